import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshTestSupport
import Testing

@testable import CustomExample
@testable import ExampleStage

/// What the example makes itself is fit to be copied.
@MainActor struct CustomExampleTests {
    @Test func theSunPassesTheCheckOfAnimators() {
        // An arc counts with its whole circle, most of which is under the horizon at first.
        #expect(AnimatorCheck(tolerance: 3, isPart: true).findings(of: Sunrise()).map(\.description) == [])
    }

    @Test func theRefresherPassesItsCheck() {
        #expect(RefresherCheck { SunriseRefresher() }.findings().map(\.description) == [])
    }

    @Test(arguments: [
        (RefreshState.initial, ""), (.releasing(progress: 0), "○"), (.releasing(progress: 0.5), "◑"), (.releasing(progress: 1), "●"),
        (.loading, "● One moment…"), (.finished, "● Good night"),
    ]) func theMoonIsToldTheState(state: RefreshState, text: String) {
        let moon = MoonAnimator()
        moon.animate(state)
        #expect(moon.label.text == text)
    }

    @Test func theStageShowsALabelInTheMiddleOfItsSpace() {
        let label = StageLabel("Moon")
        #expect(
            label.picture(in: .init(width: 200, height: 60)).description == "text \"Moon\" 100 34 size 13 regular center fill secondary\n")
        label.text = ""
        #expect(label.picture(in: .init(width: 200, height: 60)).isEmpty)
    }
}
