/// What a list may be loading.
public enum ListLoad: UInt8, Hashable, Sendable, CaseIterable {
    /// The first page, in place of everything.
    case reload
    /// The page after the last one loaded.
    case more
}
