import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator

/// A list with a refresher at its top, and perhaps one at its bottom, on a clock that moves when it is told to.
@MainActor
final class StageScene {
    /// The scroll view.
    let view: SimulatedScrollView
    /// The refresher at the top, of several that come in turn the present one.
    private(set) var refresher: PullToRefresh
    /// What that is called.
    private(set) var look: String?
    /// The refreshers that come in turn, and what each is called.
    private var turns: [(refresher: PullToRefresh, name: String?)] = []
    /// The refresher at the bottom.
    let bottom: PullToRefresh?
    /// The rows.
    private(set) var list: StageList
    /// The size of what is in sight, in points.
    private(set) var sight: PlaneSize
    /// Other rows than the list's own, and how often they have changed.
    private(set) var rows: (texts: [(title: String, detail: String)], version: Int)?
    private let load: SimulatedLoad
    /// How long a load takes, in seconds.
    var loadSeconds: Double { load.seconds }
    private var loadCount = 0
    private var successCount = 0
    private var scriptTicket: ManualClock.Ticket?
    /// The script's finger, and when it comes down.
    private var script: (touches: TouchScript, start: Double)?

    /// The height of the scroll view, in points: a phone's. Less of it may be in sight, but it pulls like one.
    static let height = 667.0

    /// Makes a scene at rest, whose refreshers come in turn: when the space has closed, the next one takes the place.
    /// - Parameter sight: The size of what is in sight: as wide as the scroll view, and its upper part.
    convenience init(_ looks: [ExampleLook], load: SimulatedLoad, sight: PlaneSize, list: StageList) {
        let turns = looks.map { (refresher: $0.makeRefresher(), name: $0.name) }
        self.init(turns.first?.refresher ?? PullToRefresh(), bottom: nil, load: load, sight: sight, list: list)
        self.turns = turns
        look = turns.first?.name
        for (index, turn) in turns.enumerated() {
            turn.refresher.action = { [weak self] in self?.begin() }
            guard turns.count > 1 else { continue }
            turn.refresher.onClose = { [weak self] isInterrupted in
                if !isInterrupted { self?.show(after: index) }
            }
        }
    }

    /// Makes a scene at rest whose refreshers know what to do.
    /// - Parameter load: How long they take.
    init(_ refresher: PullToRefresh, bottom: PullToRefresh?, load: SimulatedLoad, sight: PlaneSize, list: StageList) {
        self.refresher = refresher
        self.bottom = bottom
        self.load = load
        self.list = list
        self.sight = sight
        view = SimulatedScrollView(viewport: Self.viewport(sight), content: Self.content(sight, list), safeArea: Self.safeArea(sight))
        view.textScale = list.textScale
        view.addPullToRefresh(refresher)
        if let bottom { view.addPullToRefresh(bottom) }
    }

    /// Shows other rows than the list's own.
    func show(_ texts: [(title: String, detail: String)]) {
        rows = (texts, (rows?.version ?? 0) + 1)
        list.show(texts)
        view.content = Self.content(sight, list)
    }

    /// Puts the refresher whose turn comes after that of an index in the place of the one at the top.
    private func show(after index: Int) {
        (refresher, look) = turns[(index + 1) % turns.count]
        view.addPullToRefresh(refresher)
    }

    /// The action: waits, and ends.
    private func begin() {
        let refresher = refresher
        let outcome = load.outcome(after: loadCount)
        let token = refresher.token
        loadCount += 1
        view.clock.schedule(after: load.seconds) { [weak self] in
            guard let self, let token, refresher.token == token else { return }
            if outcome == .success { successCount += 1 }
            refresher.end(outcome, of: token)
        }
    }

