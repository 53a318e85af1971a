import RefreshGeometry
import Testing

/// Arc length, its inverse, and trimming.
struct MeasuredPathTests {
    @Test(arguments: MeasuredPathFigures.kurbo + MeasuredPathFigures.svgpathtools)
    func theLengthOfACurveIsThePublishedOne(_ row: (curve: Curve, length: Double, tolerance: Double)) {
        #expect(abs(MeasuredPath(path(row.curve)).length - row.length) <= row.tolerance)
    }

    @Test(arguments: MeasuredPathFigures.skia)
    func theLengthOfAPathIsThePublishedOne(_ row: (data: String, length: Double, tolerance: Double)) throws {
        #expect(abs(MeasuredPath(try PlanePath(data: row.data)).length - row.length) <= row.tolerance)
    }

    /// Skia's circles: 628.3185 ± 1.5 and 62.83185 ± 0.5. Four cubics of a circle are longer than it by 0.0141 %.
    @Test(arguments: [100.0, 10])
    func aCircleIsAsLongAsItsCurves(radius: Double) {
        let box = PlaneRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
        #expect(abs(MeasuredPath(.ellipse(in: box)).length - 2 * .pi * radius) < 0.000_15 * 2 * .pi * radius)
    }

    @Test(arguments: MeasuredPathFigures.partial)
    func theLengthUpToAParameterIsThePublishedOne(_ row: (curve: Curve, parameter: Double, length: Double)) {
        let whole = MeasuredPath(path(row.curve))
        let cut = cubic(row.curve).part(from: 0, to: row.parameter)
        #expect(abs(MeasuredPath(path(cut)).length - row.length) < 1e-4)
        // And back: the point at that length is the curve's at that parameter.
        let expected = cubic(row.curve).point(at: row.parameter)
        #expect((whole.point(at: row.length) - expected).length < 1e-4)
    }

    @Test(arguments: MeasuredPathFigures.halves)
    func theMiddleHalfOfACurveHasThePublishedLength(_ row: (curve: Curve, length: Double)) {
        let cut = cubic(row.curve).part(from: 0.25, to: 0.75)
        #expect(abs(MeasuredPath(path(cut)).length - row.length) < 1e-4)
    }

    /// Smooth curves, a loop, a cusp, a curve that turns back on itself, lines, several subpaths, closed ones.
    static let hardPaths = [
        "M0 0C40 -60 80 60 120 0", "M0 0C100 100 0 100 100 0", "M0 0C120 80 -20 80 100 0", "M-100 0Q103 0 100 0",
        "M0 0C0 0 0 90 0 90L50 90L50 10", "M10 10H60V60H10ZM0 0C40 -60 80 60 120 0M5 5L5 95Z",
        "M0 0C300 0 -200 0 100 0", "M0 0C3000 0 -2000 0 1000 0", "M-1000 0Q3000 0 1000 0", "M0 0C0 0 100 0 100 0M0 20C1e-9 20 0 20 100 20",
    ]

    @Test(arguments: hardPaths)
    func aPartIsAsLongAsItIsSaidToBe(data: String) throws {
        let whole = MeasuredPath(try PlanePath(data: data))
        for start in stride(from: 0.0, to: 1, by: 0.09) {
            for end in stride(from: start + 0.01, through: 1, by: 0.13) {
                let part = MeasuredPath(whole.trimmed(from: start, to: end))
                #expect(abs(part.length - (end - start) * whole.length) < 0.001, "from \(start) to \(end)")
            }
        }
    }

    @Test(arguments: hardPaths)
    func everyLengthIsFound(data: String) throws {
        let whole = MeasuredPath(try PlanePath(data: data))
        for step in 1...400 {
            let end = Double(step) / 400
            #expect(abs(MeasuredPath(whole.trimmed(from: 0, to: end)).length - end * whole.length) < 0.001, "to \(end)")
        }
    }

    @Test(arguments: hardPaths)
    func aPartBeginsAndEndsWhereThePathIsAtThoseLengths(data: String) throws {
        let whole = MeasuredPath(try PlanePath(data: data))
        for start in stride(from: 0.03, to: 0.9, by: 0.083) {
            let part = whole.trimmed(from: start, to: start + 0.05)
            #expect((part.points[0] - whole.point(at: start * whole.length)).length < 1e-3)
            #expect((part.current - whole.point(at: (start + 0.05) * whole.length)).length < 1e-3)
        }
    }

    @Test func theTangentPointsAlongThePath() throws {
        let path = MeasuredPath(try PlanePath(data: "M0 0L10 0L10 10"))
        #expect(path.tangent(at: 5) == PlanePoint(x: 1, y: 0))
        #expect(path.tangent(at: 15) == PlanePoint(x: 0, y: 1))
        #expect(path.tangent(at: 10) == PlanePoint(x: 0, y: 1), "after the corner")
        #expect(path.point(at: 12) == PlanePoint(x: 10, y: 2))
    }

    @Test func aCurveWithoutHandlesHasATangentAtItsEnds() throws {
        let path = MeasuredPath(try PlanePath(data: "M0 0C0 0 0 100 0 100"))
        #expect(abs(path.tangent(at: 0).y - 1) < 1e-9)
        #expect(abs(path.tangent(at: 100).y - 1) < 1e-9)
    }

