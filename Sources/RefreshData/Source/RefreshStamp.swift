/// A source's own mark on a page, by which it later knows whether the page has changed: an entity tag, a date, a version.
///
/// It stays with whoever holds the page and goes back to the source with the next request, so that a source needs no memory and "nothing
/// new" is always said of what the asker really has.
public struct RefreshStamp: Hashable, Sendable, Codable {
    /// The mark, in the source's own terms.
    public var text: String

    /// Makes a stamp.
    public init(_ text: String) {
        self.text = text
    }
}
