import ExampleStage
import RefreshControl
import RefreshCore
import RefreshStroke

// The pull writes the beginning of a word, the load its rest. Every second load fails, which the word tells by its ink.
Example(
    name: "StrokeExample", load: SimulatedLoad(seconds: 2.4, outcomes: .success, .failure),
    option: ExampleOption(
        "--text", value: "TEXT", help: "another text, such as 'Work|ing': the pull writes\nwhat stands before the bar, the load the rest"),
    looks: { text in
        let parts = (text ?? "Load|ing").split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let first = parts.first, !first.isEmpty else { return [] }
        return [
            ExampleLook {
                let refresher = PullToRefresh(animator: TextStrokeAnimator(first, then: parts.count > 1 ? parts[1] : ""))
                refresher.options.resultDwell = 0.3
                return refresher
            }
        ]
    }
).run()
