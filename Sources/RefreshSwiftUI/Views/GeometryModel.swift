#if canImport(SwiftUI)
import CoreGraphics
import Accessibility
import Combine
import RefreshControl
import RefreshCore
import RefreshGeometry
import SwiftUI

/// What a view with refreshers keeps across redraws: the host, the refreshers, and what the layout has been asked for.
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
@MainActor
final class GeometryModel: ObservableObject {
    let crew = RefreshCrew()
    let host: GeometryHost
    let stage: PictureStage
    /// Where the content is sent. SwiftUI writes to it when the reader scrolls.
    var position = ScrollPosition(idType: Never.self)
    /// What the refreshers hold.
    private(set) var padding = EdgeInsets()
    /// How many haptics there were.
    private(set) var taps = 0
    private var direction = LayoutDirection.leftToRight

    init() {
        host = GeometryHost(time: SystemTime())
        stage = PictureStage(host)
        host.onOrder = { [weak self] order in self?.perform(order) }
        host.onTap = { [weak self] in
            self?.objectWillChange.send()
            self?.taps += 1
        }
        host.onAnnouncement = { announcement, refresher in
            AccessibilityNotification.Announcement(refresher.text(of: announcement)).post()
        }
    }

    /// The axes along which the refreshers lie.
    var axes: Axis.Set {
        var axes: Axis.Set = []
        for refresher in crew.refreshers {
            axes.insert(refresher.position.side(in: .leftToRight).axis == .vertical ? .vertical : .horizontal)
        }
        return axes
    }

    /// Takes the conditions on, and adds the refreshers the first time.
    func follow(_ conditions: RefreshConditions, _ direction: LayoutDirection) {
        self.direction = direction
        crew.follow(conditions)
        crew.attach(to: host)
    }

    private func perform(_ order: GeometryOrder) {
        withAnimation(order.motion.duration > 0 ? Animation(order.motion) : nil) {
            objectWillChange.send()
            padding = EdgeInsets(order.held, host.metrics.direction)
            switch order.target {
            case .side(let side): position.scrollTo(edge: Edge(side, host.metrics.direction))
            case .offset(let offset, .vertical): position.scrollTo(y: offset)
            case .offset(let offset, .horizontal): position.scrollTo(x: offset)
            case nil: break
            }
        }
    }
}
#endif
