import RefreshCore
import RefreshSimulator

/// The moments of a pull that a storyboard and a filmstrip show.
enum StageMoment: Int, CaseIterable {
    case resting, pulling, armed, loading, stillLoading, finished, closed

    /// What people call it.
    var title: String {
        switch self {
        case .resting: "at rest"
        case .pulling: "half pulled"
        case .armed: "armed"
        case .loading: "loading"
        case .stillLoading: "still loading"
        case .finished: "finished"
        case .closed: "closed"
        }
    }

    /// Plays the script in a scene, and stops at each moment on the way. One that never comes is left out.
    @MainActor
    static func visit(_ scene: StageScene, _ body: (StageMoment) -> Void) {
        body(.resting)
        var search = StageMomentSearch(load: scene.loadSeconds, start: scene.view.clock.now)
        scene.playScript()
        while !search.isOver {
            scene.view.clock.advance(by: 1.0 / 60)
            if let moment = search.next(scene.reading, isResting: scene.isResting) { body(moment) }
        }
    }
}

/// Finds the moments in what is read from a scene, frame by frame.
struct StageMomentSearch {
    /// How long a load takes, in seconds.
    let load: Double
    /// When the script began, in seconds.
    let start: Double
    /// Whether there is nothing more to find. A pull that takes a minute longer than its load is given up.
    private(set) var isOver = false
    private var wanted = StageMoment.allCases.dropFirst()
    private var stateName = ""
    private var stateBegan = 0.0

    init(load: Double, start: Double = 0) {
        self.load = load
        self.start = start
    }

    /// The moment that a reading is, if it is one that was not found before.
    mutating func next(_ reading: StageReading, isResting: Bool) -> StageMoment? {
        if reading.stateName != stateName {
            stateName = reading.stateName
            stateBegan = reading.time
        }
        if reading.time > start + PullScript.lift + load + 60 { isOver = true }
        guard let place = wanted.firstIndex(where: { isNow($0, reading, isResting: isResting) }) else { return nil }
        wanted = wanted[(place + 1)...]
        if wanted.isEmpty { isOver = true }
        return StageMoment.allCases[place]
    }

    private func isNow(_ moment: StageMoment, _ reading: StageReading, isResting: Bool) -> Bool {
        let seconds = reading.time - stateBegan
        switch moment {
        case .resting: return false
        case .pulling: return stateName == "releasing" && reading.progress >= 0.5
        case .armed: return stateName == "releasing" && reading.time >= start + PullScript.lift - 0.05
        case .loading: return stateName == "loading" && seconds >= min(0.3, load * 0.3)
        case .stillLoading: return stateName == "loading" && seconds >= load * 0.7
        // The outcome is drawn in some 0.3 s, if it stays on show; else the space closes at once.
        case .finished: return stateName == "finished" && seconds >= (reading.inset > 0 ? 0.3 : 0.06)
        case .closed: return isResting && reading.time > start + PullScript.lift
        }
    }
}
