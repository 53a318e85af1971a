import RefreshGeometry

/// What a real scroll view has been seen to do wrong, to be turned on in a test. All is off unless it is set.
public struct SimulatorFaults: Hashable, Sendable {
    /// Each change of the offset, the sizes and the insets is reported twice.
    public var doublesNotifications = false
    /// The report that follows a write of an inset comes late: after the report of whatever happens next.
    public var delaysInsetEcho = false
    /// An error that insets are read back with, in points, its sign changing from one reading to the next. Not finite: 0.
    public var insetError = 0.0
    /// A write of an inset in the moment of the lift moves the offset by the difference, and reports that, before the host puts it right.
    public var shiftsOffsetAtLift = false
    /// Whatever moves is dropped where it is when the scroll view gets out of sight, and nobody is told that it has ended.
    public var dropsMotionOutOfSight = false

    /// Makes a scroll view without faults.
    public init() {}

    /// No faults.
    public static let none = SimulatorFaults()
}
