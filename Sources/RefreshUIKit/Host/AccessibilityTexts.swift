#if canImport(UIKit)
import RefreshControl
import RefreshGeometry

/// What assistive technology says.
enum AccessibilityTexts {
    /// The name of the action at an edge.
    static func action(at edge: RefreshEdge) -> String {
        switch edge {
        case .top, .leading: "Refresh"
        case .bottom, .trailing: "Load more"
        }
    }

    /// What is announced of a load at an edge.
    static func text(of announcement: RefreshAnnouncement, at edge: RefreshEdge) -> String {
        let isRefresh = edge == .top || edge == .leading
        return switch announcement {
        case .started: isRefresh ? "Refreshing" : "Loading more"
        case .done: isRefresh ? "Refreshed" : "More loaded"
        case .failed: isRefresh ? "Refreshing failed" : "Loading more failed"
        }
    }
}
#endif
