import ExampleStage
import RefreshKit

/// A refresher of one's own: it brings its animator, and keeps its end on show for a while.
final class SunriseRefresher: PullToRefresh {
    init() {
        super.init(height: 64)
        options.resultDwell = 0.8
    }

    override func makeAnimator() -> any RefreshAnimator { Sunrise() }
}

/// The other way: it is told the state, and changes a view of the host's kind, here a label of the stage.
final class MoonAnimator: RefreshViewAnimator {
    let label = StageLabel()

    func animate(_ state: RefreshState) {
        switch state {
        case .initial: label.text = ""
        case .releasing(let progress): label.text = ["○", "◔", "◑", "◕", "●"][Int(4 * progress)]
        case .loading: label.text = "● One moment…"
        case .finished: label.text = "● Good night"
        }
    }
}

let looks = [
    ExampleLook("sunrise") { SunriseRefresher() },
    ExampleLook("moon") {
        let moon = MoonAnimator()
        return PullToRefresh(refreshView: moon.label, animator: moon)
    },
]

// Every second load fails: then the sun sets.
Example(
    name: "CustomExample", load: SimulatedLoad(seconds: 2.4, outcomes: .success, .success, .failure),
    option: ExampleOption("--look", value: "LOOK", help: "sunrise or moon;\nnone: one after the other"),
    looks: { name in name == nil ? looks : looks.filter { $0.name == name } }
).run()
