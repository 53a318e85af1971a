// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NoLeadingUnderscores
public import CoreGraphics
public import Foundation

public protocol ShapeStyle: Sendable {}
extension ShapeStyle { public func opacity(_ opacity: Double) -> some ShapeStyle { self } }
public struct HierarchicalShapeStyle: ShapeStyle {
    public static let primary = Self(), secondary = Self(), tertiary = Self(), quaternary = Self()
}
public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct Color: PrimitiveView, ShapeStyle, Hashable {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
    public static let clear = Color(), accentColor = Color(), red = Color()
    private init() {}
}
public struct Angle: Hashable, Sendable {
    public static func radians(_ radians: Double) -> Angle { fatalError() }
    public static func degrees(_ degrees: Double) -> Angle { fatalError() }
}
public struct Animation: Equatable, Sendable {
    public static let `default` = Self(), easeOut = Self()
    @available(iOS 17.0, *) public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        fatalError()
    }
}
@discardableResult public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
public struct Font: Hashable, Sendable {
    public struct Weight: Hashable, Sendable { public static let regular = Self(), medium = Self(), semibold = Self(), bold = Self() }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { fatalError() }
}
public struct Text: PrimitiveView, Equatable, Sendable {
    nonisolated public init(verbatim content: String) {}
    nonisolated public init<S: StringProtocol>(_ content: S) {}
    nonisolated public func font(_ font: Font?) -> Text { self }
}
public struct Image: PrimitiveView, Equatable, Sendable {
    public enum TemplateRenderingMode: Sendable { case template, original }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {}
}
@frozen public struct Path: Equatable, Sendable {
    public init() {}
    public init(_ rect: CGRect) {}
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public init(ellipseIn rect: CGRect) {}
    public init(_ callback: (inout Path) -> Void) {}
    public var isEmpty: Bool { fatalError() }
    public mutating func move(to end: CGPoint) {}
    public mutating func addLine(to end: CGPoint) {}
    public mutating func addLines(_ lines: [CGPoint]) {}
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {}
    public mutating func closeSubpath() {}
}
@available(iOS 15.0, *) @frozen public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { fatalError() }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { fatalError() }
    }
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }
    public struct ResolvedText {
        public var shading: Shading
        public func measure(in size: CGSize) -> CGSize { fatalError() }
        public func firstBaseline(in size: CGSize) -> CGFloat { fatalError() }
    }
    public struct ResolvedImage {
        public var size: CGSize { fatalError() }
        public var shading: Shading?
    }
    public var opacity: Double
    public var environment: EnvironmentValues { fatalError() }
    public mutating func concatenate(_ matrix: CGAffineTransform) {}
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func resolve(_ text: Text) -> ResolvedText { fatalError() }
    public func resolve(_ image: Image) -> ResolvedImage { fatalError() }
    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
}
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
@available(iOS 15.0, *) public struct Canvas<Symbols: View>: PrimitiveView {}
@available(iOS 15.0, *) extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
}
@available(iOS 15.0, *) public protocol TimelineSchedule {}
@available(iOS 15.0, *) public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
@available(iOS 15.0, *) extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { fatalError() }
}
@available(iOS 15.0, *) public struct TimelineViewDefaultContext { public let date: Date }
@available(iOS 15.0, *) public struct TimelineView<Schedule, Content> {}
@available(iOS 15.0, *) extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {}
}
