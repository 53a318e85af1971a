import RefreshGeometry
import RefreshLanguages
import Testing

@Suite("Languages")
struct LanguageTests {
    @Test(
        "A tag is looked up as it is, then without its last part, and so on",
        arguments: [
            ("de", "de"), ("de-AT", "de"), ("DE-at", "de"), ("de_DE.UTF-8", "de"), ("sr_RS@latin", nil), ("pt-PT", "pt"), ("iw-IL", "he"),
            ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"),
            ("zh_Hant_TW", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("en-Arab-x-private", "en"), ("eng", nil), ("e", nil), ("", nil), ("-", nil),
            ("xx-de", nil),
        ] as [(String, String?)])
    func tags(tag: String, found: String?) {
        #expect(RefreshLanguage.of(tag)?.tag == found)
    }

    @Test("Of several the first that there is is taken, and English without one")
    func best() {
        #expect(RefreshLanguage.best(for: ["cy-GB", "fr-CA", "en"]).tag == "fr")
        #expect(RefreshLanguage.best(for: ["cy"]).tag == "en")
        #expect(RefreshLanguage.best(for: []).tag == "en")
    }

    @Test("Each language is found by its own tag, and says which way it is written", arguments: RefreshLanguage.tags)
    func found(tag: String) throws {
        let language = try #require(RefreshLanguage.of(tag))
        #expect(language.tag == tag)
        #expect((language.direction == .rightToLeft) == ["ar", "he"].contains(tag))
    }

    @Test("Each language says all that there is to say, in letters of its own", arguments: RefreshLanguage.tags)
    func complete(tag: String) throws {
        let language = try #require(RefreshLanguage.of(tag))
        for phrases in [language.refresh, language.loadMore] {
            let texts = [
                phrases.pull, phrases.release, phrases.loading, phrases.done, phrases.nothingNew, phrases.failed, phrases.noMore,
                phrases.action, phrases.retry,
            ]
            for text in texts {
                #expect(!text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false)
                #expect(!text.contains("#") && !text.contains("..."))
                if tag != "en" { #expect(!english.contains(text)) }
            }
            #expect(Set(texts).count == texts.count)
        }
        let ages = language.ages
        #expect(!ages.justNow.contains("#") && !ages.longAgo.contains("#"))
        for plural in [ages.minutes, ages.hours, ages.days] { #expect(plural.other.contains("#")) }
    }

    @Test("Each language has the forms that its rule asks for, and no others", arguments: RefreshLanguage.tags)
    func forms(tag: String) throws {
        let ages = try #require(RefreshLanguage.of(tag)).ages
        // As many as are ever told: no whole millions, and no form that is like the other one.
        let asked = Set((1...59).map { ages.rule.category(of: $0) })
        for plural in [ages.minutes, ages.hours, ages.days] {
            let forms: [RefreshPluralCategory: String?] = [
                .zero: plural.zero, .one: plural.one, .two: plural.two, .few: plural.few, .many: plural.many,
            ]
            for (category, form) in forms where form != nil { #expect(asked.contains(category) || tag == "ar" && category == .zero) }
            if tag == "ru" || tag == "ar" { #expect(asked.allSatisfy { $0 == .other || forms[$0] ?? nil != nil }) }
        }
    }

    private var english: [String] {
        [RefreshLanguage.english.refresh, RefreshLanguage.english.loadMore].flatMap {
            [$0.pull, $0.release, $0.loading, $0.done, $0.nothingNew, $0.failed, $0.noMore, $0.action, $0.retry]
        }
    }
}
