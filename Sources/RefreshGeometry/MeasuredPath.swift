/// A path whose length is known.
public struct MeasuredPath: Hashable, Sendable {
    /// The path.
    public let path: PlanePath

    /// Measures a path.
    public init(_ path: PlanePath) {
        self.path = path
    }
}
