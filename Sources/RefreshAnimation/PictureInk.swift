/// What a shape is painted with: a role that a palette turns into a colour, or a colour of its own; and how opaque. 8 bytes, trivial.
///
/// Roles are what makes a picture right in light and dark: prefer them.
public struct PictureInk: Hashable, Sendable {
    /// What a colour is for. A renderer's palette has one colour for each but `custom`.
    public enum Role: UInt8, Hashable, Sendable, CaseIterable {
        /// The strongest ink, for what has to be read first.
        case primary
        /// The usual ink of indicators and their texts.
        case secondary
        /// The faintest ink that is still seen as a sign.
        case tertiary
        /// The app's accent.
        case tint
        /// The sign that all went well.
        case success
        /// The sign that something failed.
        case failure
        /// What lies under an indicator: tracks, plates.
        case track
        /// The ink's own red, green and blue.
        case custom
    }

    /// What the colour is for.
    public let role: Role
    /// The red part of a custom ink in sRGB, 0…255; 0 for a role.
    public let red: UInt8
    /// The green part of a custom ink in sRGB, 0…255; 0 for a role.
    public let green: UInt8
    /// The blue part of a custom ink in sRGB, 0…255; 0 for a role.
    public let blue: UInt8
    /// Single precision is plenty for an opacity, and keeps an ink at 8 bytes.
    @usableFromInline let storedAlpha: Float

    @usableFromInline init(role: Role, red: UInt8, green: UInt8, blue: UInt8, alpha: Float) {
        self.role = role
        self.red = red
        self.green = green
        self.blue = blue
        storedAlpha = alpha
    }

    /// The ink of a role. `custom` gives black.
    @inlinable public init(_ role: Role) { self.init(role: role, red: 0, green: 0, blue: 0, alpha: 1) }

    /// A colour from its six hexadecimal digits in sRGB, as in `0x248A3D`. Higher bits are ignored.
    @inlinable public init(hex: UInt32) {
        self.init(
            role: .custom, red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex), alpha: 1)
    }

    /// How opaque the ink is, 0…1, in single precision. A role's palette colour has an opacity of its own, which multiplies with it.
    @inlinable public var alpha: Double { Double(storedAlpha) }

    /// The ink, its opacity multiplied by a factor that is clamped to 0…1; a factor that is not a number counts as 0.
    @inlinable public func opacity(_ factor: Double) -> PictureInk {
        let clamped = factor > 0 ? Float(Swift.min(1, factor)) : 0
        return PictureInk(role: role, red: red, green: green, blue: blue, alpha: storedAlpha * clamped)
    }

    /// The strongest ink, for what has to be read first.
    @inlinable public static var primary: PictureInk { PictureInk(.primary) }
    /// The usual ink of indicators and their texts.
    @inlinable public static var secondary: PictureInk { PictureInk(.secondary) }
    /// The faintest ink that is still seen as a sign.
    @inlinable public static var tertiary: PictureInk { PictureInk(.tertiary) }
    /// The app's accent.
    @inlinable public static var tint: PictureInk { PictureInk(.tint) }
    /// The sign that all went well.
    @inlinable public static var success: PictureInk { PictureInk(.success) }
    /// The sign that something failed.
    @inlinable public static var failure: PictureInk { PictureInk(.failure) }
    /// What lies under an indicator: tracks, plates.
    @inlinable public static var track: PictureInk { PictureInk(.track) }
}
