/// Something that happens in the story of a list.
public enum ListChapter: Hashable, Sendable {
    /// A finger pulls the list down past the threshold, and lifts.
    case pull(String)
    /// A finger scrolls the list to its end.
    case scrollToEnd(String)
    /// A finger scrolls the list to its end and pulls it up past the threshold, and lifts.
    case pullAtEnd(String)
    /// The example's own key is typed.
    case key

    /// What people call it; nil if nothing of it is to be seen.
    var title: String? {
        switch self {
        case .pull(let title), .scrollToEnd(let title), .pullAtEnd(let title): title
        case .key: nil
        }
    }
}
