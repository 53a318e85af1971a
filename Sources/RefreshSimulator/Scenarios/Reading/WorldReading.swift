import RefreshCore
import RefreshGeometry
import RefreshLanguages

/// Reads what a scenario says of its worlds.
enum WorldReading {
    static func world(_ value: PlacedValue, at index: Int) throws(ScenarioError) -> ScenarioWorld {
        var fields = try PlacedFields(value, expecting: "a world: an object")
        var world = ScenarioWorld()
        if let size = fields.take("viewport") { world.viewport = try size.size().applied(to: world.viewport) }
        if let size = fields.take("content") { world.content = try size.size().applied(to: world.content) }
        if let insets = fields.take("inset") { world.inset = try insets.insets().applied(to: .zero) }
        if let insets = fields.take("safeArea") { world.safeArea = try insets.insets().applied(to: .zero) }
        if let point = fields.take("offset") { world.offset = try point.point() }
        world.pixelsPerPoint = try fields.number("pixelsPerPoint") ?? world.pixelsPerPoint
        world.direction = try fields.take("direction")?.word(of: Words.directions) ?? world.direction
        world.isInWindow = try fields.flag("window") ?? world.isInWindow
        world.isForeground = try fields.flag("foreground") ?? world.isForeground
        world.reducesMotion = try fields.flag("reducesMotion") ?? world.reducesMotion
        world.textScale = try fields.number("textScale") ?? world.textScale
        world.language = try fields.take("language").map(language) ?? world.language
        if let list = fields.take("faults") { world.faults = try faults(list) }
        if let refreshers = fields.take("refreshers") { world.refreshers = try setups(refreshers, in: index) }
        try fields.finish()
        return world
    }

    static func language(_ value: PlacedValue) throws(ScenarioError) -> RefreshLanguage {
        let tag = try value.text()
        if let language = RefreshLanguage.of(tag) { return language }
        throw value.error("unknown language \"\(tag.brief)\"; known: \(RefreshLanguage.tags.joined(separator: ", "))")
    }

    static func faults(_ value: PlacedValue) throws(ScenarioError) -> ScenarioFaults {
        var fields = try PlacedFields(value, expecting: "an object of faults")
        var faults: ScenarioFaults = []
        if let flag = try fields.flag("doublesNotifications") { faults.append { $0.doublesNotifications = flag } }
        if let flag = try fields.flag("delaysInsetEcho") { faults.append { $0.delaysInsetEcho = flag } }
        if let error = try fields.number("insetError") { faults.append { $0.insetError = error } }
        if let flag = try fields.flag("shiftsOffsetAtLift") { faults.append { $0.shiftsOffsetAtLift = flag } }
        if let flag = try fields.flag("dropsMotionOutOfSight") { faults.append { $0.dropsMotionOutOfSight = flag } }
        try fields.finish()
        return faults
    }

    /// Refreshers by their edges.
    static func setups(_ value: PlacedValue, in world: Int) throws(ScenarioError) -> [ScenarioRefresherSetup] {
        guard case .fields(let named) = value.content else { throw value.expected("an object of refreshers by their edges") }
        var setups: [ScenarioRefresherSetup] = []
        for field in named {
            let edge = try edge(field)
            setups.append(ScenarioRefresherSetup(edge: edge, changes: try changes(field.value, of: edge, in: world)))
        }
        return setups
    }

    /// The edge that a key names.
    static func edge(_ field: PlacedValue.Field) throws(ScenarioError) -> RefreshEdge {
        for (word, edge) in Words.edges where word == field.key { return edge }
        throw field.value.error("unknown edge \"\(field.key.brief)\"; known: top, bottom, leading, trailing")
    }

