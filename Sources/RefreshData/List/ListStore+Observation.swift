#if canImport(Observation)
public import Observation

// The macro can't be used: the package also serves systems without Observation, on which a stored property mustn't have its types.

/// Reading a list in a tracked place, such as the body of a SwiftUI view, makes that place follow it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ListStore: Observable {}

/// What keeps account of tracked reads; nil where the system has none.
func observationRegistrar() -> (any Sendable)? {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return nil }
    return ObservationRegistrar()
}

extension ListStore {
    /// Notes that the list is read.
    func track() {
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return }
        (registrar as? ObservationRegistrar)?.access(self, keyPath: \.snapshot)
    }

    /// Changes the list, and tells those who read it.
    func mutate(_ body: () -> Void) {
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *),
            let registrar = registrar as? ObservationRegistrar
        else { return body() }
        registrar.withMutation(of: self, keyPath: \.snapshot, body)
    }
}
#else
/// What keeps account of tracked reads: there is none on this platform.
func observationRegistrar() -> (any Sendable)? { nil }

extension ListStore {
    /// Notes that the list is read.
    func track() {}
    /// Changes the list.
    func mutate(_ body: () -> Void) { body() }
}
#endif
