import ExampleStage
import RefreshControl
import RefreshCore

Example(name: "ArrowExample", load: SimulatedLoad(seconds: 1.6, outcomes: .success, .failure)) { PullToRefresh() }.run()
