import RefreshControl
import RefreshGeometry

/// What assistive technology says of a refresher, in the app's language where its strings have the key.
enum RefreshSpeech {
    /// The name of the action that starts it.
    static func action(at position: Position) -> String {
        switch position {
        case .top, .leading: "Refresh"
        case .bottom, .trailing: "Load more"
        }
    }

    /// What is said when something has happened.
    static func announcement(_ announcement: RefreshAnnouncement, at position: Position) -> String {
        switch (announcement, position) {
        case (.started, .top), (.started, .leading): "Refreshing"
        case (.started, .bottom), (.started, .trailing): "Loading more"
        case (.done, .top), (.done, .leading): "Refreshed"
        case (.done, .bottom), (.done, .trailing): "Loaded"
        case (.failed, .top), (.failed, .leading): "Couldn’t refresh"
        case (.failed, .bottom), (.failed, .trailing): "Couldn’t load"
        }
    }
}
