#if canImport(ObjectiveC) && canImport(UIKit)
import QuartzCore
import UIKit

/// Calls back once a frame, as long as it isn't paused. It starts paused.
///
/// A display link keeps its target, so the target is a small object of its own and not the host.
@MainActor final class FrameLink {
    private let link: CADisplayLink

    init(_ onFrame: @escaping @MainActor () -> Void) {
        link = CADisplayLink(target: Target(onFrame), selector: #selector(Target.tick))
        link.isPaused = true
        link.add(to: .main, forMode: .common)
    }

    /// Whether frames are unwanted.
    var isPaused: Bool {
        get { link.isPaused }
        set { if newValue != link.isPaused { link.isPaused = newValue } }
    }

    /// Ends it for good: the run loop lets it go.
    func invalidate() { link.invalidate() }

    private final class Target: NSObject {
        private let onFrame: @MainActor () -> Void

        init(_ onFrame: @escaping @MainActor () -> Void) { self.onFrame = onFrame }

        @objc func tick() {
            let onFrame = onFrame
            MainActor.assumeIsolated { onFrame() }
        }
    }
}
#endif
