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
    /// The next time at which something is due; infinite if nothing is.
    package var deadline = Double.infinity

    /// What a machine at rest says.
    package init() {}
}

extension RefreshMachine {
    /// Says what it is now. Mutating, though it changes nothing, and into a place of the caller's: so neither the machine nor the reading is
    /// copied, which on the way of every scroll event would cost more than the rest of this.
    package mutating func read(into reading: inout RefreshReading) {
        reading.told = told
        reading.outcome = outcome
        reading.isExhausted = isExhausted
        reading.progress = 0
        reading.isArmed = false
        reading.isBusy = false
        reading.deadline = .infinity
        switch stage {
        case .idle: if isExhausted { reading.progress = gesture.overscroll }
        case .pulling(let pulling):
            reading.progress = pulling.progress
            reading.isArmed = pulling.isArmed
        case .loading, .finishing:
            reading.progress = 1
            reading.isBusy = true
            reading.deadline = deadline ?? .infinity
        }
    }
}
