import RefreshAnimation
import RefreshGeometry
import Testing

@Suite("Keyframes")
struct MediaKeyframesTests {
    @Test("give each value at its time, and what lies between by the curve that leaves it")
    func curves() {
        let keys = MediaKeyframes([
            .init(0, at: 0, curve: .eased(.easeIn)), .init(10, at: 0.5, curve: .held), .init(20, at: 0.75), .init(0, at: 1),
        ])
        #expect(keys.value(at: 0.25) == 10 * Easing.easeIn.value(at: 0.5))
        #expect([0, 0.5, 0.7, 0.75, 0.875, 1].map(keys.value) == [0, 10, 10, 20, 10, 0])
    }

    @Test("hold outside, and take a time that runs back as its predecessor's")
    func order() {
        let keys = MediaKeyframes([.init(1, at: 0.25), .init(3, at: 0.75), .init(7, at: 0.5), .init(9, at: .nan)])
        #expect(keys.keys.map(\.time) == [0.25, 0.75, 0.75, 0.75])
        #expect([-1, 0, 0.25, 0.5, 0.75, 1, .nan].map(keys.value) == [1, 1, 1, 2, 9, 9, 1])
        #expect(MediaKeyframes<Double>([]).value(at: 0.5) == nil)
        #expect(MediaKeyframes([.init(5.0, at: 0.5)]).value(at: 0.1) == 5)
    }

    @Test("pass a jump between two keys of one time")
    func jump() {
        let keys = MediaKeyframes([.init(0, at: 0), .init(1, at: 0.5), .init(5, at: 0.5), .init(6, at: 1)])
        #expect([0.25, 0.5, 0.75].map(keys.value) == [0.5, 5, 5.5])
    }

    @Test("stand evenly, step, or go at an even pace")
    func spacing() {
        #expect(MediaKeyframes(evenly: [0, 10, 40]).value(at: 0.75) == 25)
        #expect(MediaKeyframes(evenly: [4.0]).value(at: 1) == 4)
        #expect([0, 0.33, 0.34, 0.67, 1].map(MediaKeyframes(stepping: [1, 2, 3]).value) == [1, 1, 2, 3, 3])
        let corner = [PlanePoint(x: 0, y: 0), PlanePoint(x: 30, y: 0), PlanePoint(x: 30, y: 10)]
        #expect(MediaKeyframes(pacing: corner).value(at: 0.5) == PlanePoint(x: 20, y: 0))
        #expect(MediaKeyframes(pacing: corner).value(at: 0.875) == PlanePoint(x: 30, y: 5))
        #expect(MediaKeyframes(pacing: [2.0, 2, 2]).keys.map(\.time) == [0, 0.5, 1])
    }

    @Test("hold numbers, points, sizes and rectangles")
    func values() {
        let start = PlaneRect(x: 0, y: 10, width: 20, height: 30)
        let end = PlaneRect(x: 3, y: 14, width: 24, height: 33)
        #expect(start.moved(to: end, by: 0.5) == PlaneRect(x: 1.5, y: 12, width: 22, height: 31.5))
        #expect(start.distance(to: end) == 50.0.squareRoot())
        #expect(start.size.moved(to: end.size, by: 2) == PlaneSize(width: 28, height: 36))
        #expect(0.1.moved(to: 0.3, by: 1) == 0.3)
        #expect(PlanePoint(x: 1, y: 1).distance(to: PlanePoint(x: 4, y: 5)) == 5)
    }

    @Test("swing over by a spring")
    func spring() throws {
        let spring = SpringMotion(mass: 1, stiffness: 100, damping: 5)
        let keys = MediaKeyframes([.init(100, at: 0, curve: .spring(spring, seconds: 2)), .init(200, at: 1)])
        let peak = try #require(keys.value(at: 0.16))
        #expect(peak == 100 + 100 * spring.progress(at: 0.32))
        #expect(peak > 200)
    }
}
