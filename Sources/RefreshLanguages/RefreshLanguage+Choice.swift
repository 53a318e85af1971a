extension RefreshLanguage {
    /// The languages of the package, by their tags.
    public static var tags: [String] { known.map { $0.tag } }

    /// The language for a tag, or for the nearest one above it: `zh-Hant-TW` is looked up as `zh-Hant`, then as `zh`. Nil without one.
    ///
    /// Case doesn't matter, `_` is as good as `-`, and what follows a `.` or an `@` is left out, so that a POSIX locale is a tag too. Chinese
    /// without a script is written as its region does (CLDR's likely subtags): traditional in Taiwan, Hong Kong and Macao, else simplified.
    /// The former tag of Hebrew, `iw`, is known.
    public static func of(_ tag: String) -> RefreshLanguage? {
        var subtags = subtags(of: tag)
        if subtags.first == Subtag("iw") { subtags[0] = Subtag("he") }
        if subtags.first == Subtag("zh") {
            let traditional = ["hant", "tw", "hk", "mo"].map(Subtag.init), isSaid = subtags.contains(Subtag("hans"))
            subtags = ["zh", !isSaid && subtags.contains(where: traditional.contains) ? "hant" : "hans"].map(Subtag.init)
        }
        while !subtags.isEmpty {
            for (tag, language) in known where self.subtags(of: tag) == subtags { return language() }
            subtags.removeLast()
        }
        return nil
    }

    /// The first language that there is, of those that a reader prefers, best first; English without one.
    public static func best(for tags: some Sequence<String>) -> RefreshLanguage {
        for tag in tags {
            if let language = of(tag) { return language }
        }
        return english
    }

    private static var known: [(tag: String, language: () -> RefreshLanguage)] {
        [
            ("en", { english }), ("ar", { arabic }), ("de", { german }), ("es", { spanish }), ("fr", { french }), ("he", { hebrew }),
            ("hi", { hindi }), ("it", { italian }), ("ja", { japanese }), ("ko", { korean }), ("pt", { portuguese }), ("ru", { russian }),
            ("tr", { turkish }), ("zh-Hans", { simplifiedChinese }), ("zh-Hant", { traditionalChinese }),
        ]
    }

    private static func subtags(of tag: String) -> [Subtag] {
        tag.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
            .split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }.map { Subtag($0) }
    }
}

/// A part of a tag, in small letters. Bytes, since comparing texts takes tables that a small web page has no use for.
private struct Subtag: Equatable {
    let bytes: [UInt8]

    init(_ text: String) { self.init(text.utf8) }

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
    }
}
