import RefreshAnimation
import RefreshRendering
import Testing

/// The colours of roles.
struct PicturePaletteTests {
    /// The figures of the palette's documentation: contrast on its background.
    private static let contrasts: [(PictureInk.Role, light: Double, dark: Double)] = [
        (.primary, 21, 21), (.secondary, 3.44, 6.36), (.tertiary, 1.72, 2.23), (.tint, 4.02, 5.76), (.success, 4.40, 10.39),
        (.failure, 5.38, 6.16),
    ]

    @Test(arguments: contrasts)
    func aRoleHasTheContrastThatIsSaidOfIt(_ row: (PictureInk.Role, light: Double, dark: Double)) {
        #expect(abs(contrast(row.0, .light) - row.light) < 0.04)
        #expect(abs(contrast(row.0, .dark) - row.dark) < 0.04)
    }

    /// WCAG 1.4.11 asks for 3 : 1 of what carries a meaning.
    @Test(arguments: [PictureInk.Role.primary, .secondary, .tint, .success, .failure])
    func signsAreSeen(role: PictureInk.Role) {
        #expect(contrast(role, .light) >= 3)
        #expect(contrast(role, .dark) >= 3)
    }

    @Test func opacitiesMultiply() {
        let ink = PicturePalette.light.resolve(.secondary.opacity(0.5))
        #expect(ink == PictureInk(hex: 0x3C3C43).opacity(0.6).opacity(0.5))
        let custom = PictureInk(hex: 0x123456).opacity(0.5)
        #expect(PicturePalette.dark.resolve(custom) == custom)
    }

    private func contrast(_ role: PictureInk.Role, _ palette: PicturePalette) -> Double {
        let ink = palette.resolve(PictureInk(role))
        let (front, back) = (luminance(ink, over: palette.background), luminance(palette.background, over: palette.background))
        return (max(front, back) + 0.05) / (min(front, back) + 0.05)
    }

    /// The relative luminance of WCAG 2.1 of an ink on an opaque background, mixed and rounded to whole bytes as a screen does.
    private func luminance(_ ink: PictureInk, over background: PictureInk) -> Double {
        func channel(_ top: UInt8, _ bottom: UInt8) -> Double {
            let value = (Double(top) * ink.alpha + Double(bottom) * (1 - ink.alpha)).rounded() / 255
            return value <= 0.03928 ? value / 12.92 : power((value + 0.055) / 1.055)
        }
        return 0.2126 * channel(ink.red, background.red) + 0.7152 * channel(ink.green, background.green)
            + 0.0722 * channel(ink.blue, background.blue)
    }

    /// x to the 2.4th: x² times the fifth root of x², found by Newton's method.
    private func power(_ x: Double) -> Double {
        var root = 1.0
        for _ in 0..<60 { root -= (root * root * root * root * root - x * x) / (5 * root * root * root * root) }
        return x * x * root
    }
}
