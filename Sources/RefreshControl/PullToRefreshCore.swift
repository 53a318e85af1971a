import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// What a refresher is made of but its animator: the machine, and what is kept for its pictures. One value, so that an event reaches all of
/// it at once.
struct PullToRefreshCore {
    var machine: RefreshMachine
    /// What the machine said after the last event.
    private(set) var reading = RefreshReading()
    /// How far the content was pulled at the last event, in points.
    private(set) var distance = 0.0
    /// The turn in which that was.
    private(set) var turn: UInt = 0
    var stage = RefreshStage()
    /// Whether it looks round at the end of the turn.
    var isLooking = false

    init(edge: RefreshEdge, extent: Double) {
        machine = RefreshMachine(edge: edge, options: RefreshOptions(extent: extent))
    }

    /// The next time at which something is due, for the machine or for the pictures; infinite if nothing is.
    @inline(__always) var deadline: Double { min(reading.deadline, stage.ageTurnsAt) }

    /// Finds the side where the edge lies.
    /// - Returns: Whether it is another one than before.
    @inline(__always) mutating func resolve(in direction: ReadingDirection) -> Bool {
        switch machine.edge {
        case .top, .bottom: return false
        case .leading, .trailing:
            let former = machine.side
            return machine.resolve(in: direction) != former
        }
    }

    /// Hands an event to the machine, and notes what has changed for the pictures.
    @inline(__always) mutating func take(
        _ event: MachineEvent, at now: Double, metrics: ScrollMetrics, app: PlaneInsets, in turn: UInt
    ) -> RefreshActions {
        self.turn = turn
        let pull = Pull(past: machine.side, metrics: metrics, app: app)
        distance = pull.distance
        let actions = event(&machine, now, pull)
        machine.read(into: &reading)
        stage.note(reading.progress, at: now)
        stage.note(isArmed: reading.isArmed || reading.isBusy, at: now)
        return actions
    }

    /// The moment that the animator is shown.
    @inline(__always) func moment(
        at now: Double, distance: Double, direction: ReadingDirection, _ surroundings: RefreshSurroundings, age: Double?
    ) -> RefreshMoment {
        let isOrWasLoading = reading.told == .loading || reading.told == .finished
        return RefreshMoment(
            state: reading.told, edge: machine.edge, progress: isOrWasLoading ? 1 : reading.progress, velocity: stage.velocity,
            seconds: max(0, now - stage.stateBegan), loadingSeconds: isOrWasLoading ? max(0, now - stage.loadBegan) : 0,
            wasPulled: isOrWasLoading && stage.wasPulled, isArmed: reading.isArmed, arming: stage.arming.value(at: now),
            outcome: reading.outcome, foundNothingNew: stage.foundNothingNew && reading.outcome != nil, isExhausted: reading.isExhausted,
            age: age, size: stage.frame.size, shown: max(0, distance), direction: direction, reducesMotion: surroundings.reducesMotion,
            textScale: surroundings.textScale)
    }

    /// The refresher's place in the content's coordinates: next to the content, or at the viewport's end where the content is shorter, and
    /// as long across as the viewport.
    func frame(in metrics: ScrollMetrics, app: PlaneInsets) -> PlaneRect {
        let side = machine.side, axis = side.axis, across: ScrollAxis = axis == .vertical ? .horizontal : .vertical
        let pull = Pull(past: side, metrics: metrics, app: app)
        let extent = machine.extent
        var frame = PlaneRect.zero
        frame.size[axis] = extent
        frame.size[across] = max(0, metrics.viewport[across].finite())
        frame.origin[axis] = side.isStart ? -extent : pull.content + pull.filler
        frame.origin[across] = -(app.start(along: across) + metrics.safeArea.start(along: across)).finite()
        return frame
    }
}
