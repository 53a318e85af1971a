import RefreshAnimation
import RefreshCore
import RefreshGeometry
import Testing

@testable import RefreshStroke

/// The pictures of the moments of a refresh, as text.
@MainActor struct TextStrokePicturesTests {
    /// A stroke of two straight pieces, 60 and 40 points long: what is drawn of it can be told by hand.
    nonisolated private static let angle = "path M0 0L60 0L60 40"
    nonisolated private static let place = " transform 1 0 0 1 130 10\n"

    nonisolated private static let pictures: [(moment: RefreshMoment, picture: String)] = [
        (Moments.pulled(0), ""),
        (Moments.pulled(0.25), "\(angle) from 0 to 0.2 stroke primary 2\(place)"),
        (Moments.pulled(0.5), "\(angle) from 0 to 0.4 stroke primary 2\(place)"),
        (Moments.pulled(0.98), "\(angle) from 0 to 0.784 stroke primary 2\(place)"),
        (Moments.pulled(1), "\(angle) from 0 to 0.8 stroke primary 2\(place)"),
        (Moments.pulled(1.7), "\(angle) from 0 to 0.8 stroke primary 2\(place)"),
        (Moments.loading(0), "\(angle) from 0 to 0.8 stroke primary 2\(place)"),
        (Moments.loading(0.02), "\(angle) from 0 to 0.81 stroke primary 2\(place)"),
        (Moments.loading(0.2), "\(angle) from 0 to 0.9 stroke primary 2\(place)"),
        (Moments.loading(0.4), "\(angle) stroke primary 2\(place)"),
        (
            Moments.loading(1.04),
            // 0.64 s since the word stands: the light's head is 0.4 of 1.3 along.
            """
            \(angle) stroke primary@0.4 2\(place)\
            \(angle) from 0.22 to 0.52 stroke tint@0.3 2\(place)\
            \(angle) from 0.32 to 0.52 stroke tint@0.45 2\(place)\
            \(angle) from 0.42 to 0.52 stroke tint 2\(place)
            """
        ),
        (
            Moments.loading(1.9),
            // The head is beyond the end, at 1.219.
            """
            \(angle) stroke primary@0.4 2\(place)\
            \(angle) from 0.919 to 1 stroke tint@0.3 2\(place)
            """
        ),
        // A period later the picture is the same.
        (
            Moments.loading(3.5),
            """
            \(angle) stroke primary@0.4 2\(place)\
            \(angle) from 0.919 to 1 stroke tint@0.3 2\(place)
            """
        ),
        // The word lights up in 0.1 s and fades in 0.3 s.
        (Moments.finished(0, after: 2), "\(angle) stroke primary@0.4 2\(place)"),
        (Moments.finished(0.1), "\(angle) stroke primary 2 opacity 0.741\(place)"),
        (Moments.finished(0.2), "\(angle) stroke primary 2 opacity 0.259\(place)"),
        (Moments.finished(0.1, .failure), "\(angle) stroke failure 2 opacity 0.741\(place)"),
        (Moments.finished(0.3), ""),
        // While the space is held open it stays, and leaves with it.
        (Moments.finished(5, shown: 60), "\(angle) stroke primary 2\(place)"),
        (Moments.finished(5, .failure, shown: 45), "\(angle) stroke failure 2 opacity 0.5\(place)"),
        // What ended while it was written is written on.
        (Moments.finished(0.1, after: 0.1), "\(angle) from 0 to 0.9 stroke primary 2 opacity 0.741\(place)"),
    ]

    private static func drawing(_ style: TextStrokeStyle = style) -> TextStrokeAnimator {
        var path = PlanePath()
        path.move(to: .zero)
        path.line(to: PlanePoint(x: 60, y: 0))
        path.line(to: PlanePoint(x: 60, y: 40))
        return TextStrokeAnimator(drawing: path, split: 0.8, style: style)
    }

    /// An even pace.
    nonisolated private static var style: TextStrokeStyle { TextStrokeStyle(xHeight: 20, strokeWidth: 0.1, paceExponent: 0) }

