public import RefreshGeometry

/// How a text is set, in the system's font. Trivial.
public struct PictureTextStyle: Hashable, Sendable {
    /// How heavy the letters are.
    public enum Weight: UInt8, Hashable, Sendable, CaseIterable {
        /// The weight of running text; 400 in CSS.
        case regular
        /// A little heavier; 500 in CSS.
        case medium
        /// The weight of headlines; 600 in CSS.
        case semibold
        /// The weight of titles; 700 in CSS.
        case bold
    }

    /// Which part of a text stands at its anchor.
    public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
        /// Its start: the left end of a text that runs from left to right, the right end of the other.
        case leading
        /// Its middle.
        case center
        /// Its end.
        case trailing
    }

    /// The size of the font, in points. 0, less or not finite draws nothing.
    public var size: Double
    /// How heavy the letters are.
    public var weight: Weight
    /// Which part of the text stands at its anchor.
    public var alignment: Alignment
    /// The direction in which the line runs as a whole; it decides where leading is.
    public var direction: ReadingDirection

    /// Makes a style.
    @inlinable public init(
        size: Double, weight: Weight = .regular, alignment: Alignment = .center, direction: ReadingDirection = .leftToRight
    ) {
        self.size = size
        self.weight = weight
        self.alignment = alignment
        self.direction = direction
    }

    /// The baseline at which the capitals of a text are centred on a height: `y` and half the height of a capital, which is taken as 0.7 of
    /// the size (0.705 in SF Pro, 0.716 in Helvetica and Arial, 0.711 in Roboto).
    @inlinable public func baseline(centeredOn y: Double) -> Double { y + 0.35 * size }
}
