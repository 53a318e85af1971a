/// What a view says of its refreshers besides what they do: a value, so that only a change of it is told.
struct RefreshConditions: Hashable, Sendable {
    /// Whether the view is enabled.
    var isEnabled = true
    /// Whether there is no more to load, for each refresher; nil leaves that to the refresher.
    var exhausted: [Bool?] = []
}
