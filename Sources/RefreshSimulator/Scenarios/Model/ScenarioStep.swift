import RefreshCore
import RefreshGeometry
import RefreshLanguages

/// One step of a scenario: what happens, in which world, and where that is written.
struct ScenarioStep: Sendable {
    let verb: ScenarioVerb
    /// The index of the world.
    let world: Int
    let place: ScenarioPlace
}

/// What happens in a step.
enum ScenarioVerb: Sendable {
    // The finger: physics decides.
    case finger(TouchScript)
    // Raw observations.
    case touch
    case drag(PartialPoint)
    case lift
    case release
    case fling(PartialPoint)
    case settle
    case cancelTouch
    case loseTouch
    case offset(PartialPoint)
    // Time.
    case advance(Double)
    // The app and its refreshers.
    case start([RefreshEdge], ScenarioStart)
    case end([RefreshEdge], RefreshOutcome, token: String?)
    case cancel([RefreshEdge])
    case refresh([RefreshEdge])
    case resume([RefreshEdge], RefreshOutcome?)
    case remove([RefreshEdge])
    case add([ScenarioAddition])
    case enable([RefreshEdge], Bool)
    case exhaust([RefreshEdge])
    case reset([RefreshEdge])
    case configure([ScenarioRefresherSetup])
    case items([ScenarioItems])
    case insert(PartialPoint)
    case accessibilityScroll([RefreshEdge])
    case accessibilityRefresh([RefreshEdge])
    // The scroll view and what surrounds it.
    case inset(PartialInsets, isDocumented: Bool, isDifference: Bool)
    case safeArea(PartialInsets)
    case content(PartialSize)
    case viewport(PartialSize)
    case direction(ReadingDirection)
    case pixelsPerPoint(Double)
    case window(Bool)
    case foreground(Bool)
    case reducesMotion(Bool)
    case textScale(Double)
    case language(RefreshLanguage)
    case wallClock(by: Double)
    case faults(ScenarioFaults)
    // Structure.
    case steps([ScenarioStep], rounds: Int)
    case turn([ScenarioStep])
    case clear
    case expect([ScenarioExpectation])
}

/// How a start is asked for.
struct ScenarioStart: Sendable {
    var reveal = RefreshReveal.ifAtEdge
    var isAnimated = true
    var isSilent = false
    /// Whether it is a refresh of what is older than so many seconds.
    var olderThan: Double?
    /// The name under which its token is kept.
    var token: String?
}

/// A refresher that is added.
enum ScenarioAddition: Sendable {
    /// A new one.
    case new(ScenarioRefresherSetup)
    /// The one that was last at this edge of a world: of this one, added again, or of another one, moved here.
    case former(RefreshEdge, world: Int)
}

/// How many items are left before an edge.
struct ScenarioItems: Sendable {
    let edge: RefreshEdge
    let left: Int
}

/// A size of which a scenario may say the height only.
struct PartialSize: Sendable {
    var width: Double?
    var height: Double
}
