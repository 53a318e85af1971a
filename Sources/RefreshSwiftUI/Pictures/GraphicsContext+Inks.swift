#if canImport(SwiftUI)
import RefreshAnimation
import SwiftUI

extension GraphicsContext {
    /// What an ink paints with: the environment's foreground and tint, and for success, failure and tracks colours that are seen on light and on
    /// dark (the system's green, red and fill of iOS 13; green and red, on light, those of increased contrast).
    func shading(_ ink: PictureInk) -> Shading {
        let isDark = environment.colorScheme == .dark
        switch ink.role {
        case .primary: return .style(HierarchicalShapeStyle.primary.opacity(ink.alpha))
        case .secondary: return .style(HierarchicalShapeStyle.secondary.opacity(ink.alpha))
        case .tertiary: return .style(HierarchicalShapeStyle.tertiary.opacity(ink.alpha))
        case .tint: return .style(TintShapeStyle().opacity(ink.alpha))
        case .success: return color(isDark ? (0x30, 0xD1, 0x58) : (0x24, 0x8A, 0x3D), ink.alpha)
        case .failure: return color(isDark ? (0xFF, 0x45, 0x3A) : (0xD7, 0x00, 0x15), ink.alpha)
        case .track: return color((0x78, 0x78, 0x80), ink.alpha * (isDark ? 0.36 : 0.2))
        case .custom: return color((ink.red, ink.green, ink.blue), ink.alpha)
        }
    }

    private func color(_ parts: (red: UInt8, green: UInt8, blue: UInt8), _ alpha: Double) -> Shading {
        .color(
            .sRGB, red: Double(parts.red) / 255, green: Double(parts.green) / 255, blue: Double(parts.blue) / 255, opacity: alpha)
    }
}
#endif
