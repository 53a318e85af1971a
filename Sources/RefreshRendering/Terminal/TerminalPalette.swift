public import RefreshAnimation

/// The colours of a terminal: one for each role of a picture, and what lies behind them.
public struct TerminalPalette: Hashable, Sendable {
    /// What inks fade into. No cell is painted with it: it should be the terminal's own background.
    public var background: TerminalInk
    /// The strongest ink.
    public var primary: TerminalInk
    /// The usual ink of indicators and texts.
    public var secondary: TerminalInk
    /// The faintest ink that is still seen as a sign.
    public var tertiary: TerminalInk
    /// The accent.
    public var tint: TerminalInk
    /// The sign that all went well.
    public var success: TerminalInk
    /// The sign that something failed.
    public var failure: TerminalInk
    /// What lies under an indicator.
    public var track: TerminalInk

    /// For dark terminals: iOS's dark colours as they look on black.
    public static let dark = TerminalPalette(
        background: .black, primary: .white, secondary: TerminalInk(hex: 0x8D8D93), tertiary: TerminalInk(hex: 0x464649),
        tint: TerminalInk(hex: 0x0A84FF), success: TerminalInk(hex: 0x30D158), failure: TerminalInk(hex: 0xFF453A),
        track: TerminalInk(hex: 0x2B2B2E))

    /// For light terminals: iOS's light colours as they look on white; green and red as with increased contrast.
    public static let light = TerminalPalette(
        background: .white, primary: .black, secondary: TerminalInk(hex: 0x8A8A8E), tertiary: TerminalInk(hex: 0xC5C5C7),
        tint: TerminalInk(hex: 0x007AFF), success: TerminalInk(hex: 0x248A3D), failure: TerminalInk(hex: 0xD70015),
        track: TerminalInk(hex: 0xE4E4E6))

    /// The palette for a terminal of this background: light or dark, whichever stands out from it.
    public static func suited(to background: TerminalInk) -> TerminalPalette {
        // The luma of Rec. 601.
        let luma = 0.299 * Double(background.red) + 0.587 * Double(background.green) + 0.114 * Double(background.blue)
        var palette = luma < 128 ? dark : light
        palette.background = background
        return palette
    }

    /// The colour of an ink, without its opacity.
    public func color(of ink: PictureInk) -> TerminalInk {
        switch ink.role {
        case .primary: primary
        case .secondary: secondary
        case .tertiary: tertiary
        case .tint: tint
        case .success: success
        case .failure: failure
        case .track: track
        case .custom: TerminalInk(red: ink.red, green: ink.green, blue: ink.blue)
        }
    }
}
