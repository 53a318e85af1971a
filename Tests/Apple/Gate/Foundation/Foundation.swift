// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The little of Foundation that a host may use. The tests on Linux have the real one.
@_exported import ObjectiveC
@_exported import CoreFoundation

public typealias TimeInterval = Double
open class NSCoder: NSObject {}
public protocol NSCoding { func encode(with coder: NSCoder); init?(coder: NSCoder) }
public protocol NSCopying {}
public typealias NSObjectProtocol = ObjectiveC.NSObjectProtocol
open class NSNull: NSObject {}
open class NSNumber: NSObject, @unchecked Sendable {
    public init(value: Double) {}
    public init(value: Int) {}
    public init(value: Bool) {}
}
open class NSValue: NSObject {}
open class NSString: NSObject {
    public init(string: String) {}
    open var length: Int { 0 }
}
open class NSAttributedString: NSObject {
    public struct Key: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public init(string: String) {}
}
open class Thread: NSObject { public class var isMainThread: Bool { fatalError() } }
open class Timer: NSObject {
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {}
    open func invalidate() {}
}
open class Bundle: NSObject, @unchecked Sendable {
    public class var main: Bundle { fatalError() }
    open var preferredLocalizations: [String] { [] }
}

open class RunLoop: NSObject, @unchecked Sendable {
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ s: String) { rawValue = s }
        public static let `default` = Mode("kCFRunLoopDefaultMode")
        public static let common = Mode("kCFRunLoopCommonModes")
    }
    public class var main: RunLoop { fatalError() }
    open func add(_ timer: Timer, forMode mode: RunLoop.Mode) {}
    public class var current: RunLoop { fatalError() }
}

public struct Notification: @unchecked Sendable {
    public var name: Name
    public var object: Any?
    public typealias Name = NSNotification.Name
}
open class NSNotification: NSObject {
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ s: String) { rawValue = s }
    }
}
open class OperationQueue: NSObject, @unchecked Sendable { public class var main: OperationQueue { fatalError() } }
open class NotificationCenter: NSObject, @unchecked Sendable {
    public class var `default`: NotificationCenter { fatalError() }
    open func post(name: NSNotification.Name, object: Any?) {}
    open func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object: Any?) {}
    open func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
    open func removeObserver(_ observer: Any) {}
}

public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { fatalError() }

// MARK: KVO (documented: "Using Key-Value Observing in Swift"; the handler is @Sendable in current SDKs)
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1), old = Self(rawValue: 2), initial = Self(rawValue: 4), prior = Self(rawValue: 8)
}
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
}
public final class NSKeyValueObservation: NSObject { public func invalidate() {} }
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { fatalError() }
}
