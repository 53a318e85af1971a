/// The rules of one refresher, as one value. Lengths in points, times in seconds.
public struct RefreshOptions: Hashable, Sendable {
    /// The length that is held open while loading. Below 0 or not finite: 0.
    public var extent: Double
    /// The pull that fires; nil means the extent. 0, less or not finite: no pull fires, and the progress is always 0.
    public var threshold: Double?
    /// What makes it fire.
    public var trigger = RefreshTrigger.onRelease
    /// Whether the inset follows the reader's scrolling while loading, for lists with sticky headers, instead of staying.
    public var followsScroll = false
    /// Whether this refresher and any other of the same scroll view load one at a time only.
    public var isExclusive = false
    /// The shortest time between loading and finished. An end that comes earlier waits.
    public var minimumLoadingTime = 0.0
    /// How long the outcome stays on show before the space closes.
    public var resultDwell = 0.0
    /// The longest time that a load may take before it fails and its action is cancelled; nil means for ever.
    public var timeOut: Double?
    /// How long loading must last before the animator hears of it.
    public var spinnerDelay = 0.0
    /// How the space opens.
    public var opening = RefreshMotion(duration: 0.25)
    /// How the space closes.
    public var closing = RefreshMotion(duration: 0.35)
    /// Whether arming gives a light haptic.
    public var hasHaptic = true

    /// Makes the default rules for an extent.
    public init(extent: Double = 60, threshold: Double? = nil) {
        self.extent = extent
        self.threshold = threshold
    }
}
