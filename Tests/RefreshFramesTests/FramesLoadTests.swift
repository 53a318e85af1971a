import RefreshAnimation
import RefreshCore
import RefreshFrames
import RefreshGeometry
import Testing

@Suite("Frames while loading and after")
@MainActor
struct FramesLoadTests {
    private static func loop(_ sequence: FrameSequence, until end: Int = 9) -> [Int] {
        let animator = FramesAnimator(sequence)
        return (0...end).map { shown(animator, Moments.loading(Double($0) / 10)).first?.first ?? -1 }
    }

    @Test("begin with the pull's last frame, and go on by the time")
    func forward() {
        #expect(Self.loop(letters(8, loop: 2..<6)) == [2, 3, 4, 5, 2, 3, 4, 5, 2, 3])
        let animator = FramesAnimator(letters(8, loop: 2..<6))
        #expect(shown(animator, Moments.loading(0.19)) == [[3, 100]])
        #expect(shown(animator, Moments.loading(4000.21)) == [[4, 100]])
        #expect(shown(animator, Moments.loading(.nan)) == [[2, 100]])
    }

    @Test("go back and forth, the ends once each; after a pull through the loop the way back comes first")
    func pingPong() {
        #expect(Self.loop(letters(8, loop: 2..<6, playback: .pingPong)) == [2, 3, 4, 5, 4, 3, 2, 3, 4, 5])
        #expect(Self.loop(letters(4, playback: .pingPong)) == [2, 1, 0, 1, 2, 3, 2, 1, 0, 1])
        #expect(Self.loop(letters(1, playback: .pingPong), until: 2) == [0, 0, 0])
        #expect(Self.loop(letters(2, playback: .pingPong), until: 3) == [0, 1, 0, 1])
    }

    @Test("last as long as they say; where they say nothing fit, a thirtieth of a second")
    func durations() {
        var sequence = letters(4)
        sequence.durations = [0.5, 0.1, .nan]
        let animator = FramesAnimator(sequence)
        let times = [0, 0.49, 0.5, 0.59, 0.6, 0.63, 0.6 + 0.034, 0.66, 0.67]
        #expect(times.map { shown(animator, Moments.loading($0)).first?.first } == [0, 0, 1, 1, 2, 2, 3, 3, 0])
    }

    @Test("appear when no pull led to them")
    func unpulled() {
        let animator = FramesAnimator(letters(8, loop: 2..<6))
        #expect(shown(animator, Moments.loading(0.03, pulled: false)) == [[2, 20]])
        #expect(shown(animator, Moments.finished(.success, 0, after: 0.03, pulled: false)).first?.last == 20)
    }

    @Test("end backwards from the loop's next round when that is near")
    func seam() {
        // A round of 0.4 s, over 0.1 s after the load; then three frames within 0.35 s.
        let animator = FramesAnimator(letters(8, loop: 2..<6))
        let frames = [0, 0.09, 0.11, 0.21, 0.22, 0.34, 0.44, 2].map { shown(animator, Moments.finished(.success, $0, after: 1.1)) }
        #expect(frames == [[[5, 100]], [[5, 100]], [[2, 100]], [[2, 100]], [[1, 100]], [[0, 100]], [[0, 100]], [[0, 100]]])
        #expect(shown(animator, Moments.finished(.success, 0, after: 1.2)) == [[2, 100]])
    }

    @Test("end with a crossfade when the loop's next round is far")
    func far() {
        let animator = FramesAnimator(letters(8, loop: 2..<6))
        #expect(shown(animator, Moments.finished(.success, 0, after: 1.3)) == [[3, 100]])
        #expect(shown(animator, Moments.finished(.success, 0.03, after: 1.3)) == [[3, 100], [2, 50]])
        #expect(shown(animator, Moments.finished(.success, 0.09, after: 1.3)) == [[3, 50], [2, 100]])
        #expect(shown(animator, Moments.finished(.success, 0.13, after: 1.3)) == [[1, 100]])
    }

    @Test(
        "end with the frames behind the loop when all went well, and backwards when not",
        arguments: [
            (RefreshOutcome.success, 7), (.exhausted, 7), (.failure, 0), (.cancelled, 0),
        ])
    func onwards(outcome: RefreshOutcome, last: Int) {
        let animator = FramesAnimator(letters(8, loop: 2..<6, ending: .onwards))
        #expect(shown(animator, Moments.finished(outcome, 0.5, after: 1.2)) == [[last, 100]])
        // Nothing is behind this loop.
        #expect(shown(FramesAnimator(letters(8, ending: .onwards)), Moments.finished(outcome, 0.6, after: 0.8)) == [[0, 100]])
    }

