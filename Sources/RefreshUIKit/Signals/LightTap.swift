#if canImport(ObjectiveC) && canImport(UIKit)
import UIKit

/// The light haptic; nothing where devices have none.
@MainActor final class LightTap {
    #if os(iOS)
    private let generator: UIImpactFeedbackGenerator

    init(in view: UIView) {
        if #available(iOS 17.5, *) {
            generator = UIImpactFeedbackGenerator(style: .light, view: view)
        } else {
            generator = UIImpactFeedbackGenerator(style: .light)
        }
    }

    /// A tap may come soon.
    func prepare() { generator.prepare() }

    func tap() { generator.impactOccurred() }
    #else
    init(in view: UIView) {}
    func prepare() {}
    func tap() {}
    #endif
}
#endif
