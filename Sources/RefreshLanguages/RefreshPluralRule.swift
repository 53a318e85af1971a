/// Which form a language takes for a number: the cardinal rules of CLDR 48 (unicode.org/cldr, plurals.xml), for whole numbers.
///
/// A rule has the name of a language that follows it.
public enum RefreshPluralRule: UInt8, Hashable, Sendable, CaseIterable {
    /// One form for all numbers: Chinese, Japanese, Korean.
    case chinese
    /// 1, and others: German, English, Turkish.
    case german
    /// 0 and 1, and others: Hindi.
    case hindi
    /// 1, whole millions, and others: Spanish, Italian.
    case spanish
    /// 0 and 1, whole millions, and others: French, Portuguese as in Brazil.
    case french
    /// 1, 2, and others: Hebrew.
    case hebrew
    /// By the last digit, but for 11 to 14: Russian.
    case russian
    /// 0, 1, 2, and by the last two digits: Arabic.
    case arabic

    /// The form for a number. A negative one counts as its magnitude.
    public func category(of count: Int) -> RefreshPluralCategory {
        let number = count.magnitude
        switch self {
        case .chinese: return .other
        case .german: return number == 1 ? .one : .other
        case .hindi: return number <= 1 ? .one : .other
        case .spanish: return number == 1 ? .one : Self.isMillions(number) ? .many : .other
        case .french: return number <= 1 ? .one : Self.isMillions(number) ? .many : .other
        case .hebrew: return number == 1 ? .one : number == 2 ? .two : .other
        case .russian: return Self.russian(number)
        case .arabic: return Self.arabic(number)
        }
    }

    private static func isMillions(_ number: UInt) -> Bool { number > 0 && number % 1_000_000 == 0 }

    private static func russian(_ number: UInt) -> RefreshPluralCategory {
        if (11...14).contains(number % 100) { return .many }
        switch number % 10 {
        case 1: return .one
        case 2...4: return .few
        default: return .many
        }
    }

    private static func arabic(_ number: UInt) -> RefreshPluralCategory {
        switch number {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: break
        }
        switch number % 100 {
        case 3...10: return .few
        case 11...99: return .many
        default: return .other
        }
    }
}
