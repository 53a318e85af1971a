extension StrokeFont {
    /// The letters with an accent: a row for each mark, the bases in the order of the letters.
    private static let composed: [(mark: StrokeMark, letters: String, bases: String)] = [
        (.grave, "ÀÈÌÒÙàèìòùǸǹẀẁỲỳ", "AEIOUaeiouNnWwYy"),
        (.acute, "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźẂẃǾǿǼǽ", "AEIOUYaeiouyCcLlNnRrSsZzWwØøÆæ"),
        (.circumflex, "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷ", "AEIOUaeiouCcGgHhJjSsWwYy"),
        (.tilde, "ÃÑÕãñõĨĩŨũ", "ANOanoIiUu"),
        (.macron, "ĀāĒēĪīŌōŪū", "AaEeIiOoUu"),
        (.breve, "ĂăĔĕĞğĬĭŎŏŬŭ", "AaEeGgIiOoUu"),
        (.dot, "ĊċĖėĠġİŻż", "CcEeGgIZz"),
        (.diaeresis, "ÄËÏÖÜäëïöüÿŸẄẅ", "AEIOUaeiouyYWw"),
        (.ring, "ÅåŮů", "AaUu"),
        (.doubleAcute, "ŐőŰű", "OoUu"),
        (.caron, "ČčĎĚěŇňŘřŠšŤŽžǍǎǏǐǑǒǓǔǦǧ", "CcDEeNnRrSsTZzAaIiOoUuGg"),
        (.commaAbove, "ģ", "g"),
        (.commaRight, "ďĽľť", "dLlt"),
        (.commaBelow, "ĢĶķĻļŅņŖŗȘșȚț", "GKkLlNnRrSsTt"),
        (.cedilla, "ÇçŞşŢţ", "CcSsTt"),
        (.ogonek, "ĄąĘęĮįŲų", "AaEeIiUu"),
    ]

    /// The base and the accent of a letter, or nil for one that is drawn for itself.
    static func parts(of letter: Unicode.Scalar) -> (base: Unicode.Scalar, mark: StrokeMark)? {
        guard letter.value >= 0xC0 else { return nil }
        for row in composed {
            for (own, base) in zip(row.letters.unicodeScalars, row.bases.unicodeScalars) where own == letter { return (base, row.mark) }
        }
        return nil
    }
}
