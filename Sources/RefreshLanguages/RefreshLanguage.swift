public import RefreshGeometry

/// All that refreshers say in one language.
///
/// A value: change any text in it, or make a language of your own.
///
/// ```swift
/// var language = RefreshLanguage.best(for: ["de-AT", "en"])
/// language.refresh.done = "Alles gelesen"
/// refresher.language = language
/// ```
public struct RefreshLanguage: Sendable {
    /// Its BCP 47 tag, such as `de` or `zh-Hant`.
    public var tag: String
    /// How it is written.
    public var direction: ReadingDirection
    /// What a refresher says that refreshes.
    public var refresh: RefreshPhrases
    /// What a refresher says that loads more.
    public var loadMore: RefreshPhrases
    /// When the last refresh was.
    public var ages: RefreshAges

    /// Makes a language.
    public init(
        tag: String, direction: ReadingDirection = .leftToRight, refresh: RefreshPhrases, loadMore: RefreshPhrases, ages: RefreshAges
    ) {
        self.tag = tag
        self.direction = direction
        self.refresh = refresh
        self.loadMore = loadMore
        self.ages = ages
    }
}
