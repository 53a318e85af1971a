import RefreshGeometry

/// How a language says when the last refresh was: whole sentences, since where the time stands in one differs from language to language.
public struct RefreshAges: Sendable {
    /// Which form a number takes.
    public var rule: RefreshPluralRule
    /// Less than a minute ago.
    public var justNow: String
    /// So many minutes ago, 1 to 59.
    public var minutes: RefreshPlural
    /// So many hours ago, 1 to 23.
    public var hours: RefreshPlural
    /// So many days of 24 hours ago, 1 to 6.
    public var days: RefreshPlural
    /// A week or longer ago.
    public var longAgo: String

    /// Makes the texts.
    public init(
        rule: RefreshPluralRule, justNow: String, minutes: RefreshPlural, hours: RefreshPlural, days: RefreshPlural, longAgo: String
    ) {
        self.rule = rule
        self.justNow = justNow
        self.minutes = minutes
        self.hours = hours
        self.days = days
        self.longAgo = longAgo
    }

    /// The text for an age.
    public func text(of age: RefreshAge) -> String {
        switch age {
        case .justNow: justNow
        case .minutes(let count): minutes.text(of: count, by: rule)
        case .hours(let count): hours.text(of: count, by: rule)
        case .days(let count): days.text(of: count, by: rule)
        case .longAgo: longAgo
        }
    }

    /// The text for an age in seconds. One below 0, or not a number, counts as 0.
    public func text(ofSeconds seconds: Double) -> String { text(of: RefreshAge(seconds: seconds)) }
}
