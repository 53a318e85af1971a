// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Linux only: the Swift face of key-value observing, for the stand-in's own properties. On Apple's platforms it is Foundation's.
#if canImport(ObjectiveC)
enum KVO { static func changed(_ object: NSObject, _ key: AnyKeyPath) {} }
#else
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1), old = Self(rawValue: 2), initial = Self(rawValue: 4), prior = Self(rawValue: 8)
}
public struct NSKeyValueObservedChange<Value> {}
public final class NSKeyValueObservation: NSObject {
    private var remove: (() -> Void)?
    init(_ remove: @escaping () -> Void) { self.remove = remove }
    public func invalidate() {
        remove?()
        remove = nil
    }
    deinit { invalidate() }
}
public protocol _KeyValueCodingAndObserving: AnyObject {}
extension NSObject: _KeyValueCodingAndObserving {}

enum KVO {
    private struct Entry {
        let number: Int, key: AnyKeyPath, fire: () -> Void
    }
    private nonisolated(unsafe) static var entries: [ObjectIdentifier: [Entry]] = [:]
    private nonisolated(unsafe) static var lastNumber = 0

    static func changed(_ object: NSObject, _ key: AnyKeyPath) {
        for entry in entries[ObjectIdentifier(object)] ?? [] where entry.key == key { entry.fire() }
    }
    static func add(_ object: AnyObject, _ key: AnyKeyPath, _ fire: @escaping () -> Void) -> NSKeyValueObservation {
        lastNumber += 1
        let number = lastNumber, identity = ObjectIdentifier(object)
        entries[identity, default: []].append(Entry(number: number, key: key, fire: fire))
        return NSKeyValueObservation {
            entries[identity]?.removeAll { $0.number == number }
            if entries[identity]?.isEmpty == true { entries[identity] = nil }
        }
    }
}
extension _KeyValueCodingAndObserving {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        KVO.add(self, keyPath) { [weak self] in
            if let self { changeHandler(self, NSKeyValueObservedChange()) }
        }
    }
}
#endif
