@_spi(StandIn) import QuartzCore
import UIKit

/// The twin of a file that needs selectors: the same, by a closure.
@MainActor final class FrameLink {
    private let link: CADisplayLink

    init(_ onFrame: @escaping @MainActor () -> Void) {
        link = CADisplayLink { _ in MainActor.assumeIsolated { onFrame() } }
        link.isPaused = true
        link.add(to: .main, forMode: .common)
    }

    var isPaused: Bool {
        get { link.isPaused }
        set { if newValue != link.isPaused { link.isPaused = newValue } }
    }

    func invalidate() { link.invalidate() }
}
