public import RefreshLanguages

/// What an `ArrowAnimator` says: a text for each state, and a second line.
public struct ArrowTexts: Sendable {
    /// The text of each state. An empty one says nothing.
    public var phrases: RefreshPhrases
    /// A second line below all but the last. Nil: when the list was last refreshed, where the moment knows it.
    public var note: String?
    /// How the second line says when the list was last refreshed. Nil: not at all.
    public var ages: RefreshAges?

    /// Makes the texts of a language for one purpose.
    /// - Parameters:
    ///   - language: The language.
    ///   - loadsMore: Whether they are for loading more of a list instead of refreshing it.
    ///   - note: The second line. Nil: when the list was last refreshed.
    public init(_ language: RefreshLanguage = .english, loadsMore: Bool = false, note: String? = nil) {
        phrases = loadsMore ? language.loadMore : language.refresh
        ages = language.ages
        self.note = note
    }

    /// No texts: the arrow alone.
    public static var none: ArrowTexts {
        var texts = ArrowTexts()
        texts.phrases = RefreshPhrases(
            pull: "", release: "", loading: "", done: "", nothingNew: "", failed: "", noMore: "", action: "", retry: "")
        texts.ages = nil
        return texts
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
