import RefreshCore

/// The numbers of a scene at one moment.
struct StageReading: Equatable {
    /// The time, in seconds.
    var time: Double
    /// The refresher's state.
    var state: RefreshState
    /// How far it is pulled, in thresholds.
    var progress: Double
    /// The scroll view's offset, in points.
    var offset: Double
    /// The scroll view's inset at the refresher's edge, in points.
    var inset: Double
    /// Whether the refresher is the one at the bottom.
    var isBottom = false

    /// The state, without its progress.
    var stateName: String {
        switch state {
        case .initial: "initial"
        case .releasing: "releasing"
        case .loading: "loading"
        case .finished: "finished"
        }
    }

    /// The numbers behind the time, in columns that keep their width.
    var line: String {
        stateName.padded(to: 9) + "  progress " + progress.fixed(2).padded(to: 4) + "  offset " + offset.fixed(1).padded(to: 6)
            + "  inset " + inset.fixed(1) + (isBottom ? "  bottom" : "")
    }
}

extension Double {
    /// The number with so many decimals, rounded away from zero at the half; without a sign for 0. Not finite, or beyond 10⁹: dashes.
    func fixed(_ places: Int) -> String {
        guard abs(self) < 1e9 else { return "--" }
        var unit = 1
        for _ in 0..<places { unit *= 10 }
        let value = Int((abs(self) * Double(unit)).rounded())
        let digits = String(value % unit)
        let decimals = places > 0 ? "." + String(repeating: "0", count: places - digits.count) + digits : ""
        return (self < 0 && value != 0 ? "-" : "") + String(value / unit) + decimals
    }
}

extension String {
    /// The text with spaces behind it, up to a length.
    func padded(to length: Int) -> String { self + String(repeating: " ", count: Swift.max(0, length - count)) }
}
