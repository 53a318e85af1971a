public import RefreshLanguages

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
    /// A second line below all but the last. Nil: when the list was last refreshed, where the moment knows it.
    public var note: String?
    /// How the second line says when the list was last refreshed. Nil: not at all.
    public var ages: RefreshAges?

    /// Makes texts. What is not named is as in `refresh`.
    public init(
        pull: String? = nil, release: String? = nil, loading: String? = nil, done: String? = nil, nothingNew: String? = nil,
        failed: String? = nil, noMore: String? = nil, note: String? = nil
    ) {
        let language = RefreshLanguage.english
        self.init(language.refresh, ages: language.ages, note: note)
        self.pull = pull ?? self.pull
        self.release = release ?? self.release
        self.loading = loading ?? self.loading
        self.done = done ?? self.done
        self.nothingNew = nothingNew ?? self.nothingNew
        self.failed = failed ?? self.failed
        self.noMore = noMore ?? self.noMore
    }

    /// Makes the texts of a language for one purpose.
    public init(_ phrases: RefreshPhrases, ages: RefreshAges?, note: String? = nil) {
        pull = phrases.pull
        release = phrases.release
        loading = phrases.loading
        done = phrases.done
        nothingNew = phrases.nothingNew
        failed = phrases.failed
        noMore = phrases.noMore
        self.note = note
        self.ages = ages
    }

    /// English texts for a refresh.
    public static var refresh: ArrowTexts { ArrowTexts() }

    /// English texts for loading more.
    public static var loadMore: ArrowTexts { ArrowTexts(RefreshLanguage.english.loadMore, ages: RefreshLanguage.english.ages) }

    /// No texts: the arrow alone.
    public static var none: ArrowTexts {
        let nothing = RefreshPhrases(
            pull: "", release: "", loading: "", done: "", nothingNew: "", failed: "", noMore: "", action: "", retry: "")
        return ArrowTexts(nothing, ages: nil)
    }

    /// The second line for an age.
    func note(at age: RefreshAge?) -> String { note ?? age.flatMap { ages?.text(of: $0) } ?? "" }

    /// What the second line may say in turn, so that there is room for all of it and nothing moves when the time goes on.
    func notes(at age: RefreshAge?) -> [String] {
        guard note == nil, age != nil, let ages else { return [note(at: age)] }
        let samples: [RefreshAge] =
            [.justNow, .longAgo] + [1, 2, 10, 59].map { .minutes($0) } + [1, 2, 10, 23].map { .hours($0) } + [1, 2, 6].map { .days($0) }
        return samples.map { ages.text(of: $0) }
    }
}
