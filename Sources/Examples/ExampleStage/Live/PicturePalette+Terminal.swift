import RefreshAnimation
import RefreshRendering

extension PicturePalette {
    /// The colours for a terminal of a background: light or dark, whichever stands out from it.
    static func suited(to background: TerminalInk) -> PicturePalette {
        // The luma of Rec. 601.
        let luma = 0.299 * Double(background.red) + 0.587 * Double(background.green) + 0.114 * Double(background.blue)
        var palette = luma < 128 ? dark : light
        palette.background = PictureInk(hex: UInt32(background.red) << 16 | UInt32(background.green) << 8 | UInt32(background.blue))
        return palette
    }
}
