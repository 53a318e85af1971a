/// A line drawn along a shape, centred on it. Trivial.
public struct PictureStroke: Hashable, Sendable {
    /// How a line ends.
    public enum Cap: UInt8, Hashable, Sendable, CaseIterable {
        /// Cut off at the end.
        case butt
        /// With a half disc about the end.
        case round
        /// With a half square beyond the end.
        case square
    }

    /// How a line turns a corner.
    public enum Join: UInt8, Hashable, Sendable, CaseIterable {
        /// With a point, up to a length of four widths; a sharper corner is cut off. (SVG's default limit.)
        case miter
        /// With a disc.
        case round
        /// Cut off.
        case bevel
    }

    /// A line in pieces of equal length, in points.
    public struct Dash: Hashable, Sendable {
        /// The length of a piece, more than 0.
        public var length: Double
        /// The length between two pieces, more than 0.
        public var gap: Double
        /// How far into the pattern the line begins.
        public var phase: Double

        /// Makes a pattern. One that has a length or gap which is not positive and finite draws as a whole line.
        @inlinable public init(length: Double, gap: Double, phase: Double = 0) {
            self.length = length
            self.gap = gap
            self.phase = phase
        }

        /// Whether the pattern can be drawn: its lengths are positive, and all of it is finite.
        @inlinable public var isValid: Bool { length > 0 && gap > 0 && length.isFinite && gap.isFinite && phase.isFinite }
    }

    /// What it is painted with.
    public var ink: PictureInk
    /// How wide the line is, in points before any transform. 0, less or not a number draws nothing.
    public var width: Double
    /// The pattern of dashes; nil for a whole line.
    public var dash: Dash?
    /// How the line ends.
    public var cap: Cap
    /// How the line turns a corner.
    public var join: Join

    /// Makes a stroke: round ends and corners and a whole line unless said otherwise.
    @inlinable public init(_ ink: PictureInk, width: Double, cap: Cap = .round, join: Join = .round, dash: Dash? = nil) {
        self.ink = ink
        self.width = width
        self.dash = dash
        self.cap = cap
        self.join = join
    }
}
