import RefreshAnimation
import RefreshCore
import RefreshFrames
import RefreshGeometry
import Testing

@Suite("Frames while pulled")
@MainActor
struct FramesPullTests {
    @Test("are at round(progress · (count - 1)), first at 0 and last at 1, the same both ways")
    func scrub() {
        let animator = FramesAnimator(letters(40, loop: 24..<40), style: FramesStyle(blends: false))
        for step in 15...150 {
            let progress = Double(step) / 100
            let right = Int((min(1, progress) * 24).rounded())
            #expect(shown(animator, Moments.pulled(progress)) == [[right, 100]])
        }
    }

    @Test("are crossfaded where a frame would last longer than 4 points, and what two have in common never pales")
    func blend() {
        let animator = FramesAnimator(letters(5))
        #expect(shown(animator, Moments.pulled(0.25)) == [[1, 100]])
        #expect(shown(animator, Moments.pulled(0.3125)) == [[1, 100], [2, 50]])
        #expect(shown(animator, Moments.pulled(0.375)) == [[1, 100], [2, 100]])
        #expect(shown(animator, Moments.pulled(0.4375)) == [[1, 50], [2, 100]])
        #expect(shown(animator, Moments.pulled(2)) == [[4, 100]])
        // 60 points by 15 ways are 4 points each.
        #expect(shown(FramesAnimator(letters(16)), Moments.pulled(0.5)).count == 1)
        #expect(shown(FramesAnimator(letters(15)), Moments.pulled(0.51)).count == 2)
    }

    @Test("appear within 15 % of the threshold; nothing at rest or backwards")
    func appearing() {
        let animator = FramesAnimator(letters(40))
        #expect(shown(animator, Moments.pulled(0)) == [])
        #expect(shown(animator, Moments.pulled(-1)) == [])
        #expect(shown(animator, Moments.pulled(.nan)) == [])
        #expect(shown(animator, RefreshMoment()) == [])
        #expect(shown(animator, Moments.pulled(0.03)) == [[1, 20]])
    }

    @Test("are three at most with less motion, the last where letting go refreshes")
    func calm() {
        let animator = FramesAnimator(letters(40, loop: 24..<40))
        let frames = [0.2, 0.49, 0.5, 0.99, 1, 1.5].map { progress -> [[Int]] in
            var moment = Moments.pulled(progress)
            moment.reducesMotion = true
            return shown(animator, moment)
        }
        #expect(frames == [[[0, 100]], [[0, 100]], [[12, 100]], [[12, 100]], [[24, 100]], [[24, 100]]])
    }

    @Test("stand in the middle on whole points, larger with large texts, smaller where there is no room")
    func place() {
        func place(_ size: PlaneSize, _ scale: Double = 1) -> PlaneRect? {
            var moment = Moments.pulled(1)
            moment.size = size
            moment.textScale = scale
            var picture = Picture()
            FramesAnimator(letters(40)).draw(moment, into: &picture)
            guard case .image(_, let rect)? = picture.operations.first?.shape else { return nil }
            return rect
        }
        #expect(place(PlaneSize(width: 321, height: 61)) == PlaneRect(x: 140, y: 10, width: 40, height: 40))
        #expect(place(PlaneSize(width: 320, height: 60), 1.25) == PlaneRect(x: 135, y: 5, width: 50, height: 50))
        #expect(place(PlaneSize(width: 320, height: 60), 3) == PlaneRect(x: 130, y: 0, width: 60, height: 60))
        #expect(place(PlaneSize(width: 20, height: 60)) == PlaneRect(x: 0, y: 20, width: 20, height: 20))
        #expect(place(PlaneSize(width: 0, height: 60)) == nil)
        #expect(place(PlaneSize(width: .infinity, height: 60)) == nil)
        #expect(place(PlaneSize(width: 320, height: .nan)) == nil)
    }
}
