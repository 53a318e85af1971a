// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These are Apple's declarations, in our own transcription; the bodies are a model. On Linux the sizes and points are Foundation's.
#if canImport(ObjectiveC)
@_exported import CoreFoundation

extension CGPoint: @retroactive Hashable {
    public static func == (left: CGPoint, right: CGPoint) -> Bool { left.x == right.x && left.y == right.y }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(y)
    }
    public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public static var zero: CGPoint { CGPoint() }
}

extension CGSize: @retroactive Hashable {
    public static func == (left: CGSize, right: CGSize) -> Bool { left.width == right.width && left.height == right.height }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
    public init(width: Double, height: Double) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public static var zero: CGSize { CGSize() }
}

extension CGRect: @retroactive Hashable {
    public static func == (left: CGRect, right: CGRect) -> Bool { left.origin == right.origin && left.size == right.size }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(size)
    }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }
    public static var zero: CGRect { CGRect() }
    public var width: CGFloat { size.width.magnitude }
    public var height: CGFloat { size.height.magnitude }
    public var minX: CGFloat { origin.x }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var maxX: CGFloat { origin.x + size.width }
    public var minY: CGFloat { origin.y }
    public var midY: CGFloat { origin.y + size.height / 2 }
    public var maxY: CGFloat { origin.y + size.height }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func contains(_ point: CGPoint) -> Bool { false }
    public var isEmpty: Bool { width == 0 || height == 0 }
}

extension CGAffineTransform: @retroactive Equatable {
    public static func == (left: CGAffineTransform, right: CGAffineTransform) -> Bool {
        left.a == right.a && left.b == right.b && left.c == right.c && left.d == right.d && left.tx == right.tx && left.ty == right.ty
    }
}
#else
@_exported import Foundation

public typealias CFTimeInterval = Double
public typealias CFTypeRef = AnyObject

public struct CGAffineTransform: Equatable, Sendable {
    public var a = 0.0 as CGFloat, b = 0.0 as CGFloat, c = 0.0 as CGFloat, d = 0.0 as CGFloat, tx = 0.0 as CGFloat, ty = 0.0 as CGFloat
    public init() {}
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
}
#endif

extension CGAffineTransform {
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
    public init(rotationAngle angle: CGFloat) { self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0) }
    public static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    public var isIdentity: Bool { self == .identity }
}
