// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible, @unchecked Sendable {
    var ptr: OpaquePointer
    public init(_ str: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
    public var description: String { fatalError() }
    public static func == (l: Selector, r: Selector) -> Bool { l.ptr == r.ptr }
    public func hash(into hasher: inout Hasher) { hasher.combine(ptr) }
}
public struct ObjCBool: ExpressibleByBooleanLiteral {
    var _value: UInt8
    public init(_ value: Bool) { _value = value ? 1 : 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }
    public var boolValue: Bool { _value != 0 }
}
extension NSObject: Equatable, Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.boolValue }