    @Test(arguments: [
        // Lines stay lines, and the part begins inside.
        ("M0 0H10V10", 0.25, 0.75, "M5 0L10 0L10 5"),
        // All of it is the path itself; a closed one stays closed.
        ("M0 0H10V10H0Z", 0, 1, "M0 0L10 0L10 10L0 10Z"),
        ("M0 0H10V10H0Z", -5, 7, "M0 0L10 0L10 10L0 10Z"),
        // Not quite all of it doesn't.
        ("M0 0H10V10H0Z", 0, 0.9, "M0 0L10 0L10 10L0 10L0 4"),
        ("M0 0H10V10H0Z", 0.125, 1, "M5 0L10 0L10 10L0 10L0 0"),
        // Over several subpaths, in order; the closed one inside is closed.
        ("M0 0H10M20 0H30V10H20ZM40 0H50", 0.05, 0.95, "M3 0L10 0M20 0L30 0L30 10L20 10ZM40 0L47 0"),
        // The end of a subpath is no start of another.
        ("M0 0H10M20 0H30", 0, 0.5, "M0 0L10 0"),
        ("M0 0H10M20 0H30", 0.5, 1, "M20 0L30 0"),
        // Half of a symmetric curve.
        ("M0 0C0 10 20 10 20 0", 0, 0.5, "M0 0C0 5 5 7.5 10 7.5"),
        // Steps without length are left out.
        ("M0 0L0 0H10M5 5ZM7 7L7 7M20 0H30", 0, 1, "M0 0L10 0M20 0L30 0"),
        // Nothing.
        ("M0 0H10", 0.5, 0.5, ""), ("M0 0H10", 0.7, 0.2, ""), ("M0 0H10", 1, 2, ""), ("M0 0H10", -2, 0, ""), ("", 0, 1, ""),
        ("M0 0H10", .nan, 1, ""), ("M0 0H10", 0, .nan, ""), ("M0 0H10", -.infinity, .infinity, "M0 0L10 0"),
    ])
    func aTrimGivesThePartBetweenTwoFractions(data: String, start: Double, end: Double, expected: String) throws {
        let whole = MeasuredPath(try PlanePath(data: data))
        #expect(whole.trimmed(from: start, to: end).data == expected)
    }

    @Test func partsAreAppendedWithoutTouchingWhatIsThere() throws {
        let line = MeasuredPath(try PlanePath(data: "M0 0H10"))
        var path = PlanePath()
        line.appendTrimmed(from: 0, to: 0.2, to: &path)
        line.appendTrimmed(from: 0.5, to: 1, to: &path)
        #expect(path.data == "M0 0L2 0M5 0L10 0")
    }

    @Test(arguments: [
        PlanePoint(x: Double.nan, y: 0), PlanePoint(x: 0, y: Double.infinity), PlanePoint(x: 1e200, y: 1e200),
        PlanePoint(x: Double.greatestFiniteMagnitude, y: 0),
    ])
    func aPathThatCannotBeMeasuredHasNoLength(point: PlanePoint) {
        var path = PlanePath()
        path.move(to: .zero)
        path.cubic(to: point, control1: .zero, control2: point)
        let measured = MeasuredPath(path)
        #expect(measured.length == 0)
        #expect(measured.point(at: 3) == .zero)
        #expect(measured.tangent(at: 3) == .zero)
        #expect(measured.trimmed(from: 0, to: 1).isEmpty)
    }

    @Test func aNumberThatIsDrawnNowhereSpoilsThePathAllTheSame() {
        var path = PlanePath()
        path.move(to: PlanePoint(x: Double.nan, y: 0))
        path.move(to: .zero)
        path.line(to: PlanePoint(x: 1, y: 0))
        #expect(MeasuredPath(path).length == 0)
    }

    @Test(arguments: [(Double.nan, 0.0), (-1, 0), (.infinity, 10), (-.infinity, 0), (99, 10)])
    func aLengthIsClampedToThePath(length: Double, x: Double) throws {
        #expect(MeasuredPath(try PlanePath(data: "M0 0H4H10")).point(at: length) == PlanePoint(x: x, y: 0))
    }

    private func cubic(_ curve: Curve) -> CubicCurve {
        let points = curve.map { PlanePoint(x: $0.0, y: $0.1) }
        return points.count == 3
            ? CubicCurve(start: points[0], control: points[1], end: points[2])
            : CubicCurve(start: points[0], control1: points[1], control2: points[2], end: points[3])
    }

    private func path(_ curve: CubicCurve) -> PlanePath {
        var path = PlanePath()
        path.move(to: curve.start)
        path.cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
        return path
    }

    private func path(_ curve: Curve) -> PlanePath {
        let points = curve.map { PlanePoint(x: $0.0, y: $0.1) }
        var path = PlanePath()
        path.move(to: points[0])
        switch points.count {
        case 2: path.line(to: points[1])
        case 3: path.quad(to: points[2], control: points[1])
        default: path.cubic(to: points[3], control1: points[1], control2: points[2])
        }
        return path
    }
}
