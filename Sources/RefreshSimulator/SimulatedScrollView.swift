public import RefreshAnimation
public import RefreshControl
public import RefreshGeometry
import RefreshLanguages

/// A scroll view of numbers: content that follows a finger, gives way past its ends, is thrown and comes back as in UIScrollView, with a
/// clock that moves only when it is told to.
///
/// It is a host like any other, so that a refresher can be tried without a device:
///
/// ```swift
/// let view = SimulatedScrollView()
/// view.addPullToRefresh(PullToRefresh()) { loads += 1 }
/// view.perform(TouchScript().moved(by: PlanePoint(x: 0, y: 220), in: 0.3))
/// view.clock.advance(by: 1)
/// // view.topPullToRefresh?.state == .loading, view.metrics.offset.y == -60, view.metrics.contentInset.top == 60
/// ```
///
/// Lengths are in points, times in seconds. Numbers from outside that are not finite count as 0.
@MainActor
public final class SimulatedScrollView {
    /// The time.
    public let clock: ManualClock
    /// The constants of the content's motion. A change counts from the next event on.
    public var physics: ScrollPhysics
    /// What it does wrong, as some real ones do.
    public var faults = SimulatorFaults.none
    /// What has happened.
    public var transcript = Transcript()
    /// Whether the last picture of each refresher is kept, and not only counted. The refresher has to draw the next one into new memory
    /// then.
    public var keepsPictures = true
    /// The last picture of each refresher, by its edge.
    public internal(set) var pictures: [RefreshEdge: Picture] = [:]
    /// Called with each event of the scroll view, after its refreshers were told: what an app does in a delegate.
    public var onEvent: (@MainActor (ScrollEvent) -> Void)?
    /// Called with each report to the refreshers, before they get it: for another host that takes its motion from here.
    public var onReport: (@MainActor (ScrollReport) -> Void)?

    /// Whether a finger is down.
    public internal(set) var isTracking = false
    /// Whether a finger is down and has moved the content.
    public internal(set) var isDragging = false
    /// Whether the content goes on to move by itself after a lift.
    public internal(set) var isDecelerating = false

    /// The bond with its refreshers.
    public private(set) lazy var refreshAttachment = RefreshAttachment(host: self)

    /// The numbers as they are, without a fault in reading them.
    var numbers: ScrollMetrics
    var surrounding = RefreshSurroundings()
    var spoken = RefreshLanguage.english
    var motions = PerAxis(AxisMotion.none)
    var finger: Finger?
    /// The velocities at a lift whose moment is not over yet; nil along an axis where code has moved the content in that moment.
    var lift: PerAxis<Double?>?
    var isEchoLate = false
    var isErrorNegative = false
    var touchScriptNumber = 0
    var wakeTicket: ManualClock.Ticket?
    var frameTicket: ManualClock.Ticket?
    let frames = FrameFlag()
    lazy var nextFrame: @MainActor () -> Void = { [weak self] in self?.frameArrived() }

    /// Makes a scroll view that rests at its start, in a window, in the foreground.
    /// - Parameters:
    ///   - viewport: The size of the visible part.
    ///   - content: The size of the content.
    ///   - contentInset: The app's insets.
    ///   - safeArea: The system's part of the insets.
    ///   - pixelsPerPoint: How many pixels a point has.
    ///   - direction: The direction of reading.
    ///   - physics: The constants of the content's motion.
    ///   - clock: The time; several scroll views may share one.
    public init(
        viewport: PlaneSize = PlaneSize(width: 375, height: 667), content: PlaneSize = PlaneSize(width: 375, height: 2000),
        contentInset: PlaneInsets = .zero, safeArea: PlaneInsets = .zero, pixelsPerPoint: Double = 2,
        direction: ReadingDirection = .leftToRight, physics: ScrollPhysics = ScrollPhysics(), clock: ManualClock = ManualClock()
    ) {
        self.clock = clock
        self.physics = physics
        numbers = ScrollMetrics(
            content: content, viewport: viewport, contentInset: contentInset, safeArea: safeArea, pixelsPerPoint: pixelsPerPoint,
            direction: direction)
        for axis in ScrollAxis.allCases { numbers.offset[axis] = rounded(range(along: axis).lowerBound) }
        frames.onChange = { [weak self] in self?.askForFrame() }
        _ = refreshAttachment
    }

    /// The numbers as a reader gets them.
    public var metrics: ScrollMetrics {
        guard faults.insetError != 0 else { return numbers }
        return misread(numbers)
    }

    /// The offsets at which the content rests along an axis, with all insets as they are.
    public func range(along axis: ScrollAxis) -> ClosedRange<Double> {
        numbers.restRange(insets: numbers.contentInset, along: axis)
    }

    /// Whether a finger can move the content along an axis.
    public func scrolls(along axis: ScrollAxis) -> Bool {
        physics.scrolls(in: range(along: axis), along: axis)
    }

    /// Whether the content moves without a finger: thrown, coming back, or sent by code.
    public var isMoving: Bool { motions.horizontal != .none || motions.vertical != .none }

    private func misread(_ numbers: ScrollMetrics) -> ScrollMetrics {
        let error = faults.insetError.finite() * (isErrorNegative ? -1 : 1)
        isErrorNegative.toggle()
        var read = numbers
        for side in ScrollSide.allCases { read.contentInset[side] += error }
        return read
    }
}

// MARK: - What the extensions share

extension SimulatedScrollView {
    func limits(along axis: ScrollAxis) -> AxisMotion.Limits {
        AxisMotion.Limits(range: range(along: axis), halfPixel: numbers.halfPixel, physics: physics)
    }

    /// An offset on a whole pixel.
    func rounded(_ offset: Double) -> Double { physics.rounded(offset, halfPixel: numbers.halfPixel) }

    /// Shows another offset, and tells so. An equal one tells nothing.
    func show(_ offset: PlanePoint) {
        guard offset != numbers.offset else { return }
        numbers.offset = offset
        if transcript.isRecording { transcript.record(.scrolled(to: offset), at: clock.now) }
        transcript.counts.scrolls += 1
        report(.scrolled)
        onEvent?(.didScroll)
    }

    /// Shows another offset along one axis.
    func show(_ offset: Double, along axis: ScrollAxis) {
        var point = numbers.offset
        point[axis] = offset
        show(point)
    }

    /// Tells an event, but for `didScroll`.
    func tell(_ event: ScrollEvent) {
        if transcript.isRecording { transcript.record(.event(event), at: clock.now) }
        onEvent?(event)
    }
}
