import ExampleStage
import RefreshArrow
import RefreshControl
import RefreshCore

// The action takes a moment and brings a new row; every second time it fails. The tick or the cross stays on show for a while.
Example(name: "ArrowExample", load: SimulatedLoad(seconds: 1.6, outcomes: .success, .failure)) {
    let refresher = PullToRefresh(animator: ArrowAnimator())
    refresher.options.resultDwell = 0.6
    return refresher
}.run()
