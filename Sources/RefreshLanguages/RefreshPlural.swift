import RefreshGeometry

/// A text about a number of things, in the forms that a language has for it. A `#` in it is where the number goes.
///
/// A form that the language hasn't is nil, and `other` stands in for it.
public struct RefreshPlural: Sendable {
    /// For none.
    public var zero: String?
    /// For one.
    public var one: String?
    /// For two.
    public var two: String?
    /// For a small number.
    public var few: String?
    /// For a larger number.
    public var many: String?
    /// For any other number.
    public var other: String

    /// Makes the forms.
    public init(
        zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil, other: String
    ) {
        self.zero = zero
        self.one = one
        self.two = two
        self.few = few
        self.many = many
        self.other = other
    }

    /// The form of a category.
    public subscript(_ category: RefreshPluralCategory) -> String {
        switch category {
        case .zero: zero ?? other
        case .one: one ?? other
        case .two: two ?? other
        case .few: few ?? other
        case .many: many ?? other
        case .other: other
        }
    }

    /// The text for a number, in the form that the rule says and with the number in its place, in the digits 0 to 9.
    public func text(of count: Int, by rule: RefreshPluralRule) -> String {
        var writer = TextWriter()
        for byte in self[rule.category(of: count)].utf8 {
            if byte == UInt8(ascii: "#") { writer.append(count) } else { writer.append(byte: byte) }
        }
        return writer.text
    }
}
