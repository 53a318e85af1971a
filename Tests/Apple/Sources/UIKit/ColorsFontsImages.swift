// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// These are Apple's declarations, in our own transcription; the bodies are a model.
@_spi(StandIn) import CoreGraphics

open class UIColor: NSObject, @unchecked Sendable {
    private let provide: (UITraitCollection) -> CGColor
    private init(_ provide: @escaping (UITraitCollection) -> CGColor) { self.provide = provide }
    private convenience init(_ name: Double, light: Double, dark: Double, alpha: Double = 1) {
        self.init { traits in
            let shade = traits.userInterfaceStyle == .dark ? dark : light
            return CGColor(red: CGFloat(shade), green: CGFloat(name), blue: CGFloat(shade), alpha: CGFloat(alpha))
        }
    }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init { _ in CGColor(red: red, green: green, blue: blue, alpha: alpha) }
    }
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init { dynamicProvider($0).resolvedColor(with: $0).cgColor }
    }
    open var cgColor: CGColor { provide(UITraitCollection()) }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let provide = provide
        return UIColor {
            let parts = provide($0).parts
            return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        }
    }
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let color = provide(traitCollection)
        return UIColor { _ in color }
    }
    open class var black: UIColor { UIColor(white: 0, alpha: 1) }
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }
    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    // Not the real colours: each is told from the others by its green, and changes with the style.
    open class var label: UIColor { UIColor(0.01, light: 0, dark: 1) }
    open class var secondaryLabel: UIColor { UIColor(0.02, light: 0.24, dark: 0.92, alpha: 0.6) }
    open class var tertiaryLabel: UIColor { UIColor(0.03, light: 0.24, dark: 0.92, alpha: 0.3) }
    open class var systemBlue: UIColor { UIColor(0.04, light: 0, dark: 0.04) }
    open class var systemGreen: UIColor { UIColor(0.05, light: 0.2, dark: 0.19) }
    open class var systemRed: UIColor { UIColor(0.06, light: 1, dark: 0.9) }
    open class var systemFill: UIColor { UIColor(0.07, light: 0.47, dark: 0.48, alpha: 0.2) }
    open class var systemBackground: UIColor { UIColor(0.08, light: 1, dark: 0) }
}

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let body = Self(rawValue: "body"), footnote = Self(rawValue: "footnote")
    }
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let regular = Self(rawValue: 0), medium = Self(rawValue: 0.23), semibold = Self(rawValue: 0.3)
        public static let bold = Self(rawValue: 0.4)
    }
    @_spi(StandIn) public let weight: Weight
    private init(size: CGFloat, weight: Weight) {
        pointSize = size
        self.weight = weight
    }
    public let pointSize: CGFloat
    open var ascender: CGFloat { pointSize * 0.952 }
    open var descender: CGFloat { pointSize * -0.241 }
    open var lineHeight: CGFloat { pointSize * 1.193 }
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont(size: fontSize, weight: weight) }
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { systemFont(ofSize: 17) }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * CGFloat(traitCollection?.values.textScale ?? 1)
    }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
}
extension NSString {
    /// As wide as half of each letter's height.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        return CGSize(width: font.pointSize * CGFloat(length) / 2, height: font.lineHeight)
    }
}

open class UIImage: NSObject, @unchecked Sendable {
    /// The images that there are, by their names: the size in points.
    @_spi(StandIn) public nonisolated(unsafe) static var stored: [String: CGSize] = [:]
    private let image: CGImage?
    public init?(named name: String) {
        guard let size = Self.stored[name] else { return nil }
        self.size = size
        image = CGImage(name: name, width: Int(size.width), height: Int(size.height))
    }
    public init?(systemName name: String) { return nil }
    open var cgImage: CGImage? { image }
    public let size: CGSize
}
