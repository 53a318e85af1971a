#if canImport(ObjectiveC) && canImport(UIKit)
import Foundation
import RefreshLanguages

/// The language in which the app is shown. It doesn't change while the app runs.
@MainActor enum AppLanguage {
    static let present = RefreshLanguage.best(for: Bundle.main.preferredLocalizations)
}
#endif
