// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// These are Apple's declarations, in our own transcription; the bodies are a model.
@_exported import CoreGraphics
@_exported import Foundation

/// The time of all stand-ins: a test's hand, by way of a simulator's clock.
@_spi(StandIn) public protocol StandInTime: AnyObject {
    var now: Double { get }
    var nextFrame: Double { get }
    /// Has something done at a time.
    /// - Returns: What takes it back.
    func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> @Sendable () -> Void
}

@_spi(StandIn) public enum StandIn {
    /// The clock. A test sets one before it makes anything.
    nonisolated(unsafe) public static var time: (any StandInTime)? { didSet { runningLinks = 0 } }
    /// The display links that are not paused and not over.
    nonisolated(unsafe) public static var runningLinks = 0
}

public func CACurrentMediaTime() -> CFTimeInterval { StandIn.time?.now ?? 0 }

public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float, maximum: Float, preferred: Float?
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    public static var `default`: CAFrameRateRange { CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0) }
}

#if canImport(ObjectiveC)
open class CADisplayLink: NSObject {
    public init(target: Any, selector sel: Selector) {}
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
    open var timestamp: CFTimeInterval { 0 }
    open var duration: CFTimeInterval { 0 }
    open var targetTimestamp: CFTimeInterval { 0 }
    open var isPaused: Bool {
        get { false }
        set {}
    }
    @available(iOS 15.0, *) open var preferredFrameRateRange: CAFrameRateRange {
        get { .default }
        set {}
    }
    @available(iOS, introduced: 10.0, deprecated: 15.0, message: "preferredFrameRateRange")
    open var preferredFramesPerSecond: Int {
        get { 0 }
        set {}
    }
}
#else
/// Linux has no selectors: a link calls a closure there. The clock keeps it, as a run loop does.
open class CADisplayLink: NSObject, @unchecked Sendable {
    private let onFrame: (CADisplayLink) -> Void
    private var cancel: (@Sendable () -> Void)?
    private var isRunning = false {
        didSet { if isRunning != oldValue { StandIn.runningLinks += isRunning ? 1 : -1 } }
    }
    private var isAdded = false
    @_spi(StandIn) public init(onFrame: @escaping (CADisplayLink) -> Void) { self.onFrame = onFrame }
    open private(set) var timestamp: CFTimeInterval = 0
    open var isPaused = false { didSet { update() } }
    open var preferredFrameRateRange: CAFrameRateRange = .default
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        update()
    }
    open func invalidate() {
        isAdded = false
        update()
    }
    private func update() {
        isRunning = isAdded && !isPaused
        if !isRunning {
            cancel?()
            cancel = nil
        } else if cancel == nil, let time = StandIn.time {
            cancel = time.schedule(at: time.nextFrame) { self.tick() }
        }
    }
    private func tick() {
        cancel = nil
        timestamp = CACurrentMediaTime()
        onFrame(self)
        update()
    }
}
#endif