    static func changes(_ value: PlacedValue, of edge: RefreshEdge, in world: Int) throws(ScenarioError) -> ScenarioRefresherChanges {
        var fields = try PlacedFields(value, expecting: "an object of options")
        var changes = ScenarioRefresherChanges()
        func add(_ change: @escaping @Sendable (inout RefreshOptions) -> Void) { changes.options.append(change) }
        if let points = try fields.number("extent") { add { $0.extent = points } }
        if let value = fields.take("threshold") {
            let points = value.isNull ? nil : try value.number()
            add { $0.threshold = points }
        }
        if let value = fields.take("trigger") {
            let trigger = try trigger(value)
            add { $0.trigger = trigger }
        }
        if let flag = try fields.flag("followsScroll") { add { $0.followsScroll = flag } }
        if let flag = try fields.flag("isExclusive") { add { $0.isExclusive = flag } }
        if let seconds = try fields.number("minimumLoadingTime") { add { $0.minimumLoadingTime = seconds } }
        if let seconds = try fields.number("resultDwell") { add { $0.resultDwell = seconds } }
        if let value = fields.take("timeOut") {
            let seconds = value.isNull ? nil : try value.number()
            add { $0.timeOut = seconds }
        }
        if let seconds = try fields.number("spinnerDelay") { add { $0.spinnerDelay = seconds } }
        if let motion = try fields.take("opening").map(motion) { add { $0.opening = motion } }
        if let motion = try fields.take("closing").map(motion) { add { $0.closing = motion } }
        if let flag = try fields.flag("hasHaptic") { add { $0.hasHaptic = flag } }
        changes.isEnabled = try fields.flag("isEnabled")
        changes.key = try fields.text("key")
        if let value = fields.take("age") { changes.age = .some(value.isNull ? nil : try value.number()) }
        if let value = fields.take("action") { changes.action = try ActionReading(edge: edge, world: world).action(value) }
        try fields.finish()
        return changes
    }

    /// A motion: its duration, or an object.
    private static func motion(_ value: PlacedValue) throws(ScenarioError) -> RefreshMotion {
        guard value.isObject else { return RefreshMotion(duration: try value.number()) }
        var fields = try PlacedFields(value)
        let motion = RefreshMotion(
            duration: try fields.number("duration") ?? 0, damping: try fields.number("damping") ?? 1,
            initialVelocity: try fields.number("initialVelocity") ?? 0)
        try fields.finish()
        return motion
    }

    /// A trigger: its name, or `{"automatic": {"points": 100, "limit": 1}}`.
    private static func trigger(_ value: PlacedValue) throws(ScenarioError) -> RefreshTrigger {
        let what = "\"onRelease\", \"onReach\", \"automatic\" or {\"automatic\": {…}}"
        guard value.isObject else {
            let words: [(String, RefreshTrigger)] = [
                ("onRelease", .onRelease), ("onReach", .onReach), ("automatic", .automatic(RefreshPrefetch())),
            ]
            if case .text(let text) = value.content, let trigger = words.first(where: { $0.0 == text }) { return trigger.1 }
            throw value.expected(what)
        }
        var fields = try PlacedFields(value)
        guard let inner = fields.take("automatic") else { throw value.expected(what) }
        try fields.finish()
        return .automatic(try prefetch(inner))
    }

    private static func prefetch(_ value: PlacedValue) throws(ScenarioError) -> RefreshPrefetch {
        var fields = try PlacedFields(value, expecting: "an object with points, viewports or items, and limit")
        var prefetch = RefreshPrefetch()
        var count = 0
        if let points = try fields.number("points") { (prefetch.lead, count) = (.points(points), count + 1) }
        if let viewports = try fields.number("viewports") { (prefetch.lead, count) = (.viewports(viewports), count + 1) }
        if let items = try fields.take("items")?.count(in: -1_000_000...1_000_000) { (prefetch.lead, count) = (.items(items), count + 1) }
        if let limit = try fields.take("limit")?.count(in: -1000...1_000_000) { prefetch.limit = limit }
        try fields.finish()
        if count > 1 { throw value.error("a lead is one of points, viewports and items") }
        return prefetch
    }
}
