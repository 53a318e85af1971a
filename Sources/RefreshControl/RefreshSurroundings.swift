/// What surrounds a refresher and shapes what it shows.
public struct RefreshSurroundings: Hashable, Sendable {
    /// Whether the scroll view is in a window.
    public var isInWindow: Bool
    /// Whether the app is in the foreground.
    public var isForeground: Bool
    /// Whether the reader asked for less motion.
    public var reducesMotion: Bool
    /// The reader's text size as a factor of the usual one.
    public var textScale: Double

    /// Makes surroundings; unless said otherwise all is in sight and usual.
    public init(isInWindow: Bool = true, isForeground: Bool = true, reducesMotion: Bool = false, textScale: Double = 1) {
        self.isInWindow = isInWindow
        self.isForeground = isForeground
        self.reducesMotion = reducesMotion
        self.textScale = textScale
    }

    /// Whether anybody can see the scroll view.
    public var isInSight: Bool { isInWindow && isForeground }
}
