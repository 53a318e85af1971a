/// What a refresher says in one language, for one purpose: to refresh a list, or to load more of it. An empty text says nothing.
public struct RefreshPhrases: Sendable {
    /// While the pull is too short.
    public var pull: String
    /// When letting go begins.
    public var release: String
    /// While the load runs, and said to assistive technology when it begins.
    public var loading: String
    /// After a load that went well.
    public var done: String
    /// After a load that went well and is known to have found nothing new.
    public var nothingNew: String
    /// After one that failed.
    public var failed: String
    /// When there is no more to load.
    public var noMore: String
    /// The name of the action, for a button or for assistive technology.
    public var action: String
    /// The name of the action after a failure.
    public var retry: String

    /// Makes phrases.
    public init(
        pull: String, release: String, loading: String, done: String, nothingNew: String, failed: String, noMore: String,
        action: String, retry: String
    ) {
        self.pull = pull
        self.release = release
        self.loading = loading
        self.done = done
        self.nothingNew = nothingNew
        self.failed = failed
        self.noMore = noMore
        self.action = action
        self.retry = retry
    }
}
