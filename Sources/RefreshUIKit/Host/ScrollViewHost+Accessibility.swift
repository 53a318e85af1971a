#if canImport(UIKit)
import RefreshControl
import RefreshGeometry
import UIKit

// What is felt and heard.
extension ScrollViewHost {
    func tap() { haptics.tap() }

    func announce(_ announcement: RefreshAnnouncement, of refresher: PullToRefresh) {
        UIAccessibility.post(notification: .announcement, argument: refresher.text(of: announcement))
    }

    /// Adds an action to those that assistive technology offers for the scroll view; the app's own stay.
    func addCustomAction(of refresher: PullToRefresh) {
        guard let scrollView else { return }
        let action = RefreshCustomAction(of: refresher)
        scrollView.accessibilityCustomActions = (scrollView.accessibilityCustomActions ?? []) + [action]
    }

    func removeCustomAction(of refresher: PullToRefresh) {
        guard let scrollView, let actions = scrollView.accessibilityCustomActions else { return }
        let rest = actions.filter { ($0 as? RefreshCustomAction)?.refresher !== refresher }
        scrollView.accessibilityCustomActions = rest.isEmpty ? nil : rest
    }
}

/// The action that starts a refresher, by the name of what it does now.
@MainActor final class RefreshCustomAction: UIAccessibilityCustomAction {
    private(set) weak var refresher: PullToRefresh?

    init(of refresher: PullToRefresh) {
        self.refresher = refresher
        super.init(name: refresher.actionName) { [weak refresher] _ in refresher?.accessibilityRefresh() ?? false }
    }

    override var name: String {
        get { refresher?.actionName ?? super.name }
        set { super.name = newValue }
    }
}
#endif
