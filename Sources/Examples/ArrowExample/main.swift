import ExampleStage
import RefreshArrow
import RefreshControl
import RefreshCore

// The action takes a moment and brings a new row; every second time it fails.
Example(name: "ArrowExample", load: SimulatedLoad(seconds: 1.6, outcomes: .success, .failure)) {
    PullToRefresh(animator: ArrowAnimator())
}.run()
