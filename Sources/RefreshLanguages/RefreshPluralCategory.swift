/// The forms that languages have for numbers of things, by the names of Unicode's CLDR. What a form is for differs from language to language.
public enum RefreshPluralCategory: UInt8, Hashable, Sendable, CaseIterable {
    /// None.
    case zero
    /// As English takes for 1; in some languages for 21 or 0 too.
    case one
    /// A pair.
    case two
    /// A small number.
    case few
    /// A larger number.
    case many
    /// Any other number; the only form of some languages.
    case other
}
