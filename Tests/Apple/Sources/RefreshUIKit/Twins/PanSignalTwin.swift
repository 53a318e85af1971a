@_spi(StandIn) import UIKit

/// The twin of a file that needs selectors: the same, by a closure.
@MainActor final class PanSignal {
    private weak var recognizer: UIPanGestureRecognizer?

    init(_ recognizer: UIPanGestureRecognizer, _ onChange: @escaping @MainActor (UIGestureRecognizer.State) -> Void) {
        self.recognizer = recognizer
        recognizer.standInTargets.append((ObjectIdentifier(self), { onChange($0.state) }))
    }

    func invalidate() { recognizer?.standInTargets.removeAll { $0.target == ObjectIdentifier(self) } }
}
