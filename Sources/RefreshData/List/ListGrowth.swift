/// Where a list puts the rows of a further page.
public enum ListGrowth: UInt8, Hashable, Sendable, CaseIterable {
    /// After the last row: feeds.
    case atEnd
    /// Before the first row: chats, whose older messages come in at the top. A page is still in the order in which it is shown.
    case atStart
}
