public import Foundation
public import RefreshControl

/// Times of last refreshes in `UserDefaults`: they survive launches, and with a suite they are shared with an app's extensions.
@MainActor
public final class UserDefaultsTimeStore: RefreshTimeStore {
    private let defaults: UserDefaults
    private let clock: () -> Double

    /// What stands before a key there.
    nonisolated public static let prefix = "RefreshKit.updated."

    /// Makes a store.
    /// - Parameters:
    ///   - defaults: Where the times are kept.
    ///   - now: The wall clock: seconds since 1970, in UTC.
    public init(_ defaults: UserDefaults = .standard, now: @escaping () -> Double = { Date().timeIntervalSince1970 }) {
        self.defaults = defaults
        clock = now
    }

    /// The present by the wall clock.
    public var now: Double { clock() }

    /// The time that is kept under a key; nil if what stands there is no number.
    public func time(of key: String) -> Double? { defaults.object(forKey: Self.prefix + key) as? Double }

    /// Keeps a time under a key. Nil forgets it.
    public func keep(_ time: Double?, of key: String) {
        if let time { defaults.set(time, forKey: Self.prefix + key) } else { defaults.removeObject(forKey: Self.prefix + key) }
    }
}

extension PullToRefresh {
    /// Keeps the time of each load that ends well in the app's `UserDefaults`, from now on.
    ///
    ///     inbox.keepTime(as: "inbox")
    /// - Parameter key: The list's name. Two lists need two.
    public final func keepTime(as key: String) { keepTime(in: UserDefaultsTimeStore(), as: key) }
}
