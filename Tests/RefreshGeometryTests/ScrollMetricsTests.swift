import RefreshGeometry
import Testing

struct ScrollMetricsTests {
    @Test func restsBetweenTheInsets() {
        let metrics = ScrollMetrics(
            content: PlaneSize(width: 375, height: 2000), viewport: PlaneSize(width: 375, height: 667),
            safeArea: PlaneInsets(top: 64, left: 1, bottom: 34, right: 2))
        let insets = PlaneInsets(top: 10, left: 3, bottom: 20, right: 4)
        #expect(metrics.restRange(insets: insets, along: .vertical) == -74...1387)
        #expect(metrics.restRange(insets: insets, along: .horizontal) == -4...6)
        #expect(metrics.restRange(insets: .zero, along: .vertical) == -64...1367)
    }

    @Test func shortContentRestsAtItsStart() {
        let metrics = ScrollMetrics(content: PlaneSize(width: 100, height: 200), viewport: PlaneSize(width: 375, height: 667))
        #expect(metrics.restRange(insets: PlaneInsets(top: 50, bottom: 30), along: .vertical) == -50...(-50))
        #expect(metrics.restRange(insets: .zero, along: .horizontal) == 0...0)
    }

    @Test func aBadNumberIsZeroAndLeavesTheOthersAlone() {
        var metrics = ScrollMetrics(content: PlaneSize(width: .nan, height: 2000), viewport: PlaneSize(width: 375, height: 667))
        metrics.safeArea = PlaneInsets(top: 64, bottom: .infinity)
        #expect(metrics.restRange(insets: PlaneInsets(top: .nan, bottom: 20), along: .vertical) == -64...1353)
        metrics.viewport.height = -5
        metrics.content.height = -10
        #expect(metrics.restRange(insets: .zero, along: .vertical) == -64...0)
    }

    @Test func whatIsSeenLiesBetweenTheBars() {
        var metrics = ScrollMetrics(
            offset: PlanePoint(x: 5, y: 400), viewport: PlaneSize(width: 375, height: 667), contentInset: PlaneInsets(top: 60),
            safeArea: PlaneInsets(top: 64, left: 1, bottom: 34, right: 2))
        #expect(metrics.visibleRect == PlaneRect(x: 6, y: 464, width: 372, height: 569))
        metrics.safeArea.top = 700
        #expect(metrics.visibleRect == PlaneRect(x: 6, y: 1100, width: 372, height: 0))
        metrics.safeArea.top = .nan
        metrics.offset.y = .infinity
        #expect(metrics.visibleRect == PlaneRect(x: 6, y: 0, width: 372, height: 633))
    }

    @Test func noInsetsRestAtPlainZero() {
        let metrics = ScrollMetrics(content: PlaneSize(width: 375, height: 2000), viewport: PlaneSize(width: 375, height: 667))
        #expect(metrics.restRange(insets: .zero, along: .vertical).lowerBound.sign == .plus)
    }

    @Test(arguments: [(1, 0.5), (2, 0.25), (3, 0.5 / 3), (0, 0.5), (0.5, 0.5), (-2, 0.5), (.nan, 0.5), (.infinity, 0.5)])
    func halfAPixelIsAtMostHalfAPoint(pixels: Double, half: Double) {
        #expect(ScrollMetrics(pixelsPerPoint: pixels).halfPixel == half)
    }

    @Test func isLaidOutOnceTheViewportHasAnArea() {
        #expect(ScrollMetrics(viewport: PlaneSize(width: 375, height: 667)).isLaidOut)
        for size in [PlaneSize(width: 0, height: 667), PlaneSize(width: 375, height: 0), PlaneSize(width: .nan, height: 667)] {
            #expect(!ScrollMetrics(viewport: size).isLaidOut)
        }
    }

    @Test(arguments: RefreshEdge.allCases)
    func edgesBecomeSides(_ edge: RefreshEdge) {
        let sides: [RefreshEdge: (ScrollSide, ScrollSide)] = [
            .top: (.top, .top), .bottom: (.bottom, .bottom), .leading: (.left, .right), .trailing: (.right, .left),
        ]
        #expect(edge.side(in: .leftToRight) == sides[edge]?.0)
        #expect(edge.side(in: .rightToLeft) == sides[edge]?.1)
        #expect(edge.opposite.opposite == edge)
        for direction in ReadingDirection.allCases {
            #expect(edge.opposite.side(in: direction) == edge.side(in: direction).opposite)
        }
    }

    @Test(arguments: [
        (ScrollSide.top, ScrollAxis.vertical, true), (.left, .horizontal, true), (.bottom, .vertical, false), (.right, .horizontal, false),
    ])
    func sidesLieAtTheEndsOfTheirAxis(side: ScrollSide, axis: ScrollAxis, isStart: Bool) {
        #expect(side.axis == axis)
        #expect(side.isStart == isStart)
        #expect(side.opposite.axis == axis)
        #expect(side.opposite.isStart == !isStart)
    }

    @Test(arguments: ScrollSide.allCases)
    func insetsAreReadAndSetBySide(_ side: ScrollSide) {
        var insets = PlaneInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(insets[side] == (side.isStart ? insets.start(along: side.axis) : insets.end(along: side.axis)))
        insets[side] = 9
        #expect(insets[side] == 9)
        #expect([insets.top, insets.left, insets.bottom, insets.right].count { $0 == 9 } == 1)
        #expect((insets + insets)[side] == 18)
        #expect((insets + insets)[side.opposite] == 2 * insets[side.opposite])
    }
}