    /// Has the script's finger come after its pause, and pull out the refresher at the top, or the one at the bottom.
    func playScript(atBottom: Bool = false) {
        let options = (atBottom ? bottom : nil)?.options ?? refresher.options
        let script = PullScript(threshold: options.threshold ?? options.extent)
        let height = view.metrics.viewport.height
        let band = RubberBand(dimension: height, coefficient: view.physics.rubberBand)
        // A finger on its way up has most of the screen before it.
        let start = PlanePoint(x: sight.width / 2, y: atBottom ? sight.height * 0.85 : height / 4)
        play(script.touches(from: start, against: band, up: atBottom), after: PullScript.pause)
    }

    /// Has a finger drag the content on by a way, in points, without throwing it.
    /// - Returns: How long it takes, in seconds.
    func playDrag(by way: Double) -> Double {
        let start = PlanePoint(x: sight.width / 2, y: (sight.height + way) / 2)
        let touches = PullScript.drag(from: start, by: way)
        play(touches, after: 0)
        return touches.duration
    }

    private func play(_ touches: TouchScript, after seconds: Double) {
        script = (touches, view.clock.now + seconds)
        scriptTicket = view.clock.schedule(after: seconds) { [weak self] in self?.view.play(touches) }
    }

    /// Takes the script's finger away, or keeps it from coming.
    func endScript() {
        if let scriptTicket { view.clock.cancel(scriptTicket) }
        // A script without a finger takes the place of the one that plays.
        view.play(TouchScript(samples: []))
    }

    /// Lays the scene out anew; what goes on in it goes on.
    func resize(to sight: PlaneSize, list: StageList) {
        self.list = list
        if let rows { self.list.show(rows.texts) }
        self.sight = sight
        view.viewport = Self.viewport(sight)
        view.safeArea = Self.safeArea(sight)
        view.content = Self.content(sight, self.list)
        view.textScale = list.textScale
    }

    private static func viewport(_ sight: PlaneSize) -> PlaneSize { PlaneSize(width: sight.width, height: max(height, sight.height)) }
    private static func content(_ sight: PlaneSize, _ list: StageList) -> PlaneSize { PlaneSize(width: sight.width, height: list.height) }
    /// What is out of sight counts as a bar over the lower part, so that the last row can be scrolled into sight.
    private static func safeArea(_ sight: PlaneSize) -> PlaneInsets { PlaneInsets(bottom: max(0, height - sight.height)) }

    /// Where the script's finger is while it is down, in points from the upper left corner of what is in sight.
    var finger: PlanePoint? {
        guard view.isTracking, let script else { return nil }
        let time = view.clock.now - script.start
        return script.touches.samples.last { $0.time <= time }?.position
    }

    /// The numbers at this moment: of the refresher at the bottom while only that one does anything.
    var reading: StageReading {
        let metrics = view.metrics
        let isBottom = refresher.state == .initial && bottom.map { $0.state != .initial } == true
        let shown = isBottom ? bottom ?? refresher : refresher
        return StageReading(
            time: view.clock.now, state: shown.state, progress: shown.progress, offset: metrics.offset.y,
            inset: isBottom ? metrics.contentInset.bottom : metrics.contentInset.top, isBottom: isBottom)
    }

    /// Whether the list rests and the refreshers are idle.
    var isResting: Bool {
        refresher.state == .initial && bottom.map { $0.state == .initial } != false && !view.isTracking && !view.isMoving
    }

    /// How far content is moved past its end by a finger, for each point of the finger, at the begin of a pull.
    var slope: Double { view.physics.rubberBand }

    /// Whether a finger that moves this way pulls the content past its end, or back from there.
    func isPulling(by way: Double) -> Bool {
        let offset = view.metrics.offset.y
        let range = view.range(along: .vertical)
        return !range.contains(offset) || !range.contains(offset - way)
    }

    /// Draws all rows.
    func drawWholeList(into picture: inout Picture) {
        list.draw(offset: 0, size: PlaneSize(width: sight.width, height: list.height), news: successCount, into: &picture)
    }

    /// Draws the rows in sight.
    /// - Parameter offset: How far the list is scrolled, in points.
    func drawList(at offset: Double, into picture: inout Picture) {
        list.draw(offset: offset, size: sight, news: successCount, into: &picture)
    }
}
