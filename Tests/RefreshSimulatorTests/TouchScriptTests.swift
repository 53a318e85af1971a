import RefreshGeometry
import RefreshSimulator
import Testing

@MainActor
struct TouchScriptTests {
    @Test func positionsComeAHundredAndTwentyTimesASecond() {
        let script = TouchScript(at: PlanePoint(x: 10, y: 20)).moved(by: PlanePoint(x: 0, y: 60), in: 0.5)
        #expect(script.samples.count == 61)
        #expect(script.samples[30] == .init(time: 0.25, position: PlanePoint(x: 10, y: 50)))
        #expect(script.samples.last == .init(time: 0.5, position: PlanePoint(x: 10, y: 80)))
        #expect(script.duration == 0.5)
    }

    @Test func partsFollowOneAnother() {
        let script = TouchScript().moved(by: PlanePoint(x: 0, y: 60), in: 0).held(for: 1).moved(by: PlanePoint(x: 5, y: -10), in: 0)
        #expect(
            script.samples == [
                .init(time: 0, position: .zero), .init(time: 0, position: PlanePoint(x: 0, y: 60)),
                .init(time: 1, position: PlanePoint(x: 0, y: 60)), .init(time: 1, position: PlanePoint(x: 5, y: 50)),
            ])
        #expect(script.ending == .lifts)
        #expect(script.ending(.stays).held(for: 1).ending == .stays)
    }

    @Test func badNumbersAreMended() {
        let script = TouchScript(samples: [
            .init(time: -1, position: PlanePoint(x: .nan, y: 1)), .init(time: 2, position: PlanePoint(x: 1, y: .infinity)),
            .init(time: 1, position: .zero), .init(time: .nan, position: .zero),
        ])
        #expect(script.samples.map(\.time) == [0, 2, 2, 2])
        #expect(script.samples[0].position == PlanePoint(x: 0, y: 1))
        #expect(script.samples[1].position == PlanePoint(x: 1, y: 0))
        #expect(TouchScript().moved(by: .zero, in: .infinity).duration == 0)
        #expect(TouchScript().moved(by: .zero, in: 1e9).duration == 3600)
        #expect(TouchScript().held(for: .nan).duration == 0)
    }

    @Test func withoutPositionsNoFingerComesDown() {
        let view = SimulatedScrollView()
        view.perform(TouchScript(samples: []))
        #expect(view.clock.now == 0)
        #expect(!view.isTracking)
        #expect(TouchScript(samples: []).held(for: 1).samples.isEmpty)
        #expect(TouchScript(samples: []).moved(by: PlanePoint(x: 0, y: 1), in: 0).samples.count == 1)
    }

    @Test func endingsAreThoseOfTheScript() {
        for ending in TouchScript.Ending.allCases {
            let view = SimulatedScrollView()
            view.perform(.pull(100).ending(ending))
            #expect(view.isTracking == (ending == .stays))
            #expect(view.isMoving == (ending != .stays))
        }
    }

    @Test func anotherScriptTakesThePlaceOfTheFirst() {
        let view = SimulatedScrollView()
        view.play(.pull(500))
        view.clock.advance(by: 0.1)
        view.perform(.down(-400, in: 0.2).ending(.stays))
        view.clock.advance(by: 5)
        #expect(view.isTracking)
        #expect(view.y > 50)
    }
}
