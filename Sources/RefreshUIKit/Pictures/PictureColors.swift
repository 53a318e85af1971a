#if canImport(UIKit)
import CoreGraphics
import RefreshAnimation
import UIKit

/// The colours of a picture's inks in the present traits. Each is found once, until the traits or the tint change.
@MainActor struct PictureColors {
    private var found: [PictureInk: CGColor] = [:]

    /// Forgets what was found: the traits or the tint have changed.
    mutating func removeAll() { found.removeAll(keepingCapacity: true) }

    /// The colour of an ink in a view.
    mutating func color(of ink: PictureInk, in view: UIView) -> CGColor {
        if let color = found[ink] { return color }
        let full = Self.color(of: ink, tint: view.tintColor).resolvedColor(with: view.traitCollection)
        let color = ink.alpha < 1 ? full.withAlphaComponent(full.cgColor.alpha * CGFloat(ink.alpha)).cgColor : full.cgColor
        found[ink] = color
        return color
    }

    /// The system's colours; where those have too little contrast for a sign, or aren't on all platforms, the numbers of
    /// `RefreshRendering.PicturePalette`.
    private static func color(of ink: PictureInk, tint: UIColor?) -> UIColor {
        switch ink.role {
        case .primary: .label
        case .secondary: .secondaryLabel
        case .tertiary: .tertiaryLabel
        case .tint: tint ?? .systemBlue
        case .success: success
        case .failure: failure
        case .track: track
        case .custom: UIColor(hex: UInt32(ink.red) << 16 | UInt32(ink.green) << 8 | UInt32(ink.blue), alpha: 1)
        }
    }

    private static let success = UIColor(light: 0x248A3D, dark: 0x30D158)
    private static let failure = UIColor(light: 0xD70015, dark: 0xFF453A)
    private static let track = UIColor(light: 0x787880, dark: 0x787880, lightAlpha: 0.2, darkAlpha: 0.36)
}

extension UIColor {
    fileprivate convenience init(hex: UInt32, alpha: Double) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
            alpha: CGFloat(alpha))
    }

    fileprivate convenience init(light: UInt32, dark: UInt32, lightAlpha: Double = 1, darkAlpha: Double = 1) {
        self.init { traits in
            traits.userInterfaceStyle == .dark ? UIColor(hex: dark, alpha: darkAlpha) : UIColor(hex: light, alpha: lightAlpha)
        }
    }
}
#endif
