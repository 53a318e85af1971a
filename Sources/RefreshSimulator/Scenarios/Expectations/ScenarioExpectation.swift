import RefreshGeometry

/// One thing that is expected at a step.
struct ScenarioExpectation: Sendable {
    enum Subject: Sendable {
        case view(ViewKey)
        case refresher(RefreshEdge, RefresherKey)
    }

    let subject: Subject
    /// The subject as the scenario names it.
    let name: String
    let pattern: ScenarioPattern
    let place: ScenarioPlace
}