    @Test(arguments: pictures.indices.map { $0 }) func theMomentsOfADrawing(index: Int) {
        var picture = Picture()
        Self.drawing().draw(Self.pictures[index].moment, into: &picture)
        #expect(picture.description == Self.pictures[index].picture)
    }

    @Test func aWordIsWrittenInTheMiddleOnAWholePoint() throws {
        var picture = Picture()
        TextStrokeAnimator().draw(Moments.loading(0.4), into: &picture)
        let text = try StrokeText("Load", then: "ing", xHeight: 16)
        #expect(picture.count == 1)
        let operation = try #require(picture.operations.first)
        let map = picture.transform(of: operation)
        #expect(map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1)
        #expect(map.ty == map.ty.rounded())
        let hull = try #require(text.path.hull)
        #expect(abs(map.apply(to: hull.center).x - 160) < 1e-9)
        #expect(abs(map.apply(to: hull.center).y - 30) <= 0.5)
        #expect(operation.stroke == PictureStroke(.primary, width: 2.72))
        guard case .path(let path, 0, 1) = operation.shape else {
            Issue.record("\(operation.shape)")
            return
        }
        #expect(picture.table?[path]?.path == text.path)
    }

    /// Half way, half of the ink.
    @Test(arguments: [0.02, 0.25, 0.5, 0.75, 0.98, 1]) func thePullIsLinearInLength(progress: Double) throws {
        let text = try StrokeText("Load", then: "ing", xHeight: 16)
        let line = MeasuredPath(text.path)
        var picture = Picture()
        TextStrokeAnimator().draw(Moments.pulled(progress), into: &picture)
        guard case .path(_, let start, let end)? = picture.operations.first?.shape else {
            Issue.record("nothing is drawn")
            return
        }
        #expect(start == 0)
        let drawn = MeasuredPath(line.trimmed(from: start, to: end)).length
        #expect(abs(drawn / MeasuredPath(text.firstPath).length - progress) < 1e-5)
    }

    @Test func thePullAndTheLoadMeetWithoutAStep() {
        var pulled = Picture(), loading = Picture(), whole = Picture(), standing = Picture()
        let animator = TextStrokeAnimator()
        animator.draw(Moments.pulled(1), into: &pulled)
        animator.draw(Moments.loading(0), into: &loading)
        #expect(pulled == loading)
        animator.draw(Moments.loading(0.4 - 1e-12), into: &whole)
        animator.draw(Moments.loading(0.4), into: &standing)
        guard case .path(_, 0, let end)? = whole.operations.first?.shape else { return }
        #expect(end > 0.999_999)
        #expect(standing.count == 1)
    }

    @Test func theLoadAndItsEndMeetWithoutAStep() {
        for seconds in [0.1, 0.3, 0.5, 1, 1.3, 2, 7] {
            var before = Picture(), after = Picture()
            let animator = TextStrokeAnimator()
            animator.draw(Moments.loading(seconds), into: &before)
            animator.draw(Moments.finished(0, after: seconds), into: &after)
            #expect(before == after)
        }
    }

    @Test func withLessMotionTheWholeWordFadesInAndBreathes() throws {
        let animator = Self.drawing()
        let line = "\(Self.angle) stroke primary 2"
        let cases: [(RefreshMoment, String)] = [
            (Moments.pulled(0), ""), (Moments.pulled(0.25), "\(line) opacity 0.25\(Self.place)"),
            (Moments.pulled(1), "\(line)\(Self.place)"),
            (Moments.loading(0), "\(line)\(Self.place)"), (Moments.loading(0.5), "\(line) opacity 0.775\(Self.place)"),
            (Moments.loading(1), "\(line) opacity 0.55\(Self.place)"), (Moments.loading(2), "\(line)\(Self.place)"),
            (Moments.finished(0.15), "\(line) opacity 0.496\(Self.place)"), (Moments.finished(0.3), ""),
            // Held open, it comes to rest: what breathes is still at work.
            (Moments.finished(0, after: 1, shown: 60), "\(line) opacity 0.55\(Self.place)"),
            (Moments.finished(0.25, after: 1, shown: 60), "\(line)\(Self.place)"),
            (Moments.finished(1.5, after: 1, shown: 60), "\(line)\(Self.place)"),
        ]
        for (moment, expected) in cases {
            var calm = moment
            calm.reducesMotion = true
            var picture = Picture()
            animator.draw(calm, into: &picture)
            #expect(picture.description == expected)
        }
    }

