import RefreshControl
import RefreshGeometry
import RefreshLanguages

/// What assistive technology says of a refresher.
struct RefreshSpeech: Sendable {
    private let language: RefreshLanguage

    /// Speaks the first language that there is, of those that a reader prefers.
    /// - Parameter tags: BCP 47 tags, best first.
    init(for tags: [String]) { language = RefreshLanguage.best(for: tags) }

    /// The name of the action that starts a refresher at an edge.
    func action(at edge: RefreshEdge) -> String { phrases(at: edge).action }

    /// What is said when something has happened at an edge.
    func text(of announcement: RefreshAnnouncement, at edge: RefreshEdge) -> String {
        let phrases = phrases(at: edge)
        return switch announcement {
        case .started: phrases.loading
        case .done: phrases.done
        case .failed: phrases.failed
        }
    }

    private func phrases(at edge: RefreshEdge) -> RefreshPhrases {
        switch edge {
        case .top, .leading: language.refresh
        case .bottom, .trailing: language.loadMore
        }
    }
}
