public import RefreshAnimation

/// The colour of a terminal cell: 24 bits.
public struct TerminalInk: Hashable, Sendable {
    /// The red part, 0…255.
    public var red: UInt8
    /// The green part, 0…255.
    public var green: UInt8
    /// The blue part, 0…255.
    public var blue: UInt8

    /// Makes an ink from its parts.
    @inlinable public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Makes an ink from parts of 0…1. Smaller, greater and not finite numbers are clamped, NaN to 0.
    public init(red: Double, green: Double, blue: Double) {
        self.init(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue))
    }

    /// Makes an ink from its six hexadecimal digits, as in `0x248A3D`. Higher bits are ignored.
    @inlinable public init(hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8), blue: UInt8(truncatingIfNeeded: hex))
    }

    /// Makes an ink from a custom one of a picture, without its opacity. A role counts as black.
    @inlinable public init(_ ink: PictureInk) { self.init(red: ink.red, green: ink.green, blue: ink.blue) }

    /// Black.
    public static let black = TerminalInk(red: UInt8(0), green: 0, blue: 0)
    /// White.
    public static let white = TerminalInk(red: UInt8(255), green: 255, blue: 255)

    /// The ink on its way to another: itself at 0, the other at 1. The amount is clamped to that range.
    public func mixed(with other: TerminalInk, amount: Double) -> TerminalInk {
        let part = amount > 0 ? min(1, amount) : 0
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 { Self.byte((Double(from) + (Double(to) - Double(from)) * part) / 255) }
        return TerminalInk(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// The nearest colour of xterm's palette of 256: one of the 6 × 6 × 6 cube (16…231) or of the 24 greys (232…255).
    public var paletteIndex: UInt8 {
        let cube = TerminalInk(red: Self.cubeLevel(red).value, green: Self.cubeLevel(green).value, blue: Self.cubeLevel(blue).value)
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let step = min(23, max(0, (mean - 3) / 10))
        let level = UInt8(8 + 10 * step)
        if distance(to: TerminalInk(red: level, green: level, blue: level)) < distance(to: cube) { return UInt8(232 + step) }
        return UInt8(16 + 36 * Self.cubeLevel(red).index + 6 * Self.cubeLevel(green).index + Self.cubeLevel(blue).index)
    }

    /// The square of the distance to another ink in the cube of colours.
    func distance(to other: TerminalInk) -> Int {
        let r = Int(red) - Int(other.red)
        let g = Int(green) - Int(other.green)
        let b = Int(blue) - Int(other.blue)
        return r * r + g * g + b * b
    }

    /// The nearest level of xterm's cube: 0, 95, 135, 175, 215 or 255.
    private static func cubeLevel(_ part: UInt8) -> (index: Int, value: UInt8) {
        if part < 48 { return (0, 0) }
        if part < 115 { return (1, 95) }
        let index = min(5, (Int(part) - 35) / 40)
        return (index, UInt8(55 + 40 * index))
    }

    private static func byte(_ part: Double) -> UInt8 {
        part > 0 ? UInt8(min(1, part) * 255 + 0.5) : 0
    }
}