    @Test func atASideTheWordIsWrittenUpwards() throws {
        var moment = Moments.loading(0.4)
        moment.edge = .leading
        moment.size = PlaneSize(width: 60, height: 320)
        var picture = Picture()
        Self.drawing().draw(moment, into: &picture)
        #expect(picture.description == "\(Self.angle) stroke primary 2 transform 0 -1 1 0 10 190\n")
    }

    @Test func whatDoesNotFitIsMadeSmaller() throws {
        var moment = Moments.loading(0.4)
        moment.size = PlaneSize(width: 33, height: 60)
        var picture = Picture()
        Self.drawing().draw(moment, into: &picture)
        // 31 points for 62.
        #expect(picture.description == "\(Self.angle) stroke primary 2 transform 0.5 0 0 0.5 1.5 20\n")
        moment.size = PlaneSize(width: 1000, height: 200)
        moment.textScale = 2
        picture.removeAll()
        Self.drawing().draw(moment, into: &picture)
        #expect(picture.description == "\(Self.angle) stroke primary 2 transform 2 0 0 2 440 60\n")
    }

    /// The second part takes 0.4 s, and the whole is five times as long: it takes three times as long.
    @Test(arguments: [(0, ""), (0.3, " from 0 to 0.25"), (0.6, " from 0 to 0.5"), (0.9, " from 0 to 0.75")])
    func aLoadWithoutAPullWritesTheWholeWord(
        seconds: Double, part: String
    ) {
        var moment = Moments.loading(seconds)
        moment.wasPulled = false
        var picture = Picture()
        Self.drawing().draw(moment, into: &picture)
        #expect(picture.description == (seconds == 0 ? "" : "\(Self.angle)\(part) stroke primary 2\(Self.place)"))
        // With less motion it fades in.
        moment.reducesMotion = true
        picture.removeAll()
        Self.drawing().draw(moment, into: &picture)
        #expect(picture.isEmpty == (seconds == 0))
    }

    @Test func whereThereIsNoMoreAFullStopStands() {
        func text(_ moment: RefreshMoment) -> String {
            var picture = Picture()
            Self.drawing().draw(moment, into: &picture)
            return picture.description
        }
        let stop = "ellipse 158.5 28.5 3 3 fill primary"
        var pulled = Moments.pulled(0.7)
        pulled.isExhausted = true
        #expect(text(pulled) == "\(stop)\n")
        #expect(text(RefreshMoment(isExhausted: true)) == "\(stop)\n")
        #expect(text(Moments.finished(0.3, .exhausted)) == "\(stop)\n")
        #expect(
            text(Moments.finished(0.1, .exhausted)) == "\(stop)@0.259\n\(Self.angle) stroke primary 2 opacity 0.741\(Self.place)")
    }

    private nonisolated static let taken: [(seconds: Double, picture: String)] = [
        (0, "\(angle) stroke primary@0.4 2\(place)"), (0.1, "\(angle) from 0.259 to 1 stroke primary@0.4 2\(place)"),
        (0.15, "\(angle) from 0.5 to 1 stroke primary@0.4 2\(place)"),
        (0.225, "\(angle) from 0.844 to 1 stroke primary@0.4 2 opacity 0.5\(place)"), (0.3, ""),
        (0.6, "line -6 0 6 0 stroke primary@0.4 2 opacity 0.833 transform 1 0 0 1 160 30\n"),
    ]

    @Test(arguments: taken) func whereNothingWasNewThePenTakesItBack(seconds: Double, expected: String) {
        var moment = Moments.finished(seconds)
        moment.foundNothingNew = true
        var picture = Picture()
        Self.drawing().draw(moment, into: &picture)
        #expect(picture.description == expected)
    }
}
