#if canImport(ObjectiveC) && canImport(UIKit)
import Foundation

/// Hears of a notification, on the main actor, as long as it is kept.
final class NotificationToken {
    private let observer: any NSObjectProtocol

    init(_ name: NSNotification.Name, _ onPost: @escaping @MainActor @Sendable (_ object: ObjectIdentifier?) -> Void) {
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            // Posted by the system on the main thread. Whoever posts elsewhere isn't meant.
            guard Thread.isMainThread else { return }
            let object = notification.object.map { ObjectIdentifier($0 as AnyObject) }
            MainActor.assumeIsolated { onPost(object) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(observer) }
}
#endif
