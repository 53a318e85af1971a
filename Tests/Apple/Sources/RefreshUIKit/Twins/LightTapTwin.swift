import UIKit

/// The twin of a file that asks for iOS itself.
@MainActor final class LightTap {
    let generator = UIImpactFeedbackGenerator(style: .light)
    init(in view: UIView) {}
    func prepare() { generator.prepare() }
    func tap() { generator.impactOccurred() }
}
