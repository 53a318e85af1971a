/// Times that are forgotten with the app.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class MemoryTimeStore: RefreshTimeStore {
    private var times: [(key: String, time: Double)] = []
    private let clock: () -> Double

    /// Makes a store.
    /// - Parameter now: The wall clock: seconds since 1970, in UTC.
    public init(now: @escaping () -> Double) {
        clock = now
    }

    /// The present by the wall clock.
    public var now: Double { clock() }

    /// The time that is kept under a key.
    public func time(of key: String) -> Double? {
        index(of: key).map { times[$0].time }
    }

    /// Keeps a time under a key. Nil forgets it.
    public func keep(_ time: Double?, of key: String) {
        if let index = index(of: key) { times.remove(at: index) }
        if let time { times.append((key, time)) }
    }

    /// Compares bytes, since comparing texts takes tables that a small web page has no use for.
    private func index(of key: String) -> Int? {
        for index in times.indices where times[index].key.utf8.elementsEqual(key.utf8) { return index }
        return nil
    }
}
