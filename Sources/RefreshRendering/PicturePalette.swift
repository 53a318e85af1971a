public import RefreshAnimation

/// The colours that a picture's roles stand for, and what lies behind it.
///
/// The stock ones are the system colours of iOS 13 to 18 (contrast, computed by WCAG's formula, against white and against black):
///
/// | role | light | contrast | dark | contrast |
/// |---|---|---|---|---|
/// | primary | #000000 | 21 | #FFFFFF | 21 |
/// | secondary | #3C3C43, 60 % | 3.44 | #EBEBF5, 60 % | 6.36 |
/// | tertiary | #3C3C43, 30 % | 1.72 | #EBEBF5, 30 % | 2.23 |
/// | tint | #007AFF | 4.02 | #0A84FF | 5.76 |
/// | success | #248A3D | 4.40 | #30D158 | 10.39 |
/// | failure | #D70015 | 5.38 | #FF453A | 6.16 |
/// | track | #787880, 20 % | | #787880, 36 % | |
///
/// Success and failure are, in light, those of increased contrast: the usual green has 2.22 on white, too little for a sign (WCAG 1.4.11 asks
/// for 3).
public struct PicturePalette: Hashable, Sendable {
    /// The colour of `PictureInk.primary`. As all colours here it is a custom ink; a role in its place counts as black.
    public var primary: PictureInk
    /// The colour of `PictureInk.secondary`.
    public var secondary: PictureInk
    /// The colour of `PictureInk.tertiary`.
    public var tertiary: PictureInk
    /// The colour of `PictureInk.tint`.
    public var tint: PictureInk
    /// The colour of `PictureInk.success`.
    public var success: PictureInk
    /// The colour of `PictureInk.failure`.
    public var failure: PictureInk
    /// The colour of `PictureInk.track`.
    public var track: PictureInk
    /// What lies behind a picture.
    public var background: PictureInk
    /// The hairline between two things that lie on the background.
    public var separator: PictureInk

    /// Dark ink on white.
    public static let light = PicturePalette(
        primary: PictureInk(hex: 0x000000), secondary: PictureInk(hex: 0x3C3C43).opacity(0.6),
        tertiary: PictureInk(hex: 0x3C3C43).opacity(0.3), tint: PictureInk(hex: 0x007AFF), success: PictureInk(hex: 0x248A3D),
        failure: PictureInk(hex: 0xD70015), track: PictureInk(hex: 0x787880).opacity(0.2), background: PictureInk(hex: 0xFFFFFF),
        separator: PictureInk(hex: 0x3C3C43).opacity(0.29))

    /// Light ink on black.
    public static let dark = PicturePalette(
        primary: PictureInk(hex: 0xFFFFFF), secondary: PictureInk(hex: 0xEBEBF5).opacity(0.6),
        tertiary: PictureInk(hex: 0xEBEBF5).opacity(0.3), tint: PictureInk(hex: 0x0A84FF), success: PictureInk(hex: 0x30D158),
        failure: PictureInk(hex: 0xFF453A), track: PictureInk(hex: 0x787880).opacity(0.36), background: PictureInk(hex: 0x000000),
        separator: PictureInk(hex: 0x545458).opacity(0.6))

    /// An ink with its role replaced by the colour here; the two opacities multiply. A custom ink comes back as it is.
    public func resolve(_ ink: PictureInk) -> PictureInk {
        let color =
            switch ink.role {
            case .primary: primary
            case .secondary: secondary
            case .tertiary: tertiary
            case .tint: tint
            case .success: success
            case .failure: failure
            case .track: track
            case .custom: ink
            }
        return ink.role == .custom ? ink : color.opacity(ink.alpha)
    }
}
