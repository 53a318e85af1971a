import RefreshLanguages

/// Which form languages take for a number, as Intl.PluralRules of ICU 78.2 with CLDR 48.0 tells them: made by node 20.20.2.
struct PluralFigures: Sendable, CustomStringConvertible {
    let rule: RefreshPluralRule
    /// The languages asked, which agree.
    let languages: String
    /// The form of each number, a letter each.
    let forms: String

    var description: String { languages }

    static let letters = Array("z12fmo")
    static let numbers = Array(0...130) + [200, 201, 202, 203, 211, 212, 1000, 1001, 1002, 1003, 1011, 1_000_000, 1_000_001, 2_000_000]

    static let all = [
        PluralFigures(
            rule: .chinese, languages: "zh ja ko",
            forms: "oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo"
                + "ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo"),
        PluralFigures(
            rule: .german, languages: "de en tr",
            forms: "o1oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo"
                + "ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo"),
        PluralFigures(
            rule: .hindi, languages: "hi",
            forms: "11oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo"
                + "ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo"),
        PluralFigures(
            rule: .spanish, languages: "es it",
            forms: "o1oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo"
                + "oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooomom"),
        PluralFigures(
            rule: .french, languages: "fr pt",
            forms: "11oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo"
                + "oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooomom"),
        PluralFigures(
            rule: .hebrew, languages: "he",
            forms: "o12ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo"
                + "ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo"),
        PluralFigures(
            rule: .russian, languages: "ru",
            forms: "m1fffmmmmmmmmmmmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmm1fffm"
                + "mmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmmmmmmmmmmmm1fffmmmmmmm1ffmmm1ffmm1m"),
        PluralFigures(
            rule: .arabic, languages: "ar",
            forms: "z12ffffffffmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm"
                + "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmoooffffffffmmmmmmmmmmmmmmmmmmmmooofmmooofmooo"),
    ]
}
