/// How much a lazy loader keeps in memory of what it has loaded. What has gone unused for longest goes first.
public struct LazyLimits: Hashable, Sendable {
    /// The greatest number of values. Below 1: none is kept.
    public var count: Int
    /// The greatest sum of their costs, in the unit of the loader's cost function (bytes, say). Below 0: 0. A value that costs more is
    /// handed out, but not kept.
    public var cost: Int

    /// Makes limits; unless said otherwise 200 values of any cost.
    public init(count: Int = 200, cost: Int = .max) {
        self.count = count
        self.cost = cost
    }
}
