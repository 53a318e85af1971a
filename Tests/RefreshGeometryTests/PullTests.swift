import RefreshGeometry
import Testing

struct PullTests {
    static let app = PlaneInsets(top: 10, left: 20, bottom: 30, right: 40)

    /// Rests at -15...(-15 + …): 5 points of safe area at each side.
    static func metrics(x: Double, y: Double, content: PlaneSize = PlaneSize(width: 1000, height: 2000)) -> ScrollMetrics {
        ScrollMetrics(
            offset: PlanePoint(x: x, y: y), content: content, viewport: PlaneSize(width: 375, height: 667),
            safeArea: PlaneInsets(top: 5, left: 5, bottom: 5, right: 5), pixelsPerPoint: 2)
    }

    @Test(arguments: [(ScrollSide.top, -15.0, 1368.0), (.bottom, 1368, -15), (.left, -25, 670), (.right, 670, -25)])
    func isMeasuredFromTheRestOfItsSide(side: ScrollSide, rest: Double, farRest: Double) {
        for distance in [-100, 0, 40.0] {
            let offset = side.isStart ? rest - distance : rest + distance
            let pull = Pull(past: side, metrics: Self.metrics(x: offset, y: offset), app: Self.app)
            #expect(pull.rest == rest)
            #expect(pull.farRest == farRest)
            #expect(pull.distance == distance)
            #expect(pull.remaining == -distance)
            #expect(pull.filler == 0)
            #expect(pull.offset(at: distance) == offset)
            #expect(pull.viewport == (side.axis == .vertical ? 667 : 375))
            #expect(pull.content == (side.axis == .vertical ? 2000 : 1000))
            #expect(pull.tolerance == 0.25)
        }
    }

    @Test(arguments: [(ScrollSide.top, 0.0), (.bottom, 667 - 100 - 50), (.left, 0), (.right, 375 - 80 - 70)])
    func shortContentLeavesAFillerAtTheEndOfTheAxis(side: ScrollSide, filler: Double) {
        let pull = Pull(past: side, metrics: Self.metrics(x: -25, y: -15, content: PlaneSize(width: 80, height: 100)), app: Self.app)
        #expect(pull.filler == filler)
        #expect(pull.distance == 0)
        #expect(pull.rest == pull.farRest)
    }

    @Test func clampsIntoTheRestRange() {
        for side in [ScrollSide.top, .bottom] {
            let pull = Pull(past: side, metrics: Self.metrics(x: 0, y: 0), app: Self.app)
            #expect(pull.clamped(-100) == -15)
            #expect(pull.clamped(100) == 100)
            #expect(pull.clamped(5000) == 1368)
            #expect(pull.clamped(.nan) == 0)
        }
    }

    @Test(arguments: [(60, 0.5), (30, 1), (15, 2), (1e-300, 1e6), (0, 0), (-60, 0), (.nan, 0), (.infinity, 0)])
    func progressIsThePartOfTheThreshold(threshold: Double, progress: Double) {
        #expect(Pull(past: .top, metrics: Self.metrics(x: 0, y: -45), app: Self.app).progress(threshold: threshold) == progress)
    }

    @Test func halfAPixelIsNoProgress() {
        #expect(Pull(past: .top, metrics: Self.metrics(x: 0, y: -15.25), app: Self.app).progress(threshold: 60) == 0)
        #expect(Pull(past: .top, metrics: Self.metrics(x: 0, y: -15.5), app: Self.app).progress(threshold: 60) == 0.5 / 60)
    }

    /// Every number of the metrics and the insets in turn, all the others the same for it: nothing leaves that isn't finite.
    @Test(arguments: anyNumbers, anyNumbers)
    func everyNumberThatLeavesIsFinite(number: Double, others: Double) {
        let places: [WritableKeyPath<Case, Double>] = [
            \.metrics.offset.x, \.metrics.offset.y, \.metrics.content.width, \.metrics.content.height, \.metrics.viewport.width,
            \.metrics.viewport.height, \.metrics.safeArea.top, \.metrics.safeArea.left, \.metrics.safeArea.bottom, \.metrics.safeArea.right,
            \.metrics.pixelsPerPoint, \.app.top, \.app.left, \.app.bottom, \.app.right,
        ]
        for place in places {
            var sample = Case()
            for other in places { sample[keyPath: other] = others }
            sample[keyPath: place] = number
            for axis in ScrollAxis.allCases {
                let range = sample.metrics.restRange(insets: sample.app, along: axis)
                #expect(range.lowerBound.isFinite && range.upperBound.isFinite && range.upperBound >= range.lowerBound)
            }
            for side in ScrollSide.allCases {
                let pull = Pull(past: side, metrics: sample.metrics, app: sample.app)
                let numbers = [pull.distance, pull.rest, pull.farRest, pull.filler, pull.viewport, pull.content, pull.tolerance]
                #expect(numbers.allSatisfy { $0.isFinite })
                #expect(pull.filler >= 0 && pull.viewport >= 0 && pull.content >= 0 && pull.tolerance >= 0)
                #expect(pull.offset(at: number).isFinite)
                #expect(pull.clamped(number).isFinite)
                #expect((0...1e6).contains(pull.progress(threshold: number)))
            }
        }
    }

    struct Case {
        var metrics = ScrollMetrics()
        var app = PlaneInsets()
    }
}
