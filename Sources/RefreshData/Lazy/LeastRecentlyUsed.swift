/// Values by key, within limits; what has gone unused for longest goes first. Everything takes constant time.
struct LeastRecentlyUsed<Key: Hashable, Value> {
    /// An entry of a ring that runs from the most recently used to the least. The ring's fixed point has no entry.
    private struct Node {
        var entry: (key: Key, value: Value, cost: Int)?
        var newer = 0
        var older = 0
    }

    private let limits: LazyLimits
    private var places: [Key: Int] = [:]
    private var nodes = [Node()]
    private var free: [Int] = []
    /// The sum of the costs.
    private(set) var cost = 0

    init(limits: LazyLimits) {
        self.limits = LazyLimits(count: max(0, limits.count), cost: max(0, limits.cost))
    }

    var count: Int { places.count }

    /// The value of a key, which is from now on the most recently used.
    mutating func use(_ key: Key) -> Value? {
        guard let place = places[key] else { return nil }
        unlink(place)
        link(place)
        return nodes[place].entry?.value
    }

    /// Keeps a value, in place of any other of its key, and lets go what goes beyond the limits. A cost below 0 counts as 0.
    mutating func keep(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        let cost = max(0, cost)
        guard cost <= limits.cost, limits.count > 0 else { return }
        while places.count >= limits.count || self.cost > limits.cost - cost, let oldest = nodes[nodes[0].newer].entry {
            remove(oldest.key)
        }
        let place = free.popLast() ?? nodes.count
        if place == nodes.count { nodes.append(Node()) }
        nodes[place].entry = (key, value, cost)
        places[key] = place
        self.cost += cost
        link(place)
    }

    /// Lets a value go.
    mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key) else { return }
        cost -= nodes[place].entry?.cost ?? 0
        nodes[place].entry = nil
        unlink(place)
        free.append(place)
    }

    /// Lets all values go.
    mutating func removeAll() { self = Self(limits: limits) }

    /// Puts a node in as the most recently used.
    private mutating func link(_ place: Int) {
        let newest = nodes[0].older
        nodes[place].newer = 0
        nodes[place].older = newest
        nodes[newest].newer = place
        nodes[0].older = place
    }

    private mutating func unlink(_ place: Int) {
        let (newer, older) = (nodes[place].newer, nodes[place].older)
        nodes[newer].older = older
        nodes[older].newer = newer
    }
}
