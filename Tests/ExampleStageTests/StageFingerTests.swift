import Testing

@testable import ExampleStage

@Suite struct StageFingerTests {
    /// What the finger does in the frames of some seconds, sixty a second.
    private func play(_ finger: inout StageFinger, from start: Double, to end: Double) -> [StageFinger.Step] {
        var steps: [StageFinger.Step] = []
        for frame in Int((start * 60).rounded())...Int((end * 60).rounded()) { steps += finger.steps(to: Double(frame) / 60) }
        return steps
    }

    private func ways(_ steps: [StageFinger.Step]) -> [Double] {
        steps.compactMap { if case .moved(let way) = $0 { way } else { nil } }
    }

    @Test func aPushBringsItDownAndPatienceLiftsIt() {
        var finger = StageFinger()
        #expect(finger.steps(to: 0) == [])
        finger.push(by: 20, at: 1)
        #expect(finger.isDown)
        let steps = play(&finger, from: 1, to: 1.69)
        #expect(steps.first == .down)
        #expect(!steps.contains(.up))
        #expect(abs((ways(steps).last ?? 0) - 20) < 0.1)
        #expect(play(&finger, from: 1.7, to: 1.72).last == .up)
        #expect(!finger.isDown)
        #expect(finger.steps(to: 3) == [])
    }

    @Test func itFollowsSmoothlyAndNeverPastTheTarget() {
        var finger = StageFinger()
        finger.push(by: 12, at: 0)
        finger.push(by: 12, at: 0)
        let ways = ways(play(&finger, from: 0, to: 0.6))
        #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(ways.allSatisfy { $0 >= 0 && $0 <= 24 })
        // No jump of more than a third of the way.
        #expect(zip(ways, ways.dropFirst()).allSatisfy { $1 - $0 < 8 })
    }

    @Test func releaseLiftsItAtTheNextFrame() {
        var finger = StageFinger()
        finger.release()
        #expect(finger.steps(to: 0.5) == [])
        finger.push(by: 5, at: 1)
        finger.release()
        #expect(finger.steps(to: 1).last == .up)
        #expect(!finger.isDown)
    }

    @Test func aForgottenFingerDoesNothing() {
        var finger = StageFinger()
        finger.push(by: 5, at: 1)
        finger.forget()
        #expect(finger.steps(to: 1) == [])
    }

    @Test func aPushAfterALiftIsANewFinger() {
        var finger = StageFinger()
        finger.push(by: 40, at: 0)
        _ = play(&finger, from: 0, to: 1)
        finger.push(by: -10, at: 2)
        let steps = play(&finger, from: 2, to: 2.5)
        #expect(steps.first == .down)
        #expect(ways(steps).allSatisfy { $0 <= 0 && $0 >= -10 })
    }
}
