@_spi(StandIn) import QuartzCore
import UIKit

/// The twin of a file that needs selectors: the same, by a closure.
@MainActor final class FrameLink {
    private let onFrame: @MainActor () -> Void
    private var link: CADisplayLink?

    init(_ onFrame: @escaping @MainActor () -> Void) { self.onFrame = onFrame }

    var isPaused = true {
        didSet {
            guard isPaused != oldValue else { return }
            if isPaused { end() } else { begin() }
        }
    }

    private func begin() {
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                if let self { self.onFrame() } else { link.invalidate() }
            }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func end() {
        link?.invalidate()
        link = nil
    }
}
