/// What a machine says of itself after an event, read at once: what a control keeps for its pictures and its deadlines, so that it asks
/// the machine once an event.
package struct RefreshReading: Sendable {
    /// The state as the animator has heard it.
    package var told = RefreshState.initial
    /// The pull as a part of the threshold, not held at 1.
    package var progress = 0.0
    /// Whether letting go now would refresh.
    package var isArmed = false
    /// Whether it loads or closes.
    package var isBusy = false
    /// Whether there is no more to load.
    package var isExhausted = false
    /// How the last load ended.
    package var outcome: RefreshOutcome?
    /// The next time at which something is due.
    package var deadline: Double?

    /// What a machine at rest says.
    package init() {}
}

extension RefreshMachine {
    /// What it says of itself now. It changes nothing, but as a mutating method it is handed the machine where that lies: a getter would be
    /// handed a copy, of a value that is large.
    package mutating func read() -> RefreshReading {
        var reading = RefreshReading()
        reading.told = told
        reading.outcome = outcome
        reading.isExhausted = isExhausted
        switch stage {
        case .idle: reading.progress = isExhausted ? gesture.overscroll : 0
        case .pulling(let pulling):
            reading.progress = pulling.progress
            reading.isArmed = pulling.isArmed
        case .loading, .finishing:
            reading.progress = 1
            reading.isBusy = true
            reading.deadline = deadline
        }
        return reading
    }
}
