// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// CGFloat and its kin. The tests on Linux have them from Foundation.
@_exported import CoreFoundation
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFTypeRef = AnyObject

@frozen public struct CGFloat: Sendable {
    public typealias NativeType = Double
    public var native: Double
    public init() { native = 0 }
    public init(_ v: Float) { native = Double(v) }
    public init(_ v: Double) { native = v }
    public init(_ v: CGFloat) { self = v }
}
extension CGFloat: SignedNumeric {
    public init?<T: BinaryInteger>(exactly source: T) { guard let d = Double(exactly: source) else { return nil }; native = d }
    public var magnitude: CGFloat { CGFloat(native.magnitude) }
    public mutating func negate() { native.negate() }
}
extension CGFloat: BinaryFloatingPoint {
    public typealias RawSignificand = UInt
    public typealias Exponent = Int
    public static var exponentBitCount: Int { Double.exponentBitCount }
    public static var significandBitCount: Int { Double.significandBitCount }
    public var bitPattern: UInt { UInt(native.bitPattern) }
    public init(bitPattern: UInt) { native = Double(bitPattern: UInt64(bitPattern)) }
    public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt) {
        native = Double(sign: sign, exponentBitPattern: exponentBitPattern, significandBitPattern: UInt64(significandBitPattern))
    }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
        native = Double(sign: sign, exponent: exponent, significand: significand.native)
    }
    public init<T: BinaryInteger>(_ v: T) { native = Double(v) }
    public var exponentBitPattern: UInt { native.exponentBitPattern }
    public var significandBitPattern: UInt { UInt(native.significandBitPattern) }
    public init(nan payload: RawSignificand, signaling: Bool) { native = Double(nan: Double.RawSignificand(payload), signaling: signaling) }
    public static var infinity: CGFloat { CGFloat(Double.infinity) }
    public static var nan: CGFloat { CGFloat(Double.nan) }
    public static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
    public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
    public static var pi: CGFloat { CGFloat(Double.pi) }
    public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
    public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }
    public var ulp: CGFloat { CGFloat(native.ulp) }
    public var sign: FloatingPointSign { native.sign }
    public var exponent: Int { native.exponent }
    public var significand: CGFloat { CGFloat(native.significand) }
    public var binade: CGFloat { CGFloat(native.binade) }
    public var significandWidth: Int { native.significandWidth }
    public mutating func formRemainder(dividingBy o: CGFloat) { native.formRemainder(dividingBy: o.native) }
    public mutating func formTruncatingRemainder(dividingBy o: CGFloat) { native.formTruncatingRemainder(dividingBy: o.native) }
    public mutating func formSquareRoot() { native.formSquareRoot() }
    public mutating func addProduct(_ l: CGFloat, _ r: CGFloat) { native.addProduct(l.native, r.native) }
    public func isEqual(to o: CGFloat) -> Bool { native == o.native }
    public func isLess(than o: CGFloat) -> Bool { native < o.native }
    public func isLessThanOrEqualTo(_ o: CGFloat) -> Bool { native <= o.native }
    public var nextUp: CGFloat { CGFloat(native.nextUp) }
    public var isNormal: Bool { native.isNormal }
    public var isFinite: Bool { native.isFinite }
    public var isZero: Bool { native.isZero }
    public var isSubnormal: Bool { native.isSubnormal }
    public var isInfinite: Bool { native.isInfinite }
    public var isNaN: Bool { native.isNaN }
    public var isSignalingNaN: Bool { native.isSignalingNaN }
    public var isCanonical: Bool { native.isCanonical }
    public mutating func round(_ rule: FloatingPointRoundingRule) { native.round(rule) }
    public static func + (l: CGFloat, r: CGFloat) -> CGFloat { CGFloat(l.native + r.native) }
    public static func - (l: CGFloat, r: CGFloat) -> CGFloat { CGFloat(l.native - r.native) }
    public static func * (l: CGFloat, r: CGFloat) -> CGFloat { CGFloat(l.native * r.native) }
    public static func / (l: CGFloat, r: CGFloat) -> CGFloat { CGFloat(l.native / r.native) }
    public static func += (l: inout CGFloat, r: CGFloat) { l.native += r.native }
    public static func -= (l: inout CGFloat, r: CGFloat) { l.native -= r.native }
    public static func *= (l: inout CGFloat, r: CGFloat) { l.native *= r.native }
    public static func /= (l: inout CGFloat, r: CGFloat) { l.native /= r.native }
}
extension CGFloat: Strideable {
    public func distance(to o: CGFloat) -> CGFloat { CGFloat(o.native - native) }
    public func advanced(by n: CGFloat) -> CGFloat { CGFloat(native + n.native) }
}
extension CGFloat: Hashable { public func hash(into h: inout Hasher) { h.combine(native) } }
extension CGFloat: ExpressibleByIntegerLiteral { public init(integerLiteral v: Int) { native = Double(v) } }
extension CGFloat: ExpressibleByFloatLiteral { public init(floatLiteral v: Double) { native = v } }
extension CGFloat: CustomStringConvertible { public var description: String { native.description } }
extension Double { public init(_ v: CGFloat) { self = v.native } }
extension Float { public init(_ v: CGFloat) { self = Float(v.native) } }
extension BinaryInteger { public init(_ v: CGFloat) { self.init(v.native) } }
public func sin(_ x: CGFloat) -> CGFloat { x }
public func cos(_ x: CGFloat) -> CGFloat { x }
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func exp(_ x: CGFloat) -> CGFloat { x }
public func log(_ x: CGFloat) -> CGFloat { x }
public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func pow(_ x: Double, _ y: Double) -> Double { x }
public func exp(_ x: Double) -> Double { x }
public func log(_ x: Double) -> Double { x }
public func sqrt(_ x: Double) -> Double { x }
public func sqrt(_ x: CGFloat) -> CGFloat { x }
