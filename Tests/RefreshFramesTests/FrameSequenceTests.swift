import RefreshAnimation
import RefreshCore
import RefreshFrames
import RefreshGeometry
import RefreshTestSupport
import Testing

@Suite("Frame sequence")
@MainActor
struct FrameSequenceTests {
    @Test("cuts its frames from a sheet, row by row")
    func sheet() {
        let sequence = FrameSequence(sheet: "wheel", columns: 2, count: 3, size: PlaneSize(width: 30, height: 20), framesPerSecond: 8)
        #expect(sequence.frames.map(\.name) == ["wheel", "wheel", "wheel"])
        #expect(sequence.frames.map(\.part) == [(0, 0), (30, 0), (0, 20)].map { PlaneRect(x: $0.0, y: $0.1, width: 30, height: 20) })
        #expect(sequence.durations == [0.125, 0.125, 0.125])
        #expect(sequence.loop == 0..<3)
        #expect(FrameSequence(sheet: "wheel", columns: -1, count: -1, size: .zero).frames.isEmpty)
        #expect(FrameSequence(sheet: "wheel", columns: 0, count: 2, size: PlaneSize(width: 1, height: 1)).frames[1].part?.minY == 1)
    }

    @Test("draws an image by its name, with its part and its ink")
    func picture() {
        var picture = Picture()
        let sheet = FrameSequence(sheet: "wheel", columns: 2, count: 30, size: PlaneSize(width: 40, height: 40))
        FramesAnimator(sheet, style: FramesStyle(ink: .tint)).draw(Moments.pulled(1), into: &picture)
        #expect(picture.description == "image \"wheel\" part 40 560 40 40 in 140 10 40 40 fill tint\n")
        picture.removeAll()
        FramesAnimator(letters(2)).draw(Moments.pulled(1), into: &picture)
        #expect(picture.description == "image \"frame 1\" in 140 10 40 40\n")
    }

    @Test("has its failure's ink at the end, where frames have an ink at all")
    func failure() {
        let inked = FramesAnimator(letters(2), style: FramesStyle(ink: .tint))
        #expect(inked.ink(at: Moments.finished(.failure, 0, after: 1)) == .failure)
        #expect(inked.ink(at: Moments.finished(.success, 0, after: 1)) == .tint)
        #expect(FramesAnimator(letters(2)).ink(at: Moments.finished(.failure, 0, after: 1)) == nil)
    }

    @Test("draws nothing without frames or a size, and all frames where the loop is outside")
    func odd() {
        #expect(shown(FramesAnimator(letters(0)), Moments.pulled(1)) == [])
        var flat = letters(3)
        flat.size = PlaneSize(width: .nan, height: 40)
        #expect(shown(FramesAnimator(flat), Moments.pulled(1)) == [])
        #expect(shown(FramesAnimator(letters(3, loop: 7..<9)), Moments.pulled(1)) == [[2, 100]])
        #expect(shown(FramesAnimator(letters(3, loop: -4..<2)), Moments.pulled(1)) == [[1, 100]])
        #expect(FramesAnimator(letters(3), style: FramesStyle(endingDuration: -1)).style.endingDuration == 0)
        let cut = FramesAnimator(letters(3), style: FramesStyle(endingDuration: 0))
        #expect(shown(cut, Moments.finished(.success, 0.01, after: 0.3)) == [[0, 100]])
    }

    @Test("passes the check of animators", arguments: [letters(5), letters(40, loop: 24..<36, ending: .onwards)])
    func checked(sequence: FrameSequence) {
        #expect(AnimatorCheck().findings(of: FramesAnimator(sequence)).isEmpty)
    }

    @Test("is finite and one or two frames at any moment", arguments: [letters(1), letters(8, loop: 2..<6, playback: .pingPong)])
    func anything(sequence: FrameSequence) {
        let numbers = [-1, 0, 0.04, 0.5, 0.999, 1, 3, 1e300, Double.infinity, -.infinity, .nan]
        let animator = FramesAnimator(sequence)
        var picture = Picture()
        for state in [RefreshState.initial, .releasing(progress: 0.5), .loading, .finished] {
            for (index, number) in numbers.enumerated() {
                for other in numbers {
                    for isCalm in [false, true] {
                        let size = PlaneSize(width: 60 * other, height: 60)
                        let moment = RefreshMoment(
                            state: state, edge: RefreshEdge.allCases[index % 4], progress: number, seconds: other,
                            loadingSeconds: numbers[(index * 5 + 2) % numbers.count], outcome: .failure, size: size, shown: 60 * number,
                            reducesMotion: isCalm, textScale: other)
                        picture.removeAll()
                        animator.draw(moment, into: &picture)
                        #expect(picture.isFinite && picture.operations.count <= 2)
                        _ = animator.isMoving(at: moment)
                    }
                }
            }
        }
    }
}
