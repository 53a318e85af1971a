import Foundation
import QuartzCore
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshLanguages
import RefreshSimulator

@_spi(StandIn) import QuartzCore
@_spi(StandIn) import UIKit
@testable import RefreshControl
@testable import UIKitHost

/// A stand-in `UIScrollView` in a window, whose content moves as a simulated scroll view's. What the host does to it, and what the host
/// has the system say and tap, comes back to the simulated one.
@MainActor final class ModelledScrollView: ScenarioHost, StandInScrollModel {
    let simulated: SimulatedScrollView
    let view: UIScrollView
    let window: UIWindow
    let scene = UIWindowScene()
    /// Whether code moves the content now, and not a finger or the content itself.
    private var isSetByCode = false
    /// Whether the finger has lifted from content that was to move on, and code has stopped it: the host's journey goes on then.
    private var isStoppedAtLift = false
    private var tokens: [RefreshEdge: RefreshToken] = [:]
    /// What was announced, in words.
    private(set) var announced: [String] = []
    private(set) static var all: [Weak] = []

    struct Weak { weak var host: ModelledScrollView? }

    init(_ simulated: SimulatedScrollView = SimulatedScrollView(), view: UIScrollView = UIScrollView(frame: .zero)) {
        self.simulated = simulated
        self.view = view
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        window.windowScene = scene
        StandIn.time = ClockTime(simulated.clock)
        view.standIn(model: self)
        updateSurroundings()
        updateMetrics()
        Self.all = Self.all.filter { $0.host != nil } + [Weak(host: self)]
        UIImpactFeedbackGenerator.standInTapped = { tapped in
            for case let modelled? in Self.all.map(\.host) where modelled.host?.haptics.generator === tapped { modelled.simulated.tap() }
        }
        UIAccessibility.standInPosted = { notification, argument in
            guard notification == .announcement, let text = argument as? String else { return }
            for case let modelled? in Self.all.map(\.host) where modelled.host?.attachment.isPerforming == true { modelled.heard(text) }
        }
        simulated.onReport = { [weak self] in self?.tell($0) }
        simulated.onEvent = { [weak self] in self?.tell($0) }
    }

    /// The host, once there is one.
    var host: ScrollViewHost? { ScrollViewHost.host(of: view) }

    // MARK: for scenarios

    var scrolling: any RefreshScrolling { view }
    var isMoving: Bool { host?.hasJourney ?? false }
    var isPaused: Bool { host?.frames.isPaused ?? true }

    // MARK: what UIKit tells

    private func tell(_ report: ScrollReport) {
        switch report {
        case .touched: break
        case .scrolled: view.standInChanged(.offset)
        case .released: if host?.isPanning == true { view.standInPan(.ended) }
        case .touchCancelled: if host?.isPanning == true { view.standInPan(.cancelled) }
        // It was seen to be at rest, whatever the clock says.
        case .settled:
            if !isSetByCode, !isStoppedAtLift { host?.rest() }
            isStoppedAtLift = false
        case .metricsChanged: updateMetrics()
        case .surroundingsChanged: updateSurroundings()
        }
    }

    private func tell(_ event: ScrollEvent) {
        switch event {
        case .willBeginDragging: view.standInPan(.began)
        case .didEndDragging(let willDecelerate): isStoppedAtLift = willDecelerate
        case .willBeginDecelerating: isStoppedAtLift = false
        default: break
        }
    }

    private func updateMetrics() {
        let metrics = simulated.metrics
        let size = CGSize(width: metrics.viewport.width, height: metrics.viewport.height)
        if view.bounds.size != size { view.bounds.size = size }
        updateTraits {
            $0.scale = metrics.pixelsPerPoint
            $0.direction = metrics.direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
        view.standInTellSafeArea()
        view.standInChanged(.contentSize)
        view.standInChanged(.contentInset)
    }

    private func updateSurroundings() {
        if simulated.isInWindow, view.window == nil { window.addSubview(view) }
        if !simulated.isInWindow, view.window != nil { view.removeFromSuperview() }
        let state: UIScene.ActivationState = simulated.isForeground ? .foregroundActive : .background
        if state != scene.standInState {
            scene.standInState = state
            NotificationCenter.default.post(
                name: simulated.isForeground ? UIScene.willEnterForegroundNotification : UIScene.didEnterBackgroundNotification,
                object: scene)
        }
        if UIAccessibility.standInReducesMotion != simulated.reducesMotion {
            UIAccessibility.standInReducesMotion = simulated.reducesMotion
            NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
        updateTraits { $0.textScale = simulated.textScale }
        if AppLanguage.present.tag != simulated.language.tag {
            AppLanguage.present = simulated.language
            host?.attachment.surroundingsChanged()
        }
    }

    private func updateTraits(_ edit: (inout UITraitCollection.Values) -> Void) {
        var values = view.traitCollection.values
        edit(&values)
        guard
            values.textScale != view.traitCollection.values.textScale || values.scale != view.traitCollection.values.scale
                || values.direction != view.traitCollection.values.direction
        else { return }
        view.standIn { $0 = values }
    }

    // MARK: what the host has the system do

    private func heard(_ text: String) {
        announced.append(text)
        for announcement in RefreshAnnouncement.allCases {
            for edge in RefreshEdge.allCases {
                guard let refresher = view.refresher(at: edge), refresher.text(of: announcement) == text else { continue }
                guard isMeant(refresher, by: announcement) else { continue }
                simulated.announce(announcement, of: refresher)
                return
            }
        }
    }

    private func isMeant(_ refresher: PullToRefresh, by announcement: RefreshAnnouncement) -> Bool {
        let edge = refresher.position
        guard announcement == .started else {
            guard let trace = host?.attachment.trace else { return true }
            for entry in trace.entries.reversed() {
                if case .finished(let ended, _) = entry.event { return ended == edge }
            }
            return false
        }
        defer { tokens[edge] = refresher.token }
        return refresher.token != nil && refresher.token != tokens[edge]
    }

    // MARK: the model of the stand-in

    var offset: CGPoint {
        get { CGPoint(x: simulated.metrics.offset.x, y: simulated.metrics.offset.y) }
        set {
            for axis in ScrollAxis.allCases where PlanePoint(newValue)[axis] != simulated.metrics.offset[axis] {
                send(PlanePoint(newValue)[axis], along: axis)
            }
        }
    }
    var contentSize: CGSize {
        get { CGSize(width: simulated.content.width, height: simulated.content.height) }
        set { simulated.content = PlaneSize(newValue) }
    }
    var contentInset: UIEdgeInsets {
        get { UIEdgeInsets(simulated.contentInset) }
        set {
            isSetByCode = true
            // Where the content goes with it is on no screen: the host puts it back in the same turn of the run loop.
            simulated.transcript.isRecording = false
            simulated.contentInset = PlaneInsets(newValue)
            simulated.transcript.isRecording = true
            isSetByCode = false
        }
    }
    var safeArea: UIEdgeInsets { UIEdgeInsets(simulated.safeArea) }
    var isTracking: Bool { simulated.isTracking }
    var isDragging: Bool { simulated.isDragging }
    var isDecelerating: Bool { simulated.isDecelerating }

    func stop(at offset: CGPoint) {
        for axis in ScrollAxis.allCases { send(PlanePoint(offset)[axis], along: axis) }
    }

    private func send(_ offset: Double, along axis: ScrollAxis) {
        isSetByCode = true
        simulated.move(RefreshMove(to: offset), along: axis)
        isSetByCode = false
    }
}
