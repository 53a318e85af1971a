// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These are Apple's declarations, in our own transcription; the bodies are a model.

open class CGPath: @unchecked Sendable {
    @_spi(StandIn) public enum Element: Equatable, Sendable {
        case move(CGPoint), line(CGPoint), curve(CGPoint, CGPoint, CGPoint), quad(CGPoint, CGPoint), close
        case ellipse(CGRect), rect(CGRect), roundedRect(CGRect, CGFloat, CGFloat)
        case arc(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat)
    }
    /// The steps, as they were added.
    @_spi(StandIn) public var elements: [Element] = []
    init() {}
    /// How many paths were ever made: to see that none is made anew.
    @_spi(StandIn) public nonisolated(unsafe) static var count = 0
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
    public override init() {
        CGPath.count += 1
        super.init()
    }
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { elements.append(.move(point)) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { elements.append(.line(point)) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.quad(end, control))
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.curve(end, control1, control2))
    }
    public func closeSubpath() { elements.append(.close) }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { elements.append(.rect(rect)) }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { elements.append(.ellipse(rect)) }
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) { elements.append(.roundedRect(rect, cornerWidth, cornerHeight)) }
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) { elements.append(.arc(center: center, radius: radius, start: startAngle, delta: delta)) }
}

public final class CGColor: Hashable, @unchecked Sendable {
    /// Red, green, blue and opacity, 0…1.
    @_spi(StandIn) public let parts: [CGFloat]
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { parts = [red, green, blue, alpha] }
    public var alpha: CGFloat { parts[3] }
    public static func == (left: CGColor, right: CGColor) -> Bool { left.parts == right.parts }
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

public final class CGImage: @unchecked Sendable {
    /// The name under which it was found.
    @_spi(StandIn) public let name: String
    @_spi(StandIn) public init(name: String, width: Int, height: Int) { (self.name, self.width, self.height) = (name, width, height) }
    public let width: Int
    public let height: Int
}
