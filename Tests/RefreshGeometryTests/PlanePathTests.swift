import RefreshGeometry
import Testing

/// Building paths.
struct PlanePathTests {
    @Test func stepsTakeTheirPoints() {
        var path = PlanePath()
        path.move(to: PlanePoint(x: 1, y: 2))
        path.line(to: PlanePoint(x: 3, y: 4))
        path.quad(to: PlanePoint(x: 7, y: 8), control: PlanePoint(x: 5, y: 6))
        path.cubic(to: PlanePoint(x: 13, y: 14), control1: PlanePoint(x: 9, y: 10), control2: PlanePoint(x: 11, y: 12))
        path.close()
        #expect(path.verbs == [.move, .line, .quad, .cubic, .close])
        #expect(path.points.map(\.x) == [1, 3, 5, 7, 9, 11, 13])
        #expect(path.current == PlanePoint(x: 1, y: 2))
    }

    @Test func aStepWithoutASubpathBeginsOne() {
        var path = PlanePath()
        path.line(to: PlanePoint(x: 1, y: 1))
        #expect(path.data == "M1 1L1 1")
        path.close()
        path.close()
        path.line(to: PlanePoint(x: 2, y: 2))
        #expect(path.data == "M1 1L1 1ZM1 1L2 2")
        var empty = PlanePath()
        empty.close()
        #expect(empty.isEmpty)
    }

    @Test(arguments: [
        (0.0, "M0 0L40 0L40 20L0 20Z"), (-3, "M0 0L40 0L40 20L0 20Z"), (.nan, "M0 0L40 0L40 20L0 20Z"),
        (4, "M4 0L36 0C38.209 0 40 1.791 40 4L40 16C40 18.209 38.209 20 36 20L4 20C1.791 20 0 18.209 0 16L0 4C0 1.791 1.791 0 4 0Z"),
        (99, "M10 0L30 0C35.523 0 40 4.477 40 10L40 10C40 15.523 35.523 20 30 20L10 20C4.477 20 0 15.523 0 10L0 10C0 4.477 4.477 0 10 0Z"),
    ])
    func aRectangleHasTheCornersThatItCanHave(radius: Double, data: String) {
        #expect(PlanePath.rect(PlaneRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: radius).data == data)
    }

    @Test func anEllipseTouchesItsRectangle() {
        let path = PlanePath.ellipse(in: PlaneRect(x: 0, y: 0, width: 20, height: 10))
        #expect(
            path.data
                == "M20 5C20 7.761 15.523 10 10 10C4.477 10 0 7.761 0 5C0 2.239 4.477 0 10 0C15.523 0 20 2.239 20 5Z")
    }

    @Test(arguments: [
        (0.0, Double.pi / 2, "M10 0C10 5.523 5.523 10 0 10"), (0, -.pi / 2, "M10 0C10 -5.523 5.523 -10 0 -10"),
        (.pi, .pi / 2, "M-10 0C-10 -5.523 -5.523 -10 0 -10"),
        (0, 9 * .pi, "M10 0C10 5.523 5.523 10 0 10C-5.523 10 -10 5.523 -10 0C-10 -5.523 -5.523 -10 0 -10C5.523 -10 10 -5.523 10 0"),
        (0, .nan, ""), (.infinity, 1, ""),
    ])
    func anArcRunsClockwiseFromThreeOClock(start: Double, sweep: Double, data: String) {
        #expect(PlanePath.arc(center: .zero, radius: 10, start: start, sweep: sweep).data == data)
    }

    @Test func anArcGoesOnFromTheSubpathUnderWay() {
        var path = PlanePath()
        path.move(to: .zero)
        path.arc(center: .zero, radius: 10, start: 0, sweep: .pi / 2)
        path.close()
        #expect(path.data == "M0 0L10 0C10 5.523 5.523 10 0 10Z")
    }

    /// The curves of an arc lie on the circle, to the 0.03 % that a quarter turn by one cubic gives.
    @Test(arguments: [0.3, 1.5, 2.0, 3.9, 6.2])
    func anArcLiesOnItsCircle(sweep: Double) {
        let measured = MeasuredPath(.arc(center: .zero, radius: 100, start: 0.7, sweep: sweep))
        #expect(abs(measured.length - 100 * sweep) < 0.02 * sweep)
        for step in 0...20 {
            #expect(abs(measured.point(at: Double(step) / 20 * measured.length).length - 100) < 0.03)
        }
    }

    @Test func aPathMovesThroughATransform() {
        var path = PlanePath.rect(PlaneRect(x: 0, y: 0, width: 2, height: 1)).transformed(by: .translation(x: 1, y: 1) * .scale(2))
        #expect(path.data == "M1 1L5 1L5 3L1 3Z")
        path.line(to: .zero)
        #expect(path.data == "M1 1L5 1L5 3L1 3ZM1 1L0 0", "the start moves along")
    }

    @Test func pathsAreAppendedAndComparedByWhatTheyDraw() throws {
        var path = try PlanePath(data: "M0 0L1 1")
        path.append(try PlanePath(data: "M2 2L3 3Z"))
        path.append(PlanePath())
        path.line(to: PlanePoint(x: 4, y: 4))
        #expect(path == (try PlanePath(data: "M0 0L1 1M2 2L3 3ZL4 4")))
        #expect(path != (try PlanePath(data: "M0 0L1 1M2 2L3 3L4 4")))
        path.removeAll()
        #expect(path == PlanePath())
        #expect(path.hashValue == PlanePath().hashValue)
    }

    @Test func aNumberThatIsNotFiniteIsTold() {
        var path = PlanePath()
        path.move(to: .zero)
        #expect(path.isFinite)
        path.line(to: PlanePoint(x: 0, y: -Double.infinity))
        #expect(!path.isFinite)
    }
}
