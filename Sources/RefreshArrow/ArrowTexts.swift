/// What an `ArrowAnimator` says in each state, in the app's language. An empty text says nothing.
public struct ArrowTexts: Sendable {
    /// While the pull is too short.
    public var pull: String
    /// When letting go refreshes.
    public var release: String
    /// While the load runs.
    public var loading: String
    /// After a load that went well.
    public var done: String
    /// After a load that went well and is known to have found nothing new.
    public var nothingNew: String
    /// After one that failed.
    public var failed: String
    /// When there is no more to load.
    public var noMore: String
    /// A second line below all but the last, such as when the last load was. The app writes it, since the app knows the time and the
    /// reader's way to say it; nil for none.
    public var note: String?

    /// Makes texts. What is not named is as in `refresh`.
    public init(
        pull: String = "Pull to refresh", release: String = "Release to refresh", loading: String = "Refreshing…",
        done: String = "Up to date", nothingNew: String = "Nothing new", failed: String = "Couldn’t refresh",
        noMore: String = "Nothing more", note: String? = nil
    ) {
        self.pull = pull
        self.release = release
        self.loading = loading
        self.done = done
        self.nothingNew = nothingNew
        self.failed = failed
        self.noMore = noMore
        self.note = note
    }

    /// English texts for a refresh.
    public static let refresh = ArrowTexts()

    /// English texts for loading more.
    public static let loadMore = ArrowTexts(
        pull: "Pull to load more", release: "Release to load more", loading: "Loading more…", done: "Loaded",
        failed: "Couldn’t load more")

    /// No texts: the arrow alone.
    public static let none = ArrowTexts(pull: "", release: "", loading: "", done: "", nothingNew: "", failed: "", noMore: "")
}
