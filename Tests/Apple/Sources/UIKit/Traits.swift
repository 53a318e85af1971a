// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// These are Apple's declarations, in our own transcription; the bodies are a model.
@_exported import QuartzCore

#if canImport(ObjectiveC)
@_exported import UIKit
extension UIEdgeInsets: Equatable {
    public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool {
        left.top == right.top && left.left == right.left && left.bottom == right.bottom && left.right == right.right
    }
}
#else
public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}
#endif
extension UIEdgeInsets {
    public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight = 0, rightToLeft = 1 }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight = 0, rightToLeft = 1 }
public enum UISemanticContentAttribute: Int, Sendable { case unspecified = 0, playback, spatial, forceLeftToRight, forceRightToLeft }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal = 0, high = 1 }

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let large = Self(rawValue: "L"), extraExtraExtraLarge = Self(rawValue: "XXXL")
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    @_spi(StandIn) public struct Values: Sendable {
        public var style = UIUserInterfaceStyle.light, direction = UITraitEnvironmentLayoutDirection.leftToRight
        public var scale = 2.0, contrast = UIAccessibilityContrast.normal
        /// What a text size of 1 becomes.
        public var textScale = 1.0
        public init() {}
    }
    @_spi(StandIn) public let values: Values
    @_spi(StandIn) public init(values: Values) { self.values = values }
    public override convenience init() { self.init(values: Values()) }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
    open var displayScale: CGFloat { CGFloat(values.scale) }
    open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.textScale > 1 ? .extraExtraExtraLarge : .large }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@available(iOS 17.0, *) public protocol UITraitDefinition {}
@available(iOS 17.0, *) public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17.0, *) public struct UITraitUserInterfaceStyle: UITraitDefinition {}
@available(iOS 17.0, *) public struct UITraitLayoutDirection: UITraitDefinition {}
@available(iOS 17.0, *) public struct UITraitDisplayScale: UITraitDefinition {}
@available(iOS 17.0, *) public struct UITraitAccessibilityContrast: UITraitDefinition {}
@available(iOS 17.0, *) public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
@available(iOS 17.0, *) @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
@available(iOS 17.0, *) @MainActor public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment
    @discardableResult func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}
