/// The place in a row for one value of a loader: it follows the row's key, however often the row is reused.
///
/// The row owns its slot and sets its key; what belongs to a former key never shows. Freeing the slot with its row gives up its load.
///
///     final class PostCell: UITableViewCell {
///         lazy var picture = LazySlot(pictures) { [weak self] in self?.imageView?.image = $0.value ?? .placeholder }
///         func show(_ post: Post) { picture.key = post.pictureURL }
///     }
@MainActor
public final class LazySlot<Key: Hashable & Sendable, Value: Sendable> {
    private let loader: LazyLoader<Key, Value>
    private let show: (LazyContent<Value>) -> Void
    private var task: Task<Void, Never>?

    /// What the slot shows.
    public private(set) var content = LazyContent<Value>.placeholder

    /// Whose value the slot shows; nil for the placeholder alone.
    ///
    /// A new key shows its value at once if that is in memory, else the placeholder until the value has come. Setting the same key again
    /// does nothing, unless its load had failed: then it is tried again.
    public var key: Key? {
        didSet {
            if key != oldValue { return begin() }
            if case .failed = content { begin() }
        }
    }

    /// Makes an empty slot. `show` is called whenever the content is set, from the first key on.
    public init(_ loader: LazyLoader<Key, Value>, show: @escaping (LazyContent<Value>) -> Void) {
        self.loader = loader
        self.show = show
    }

    deinit {
        task?.cancel()
    }

    private func begin() {
        task?.cancel()
        task = nil
        guard let key else { return set(.placeholder) }
        if let value = loader.loaded(key) { return set(.value(value)) }
        task = Task { [weak self, loader] in
            let content: LazyContent<Value>
            do { content = .value(try await loader.value(for: key)) } catch { content = .failed(error) }
            if !Task.isCancelled { self?.set(content) }
        }
        set(.placeholder)
    }

    private func set(_ content: LazyContent<Value>) {
        self.content = content
        show(content)
    }
}
