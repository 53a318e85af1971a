import RefreshLanguages
import Testing

@Suite("Ages")
struct AgeTests {
    /// Where a language says it in a more usual way than CLDR's, which is made for tables.
    private static let own = [
        "he": [
            "לפני דקה (1)": "לפני דקה", "לפני 2 דקות": "לפני שתי דקות", "לפני שעה (1)": "לפני שעה", "לפני שעתיים (2)": "לפני שעתיים",
            "לפני יום אחד (1)": "לפני יום אחד", "לפני יומיים (2)": "לפני יומיים",
        ]
    ]

    @Test("The time stands in the sentence as CLDR tells it", arguments: AgeFigures.all)
    func times(figures: AgeFigures) throws {
        let ages = try #require(RefreshLanguage.of(figures.tag)).ages
        func check(_ told: String, _ counts: [Int], _ age: (Int) -> RefreshAge) {
            let told = told.split(separator: "|").map(String.init)
            #expect(told.count == counts.count)
            for (told, count) in zip(told, counts) {
                let expected = Self.own[figures.tag]?[told] ?? told
                #expect(bare(ages.text(of: age(count))).contains(bare(expected)))
            }
        }
        check(figures.minutes, AgeFigures.minutes) { .minutes($0) }
        check(figures.hours, AgeFigures.hours) { .hours($0) }
        check(figures.days, AgeFigures.days) { .days($0) }
    }

    /// Without spaces and capitals: a sentence begins with one, and some languages set a space before a unit or none.
    private func bare(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace } }

    @Test(
        "An age is rounded down to what one says",
        arguments: [
            (0.0, RefreshAge.justNow), (59.9, .justNow), (60, .minutes(1)), (119, .minutes(1)), (120, .minutes(2)), (3599, .minutes(59)),
            (3600, .hours(1)), (86_399, .hours(23)), (86_400, .days(1)), (604_799, .days(6)), (604_800, .longAgo), (1e300, .longAgo),
            (.infinity, .longAgo), (-1, .justNow), (-.infinity, .justNow), (.nan, .justNow),
        ])
    func rounding(seconds: Double, age: RefreshAge) {
        #expect(RefreshAge(seconds: seconds) == age)
    }

    @Test("English in full")
    func english() {
        let ages = RefreshLanguage.english.ages
        #expect(
            [0, 60, 180, 3600, 2 * 86_400, 1e9].map { ages.text(ofSeconds: $0) } == [
                "Updated just now", "Updated 1 minute ago", "Updated 3 minutes ago", "Updated 1 hour ago", "Updated 2 days ago",
                "Updated over a week ago",
            ])
    }
}
