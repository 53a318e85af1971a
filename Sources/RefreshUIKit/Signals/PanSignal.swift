#if canImport(ObjectiveC) && canImport(UIKit)
import UIKit

/// Tells each state of a scroll view's pan gesture: the lift and the touch that the system took away among them.
@MainActor final class PanSignal {
    private let target: Target
    private weak var recognizer: UIPanGestureRecognizer?

    init(_ recognizer: UIPanGestureRecognizer, _ onChange: @escaping @MainActor (UIGestureRecognizer.State) -> Void) {
        self.recognizer = recognizer
        target = Target(onChange)
        recognizer.addTarget(target, action: #selector(Target.changed(_:)))
    }

    /// Ends it. A signal that goes ends by itself: a recogniser doesn't keep its targets.
    func invalidate() { recognizer?.removeTarget(target, action: nil) }

    @MainActor private final class Target: NSObject {
        private let onChange: @MainActor (UIGestureRecognizer.State) -> Void

        init(_ onChange: @escaping @MainActor (UIGestureRecognizer.State) -> Void) { self.onChange = onChange }

        @objc func changed(_ recognizer: UIGestureRecognizer) { onChange(recognizer.state) }
    }
}
#endif
