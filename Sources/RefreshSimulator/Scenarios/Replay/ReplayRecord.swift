import RefreshAnimation
import RefreshControl
import RefreshCore

/// What a refresher has done and heard since the begin, or since the last `clear`.
struct ReplayRecord {
    var calls = 0
    var log: [RefreshState] = []
    var finished: [RefreshOutcome] = []
    var closed: [String] = []
    var refusals: [RefreshRefusal] = []
    var starts = 0
    var accessibility: [Bool] = []
    var cancellations = 0
    var awaited: [RefreshOutcome] = []
    /// The moment that was drawn last. A `clear` leaves it.
    var moment = RefreshMoment()

    mutating func clear() { self = ReplayRecord(moment: moment) }
}
