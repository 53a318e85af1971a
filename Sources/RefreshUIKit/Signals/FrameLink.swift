#if canImport(ObjectiveC) && canImport(UIKit)
import QuartzCore
import UIKit

/// Calls back once a frame, as long as it isn't paused. It starts paused, and has no display link then.
///
/// A display link is kept by the run loop and keeps its target. So the target is a small object of its own, and ends the link once
/// whoever wanted the frames is gone.
@MainActor final class FrameLink {
    private let onFrame: @MainActor () -> Void
    private var link: CADisplayLink?

    init(_ onFrame: @escaping @MainActor () -> Void) { self.onFrame = onFrame }

    /// Whether frames are unwanted.
    var isPaused = true {
        didSet {
            guard isPaused != oldValue else { return }
            if isPaused { end() } else { begin() }
        }
    }

    private func begin() {
        let target = Target()
        target.owner = self
        let link = CADisplayLink(target: target, selector: #selector(Target.tick(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func end() {
        link?.invalidate()
        link = nil
    }

    @MainActor private final class Target: NSObject {
        weak var owner: FrameLink?

        @objc func tick(_ link: CADisplayLink) {
            if let owner { owner.onFrame() } else { link.invalidate() }
        }
    }
}
#endif
