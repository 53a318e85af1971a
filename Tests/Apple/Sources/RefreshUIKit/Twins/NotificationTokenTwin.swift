import Foundation

/// The twin of a file that asks for the main thread: under a test's main actor it may be another one.
final class NotificationToken {
    private let observer: any NSObjectProtocol

    init(_ name: NSNotification.Name, _ onPost: @escaping @MainActor @Sendable (_ object: ObjectIdentifier?) -> Void) {
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            let object = notification.object.map { ObjectIdentifier($0 as AnyObject) }
            MainActor.assumeIsolated { onPost(object) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(observer) }
}