    @Test("give way to a dot where there is no more")
    func exhausted() {
        let animator = FramesAnimator(letters(8, loop: 2..<6, ending: .onwards))
        func text(_ moment: RefreshMoment) -> String {
            var picture = Picture()
            animator.draw(moment, into: &picture)
            return picture.description
        }
        var pulled = Moments.pulled(0.5)
        pulled.isExhausted = true
        #expect(text(pulled) == "ellipse 158 28 4 4 fill secondary\n")
        #expect(text(RefreshMoment(isExhausted: true)) == "ellipse 158 28 4 4 fill secondary\n")
        #expect(shown(animator, Moments.finished(.exhausted, 0.5, after: 1.2)) == [[7, 100]])
        #expect(
            text(Moments.finished(.exhausted, 0.5, after: 1.2, shown: 9))
                == "image \"frame 7\" in 140 10 40 40 opacity 0.25\nellipse 158 28 4 4 fill secondary@0.75\n")
        #expect(text(Moments.finished(.exhausted, 0.5, after: 1.2, shown: 0)) == "ellipse 158 28 4 4 fill secondary\n")
    }

    @Test("are taken back and give way to a dash where nothing was new")
    func nothingNew() {
        func text(_ moment: RefreshMoment, _ style: FramesStyle = FramesStyle()) -> String {
            var moment = moment
            moment.foundNothingNew = true
            var picture = Picture()
            FramesAnimator(letters(8, loop: 2..<6, ending: .onwards), style: style).draw(moment, into: &picture)
            return picture.description
        }
        #expect(text(Moments.finished(.success, 0, after: 1.2)) == "image \"frame 2\" in 140 10 40 40\n")
        #expect(
            text(Moments.finished(.success, 0.075, after: 1.2))
                == """
                image "frame 2" in 140 10 40 40 opacity 0.5
                line -1.626 0 1.626 0 stroke secondary 2 transform 1 0 0 1 160 30

                """)
        let dash = "line -6 0 6 0 stroke secondary 2 transform 1 0 0 1 160 30\n"
        #expect(text(Moments.finished(.success, 0.4, after: 1.2)) == dash)
        #expect(
            text(Moments.finished(.success, 0.4, after: 1.2, shown: 18), FramesStyle(ink: .tint))
                == "line -6 0 6 0 stroke tint 2 opacity 0.5 transform 1 0 0 1 160 30\n")
        #expect(text(Moments.finished(.failure, 0.4, after: 1.2)) == "image \"frame 0\" in 140 10 40 40\n")
    }

    @Test("leave with the last 60 % of the space")
    func closing() {
        let animator = FramesAnimator(letters(8, loop: 2..<6))
        #expect(shown(animator, Moments.finished(.success, 1, after: 1.2, shown: 36)) == [[0, 100]])
        #expect(shown(animator, Moments.finished(.success, 1, after: 1.2, shown: 18)) == [[0, 50]])
        #expect(shown(animator, Moments.finished(.success, 1, after: 1.2, shown: 0)) == [])
    }

    @Test("are one that pulses in 2 s with less motion, and goes over into the last one, or fades where there is none for how it went")
    func calm() {
        let animator = FramesAnimator(letters(8, loop: 2..<6, ending: .onwards))
        func calm(_ moment: RefreshMoment) -> [[Int]] {
            var moment = moment
            moment.reducesMotion = true
            return shown(animator, moment)
        }
        #expect([0, 0.5, 1, 2].map { calm(Moments.loading($0)) } == [[[2, 100]], [[2, 73]], [[2, 45]], [[2, 100]]])
        #expect(calm(Moments.finished(.success, 0, after: 1.5)) == [[2, 73]])
        #expect(calm(Moments.finished(.success, 0.125, after: 1.875)) == [[2, 100], [7, 100]])
        #expect(calm(Moments.finished(.success, 0.25, after: 1.875)) == [[7, 100]])
        #expect(calm(Moments.finished(.success, 0.6, after: 1.875, shown: 18)) == [[7, 50]])
        #expect(calm(Moments.finished(.failure, 0.125, after: 1.875)) == [[2, 50]])
        #expect(calm(Moments.finished(.failure, 0.25, after: 1.875)) == [])
    }

    @Test("move while loading, and until the end is over and the space has closed")
    func moving() {
        let animator = FramesAnimator(letters(8, loop: 2..<6))
        #expect(animator.isMoving(at: Moments.loading(0)))
        #expect(!animator.isMoving(at: Moments.pulled(0.5)))
        #expect(animator.isMoving(at: Moments.finished(.success, 0.5, after: 1, shown: 0)))
        #expect(!animator.isMoving(at: Moments.finished(.success, 0.61, after: 1, shown: 0)))
        #expect(animator.isMoving(at: Moments.finished(.success, 3, after: 1, shown: 1)))
        #expect(!FramesAnimator(letters(0)).isMoving(at: Moments.loading(0)))
    }
}
