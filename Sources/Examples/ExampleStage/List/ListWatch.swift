import RefreshCore

/// Finds the moments of a chapter that are worth a picture, in what is read from a refresher frame by frame: while it loads, and how that
/// ended.
struct ListWatch {
    /// What is read from a refresher.
    struct Reading {
        /// The time, in seconds.
        var time: Double
        var state: RefreshState
        /// How far it is pulled, in thresholds.
        var progress = 0.0
        /// The points of the inset that it holds open.
        var share: Double
        /// How the last load ended.
        var outcome: RefreshOutcome?
        var foundNothingNew: Bool
        var isExhausted: Bool
    }

    /// How long a load lasts, in seconds.
    let load: Double
    private var loadBegan: Double?
    private var endBegan: Double?
    private var hasShownLoad = false
    private var hasShownEnd = false
    private var hasShownLimit = false

    init(load: Double) {
        self.load = load
    }

    /// What is to be said of a moment, if it is worth a picture and none like it was found before.
    mutating func next(_ reading: Reading) -> String? {
        switch reading.state {
        case .loading:
            let began = loadBegan ?? reading.time
            loadBegan = began
            guard !hasShownLoad, reading.time - began >= 0.75 * load else { return nil }
            hasShownLoad = true
            return "loading"
        case .finished where loadBegan != nil:
            let began = endBegan ?? reading.time
            endBegan = began
            // A sign is drawn in some 0.3 s, if it stays on show.
            return reading.share > 0 && reading.time - began < 0.3 ? nil : end(reading)
        case .initial where loadBegan != nil: return end(reading)
        case .initial, .releasing, .finished:
            guard loadBegan == nil, !hasShownLimit, reading.isExhausted, reading.progress >= 1 else { return nil }
            hasShownLimit = true
            return "no more"
        }
    }

    private mutating func end(_ reading: Reading) -> String? {
        guard !hasShownEnd else { return nil }
        hasShownEnd = true
        let outcome = reading.outcome.map { "\($0)" } ?? "nothing"
        return outcome + (reading.foundNothingNew ? ", nothing new" : "") + (reading.isExhausted ? ", no more" : "")
    }
}
