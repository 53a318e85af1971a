import ExampleStage
import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshSpinner

/// A refresher whose tick or cross stays on show for a while.
@MainActor
func refresher(_ animator: any RefreshAnimator) -> PullToRefresh {
    let refresher = PullToRefresh(animator: animator)
    refresher.options.resultDwell = 0.6
    return refresher
}

let looks = [
    ExampleLook("spokes") { PullToRefresh(animator: SpinnerAnimator()) },
    ExampleLook("ring") { refresher(RingAnimator()) },
    ExampleLook("morph") { refresher(MorphAnimator()) },
]

// With every pull the next one takes its place. Every second load fails: three and two make six pulls until all has been seen.
Example(
    name: "SpinnerExample", load: SimulatedLoad(seconds: 2.2, outcomes: .success, .failure),
    option: ExampleOption("--look", value: "LOOK", help: "spokes, ring or morph;\nnone: one after another"),
    looks: { name in name == nil ? looks : looks.filter { $0.name == name } }
).run()
