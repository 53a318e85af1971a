import RefreshLanguages
import Testing

@Suite("Plurals")
struct PluralTests {
    /// The forms of 0 to 130 and of some larger numbers as ICU 78 with CLDR 48 gives them, a letter each.
    @Test("Each rule takes the form that CLDR says", arguments: PluralFigures.all)
    func forms(figures: PluralFigures) {
        let found = PluralFigures.numbers.map { number in
            PluralFigures.letters[Int(figures.rule.category(of: number).rawValue)]
        }
        #expect(String(found) == figures.forms)
    }

    @Test("A negative number has the form of its magnitude, and the smallest one has one too")
    func negative() {
        #expect(RefreshPluralRule.russian.category(of: -21) == .one)
        #expect(RefreshPluralRule.arabic.category(of: .min) == .few)
    }

    @Test("A form that isn't there is the other one")
    func missing() {
        let plural = RefreshPlural(one: "one thing", other: "# things")
        #expect([0, 1, 2].map { plural.text(of: $0, by: .arabic) } == ["0 things", "one thing", "2 things"])
    }

    @Test("The number stands where its sign stood, as often as it did")
    func sign() {
        #expect(RefreshPlural(other: "# von #, é").text(of: -7, by: .chinese) == "-7 von -7, é")
    }
}
