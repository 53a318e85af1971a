import RefreshCore
import RefreshGeometry
import RefreshLanguages

/// A scroll view as a scenario finds it at the start, and its refreshers.
///
/// What isn't said is usual: a viewport of 375 by 667 over content of 375 by 2000, two pixels a point, no insets, in sight, left to right,
/// and one refresher at the top.
struct ScenarioWorld: Sendable {
    var name: String?
    var viewport = PlaneSize(width: 375, height: 667)
    var content = PlaneSize(width: 375, height: 2000)
    var inset = PlaneInsets.zero
    var safeArea = PlaneInsets.zero
    /// Where the content stands; what is nil rests where reading starts.
    var offset = PartialPoint()
    var pixelsPerPoint = 2.0
    var direction = ReadingDirection.leftToRight
    var isInWindow = true
    var isForeground = true
    var reducesMotion = false
    var textScale = 1.0
    var language = RefreshLanguage.english
    var faults: ScenarioFaults = []
    var refreshers = [ScenarioRefresherSetup(edge: .top)]
}

/// A refresher as a scenario makes it.
struct ScenarioRefresherSetup: Sendable {
    var edge: RefreshEdge
    var changes = ScenarioRefresherChanges()
}

/// What a scenario says of a refresher; the rest stays.
struct ScenarioRefresherChanges: Sendable {
    var options: [@Sendable (inout RefreshOptions) -> Void] = []
    var isEnabled: Bool?
    var action: ScenarioAction?
    /// The name under which the time of the last success is kept.
    var key: String?
    /// How long ago that was, in seconds; nil inside if it isn't known.
    var age: Double??
}

/// What a refresher's action does in a scenario.
struct ScenarioAction: Sendable {
    enum Moment: Sendable {
        /// Inside the action.
        case atOnce
        /// So many seconds after it has begun.
        case after(Double)
        /// When the scenario has resumed it so many times.
        case resumed(Int)
    }

    /// Whether it is the async form, which ends the load when it returns or throws.
    var isAsync = false
    var moment = Moment.atOnce
    /// The steps that it takes at its moment.
    var steps: [ScenarioStep] = []
    /// The end that it makes after them. Nil: the callback form ends by hand, the async form returns.
    var end: RefreshOutcome?
    /// Whether the async form, when it is cancelled, throws a `CancellationError` at once; else it goes on.
    var heedsCancellation = true
}

/// What a scenario turns on or off in a simulator's faults.
typealias ScenarioFaults = [@Sendable (inout SimulatorFaults) -> Void]

/// A point of which a scenario may say one coordinate only.
struct PartialPoint: Sendable {
    var x: Double?
    var y: Double?
}

/// Insets of which a scenario may say some sides only.
struct PartialInsets: Sendable {
    var sides: [(side: ScrollSide, value: Double)] = []

    func applied(to insets: PlaneInsets, adding: Bool = false) -> PlaneInsets {
        var insets = insets
        for (side, value) in sides { insets[side] = adding ? insets[side] + value : value }
        return insets
    }
}
