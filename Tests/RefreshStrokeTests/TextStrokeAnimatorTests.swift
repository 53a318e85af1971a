import RefreshAnimation
import RefreshCore
import RefreshGeometry
import Testing

@testable import RefreshStroke

/// What holds at any moment, and what can be changed.
@MainActor struct TextStrokeAnimatorTests {
    private static func animators() -> [TextStrokeAnimator] {
        [
            TextStrokeAnimator(), TextStrokeAnimator("Refresh", then: "", style: TextStrokeStyle(order: .allAtOnce)),
            TextStrokeAnimator("جارٍ ", then: "التحميل"), TextStrokeAnimator("正在", then: "加载"), TextStrokeAnimator("", then: ""),
            TextStrokeAnimator(drawing: PlanePath.ellipse(in: PlaneRect(x: 0, y: 0, width: 900, height: 3)), split: .nan),
            TextStrokeAnimator(style: TextStrokeStyle(xHeight: .nan, strokeWidth: -1, writingDuration: .infinity, highlightPeriod: -3)),
            TextStrokeAnimator(style: TextStrokeStyle(xHeight: 300, writingDuration: 0, highlightPeriod: 0, fadeDuration: 0)),
        ]
    }

    @Test(arguments: 0..<8) func picturesAreFiniteAndInsideTheirSize(index: Int) {
        let animator = Self.animators()[index]
        var picture = Picture()
        Moments.forEach { moment in
            picture.removeAll()
            animator.draw(moment, into: &picture)
            if !picture.isFinite { Issue.record("not finite: \(moment)\n\(picture)") }
            guard let bounds = picture.bounds else { return }
            let slack = 1e-6 * max(1, moment.size.width)
            let isInside =
                bounds.minX >= -slack && bounds.minY >= -slack && bounds.maxX <= moment.size.width + slack
                && bounds.maxY <= moment.size.height + slack
            if !isInside { Issue.record("outside: \(bounds) \(moment)") }
        }
    }

    @Test(arguments: 0..<8) func aPictureDependsOnTheMomentAlone(index: Int) {
        let (one, other) = (Self.animators()[index], Self.animators()[index])
        var reused = Picture()
        Moments.forEach { moment in
            var fresh = Picture()
            one.draw(moment, into: &fresh)
            reused.removeAll()
            other.draw(moment, into: &reused)
            if fresh != reused { Issue.record("other picture: \(moment)") }
        }
    }

    @Test(arguments: 0..<8) func itIsStillWhereNothingChanges(index: Int) {
        let animator = Self.animators()[index]
        Moments.forEach { moment in
            guard !animator.isMoving(at: moment), moment.seconds.isFinite, moment.loadingSeconds.isFinite else { return }
            var picture = Picture(), later = Picture()
            animator.draw(moment, into: &picture)
            var next = moment
            next.seconds += 0.3
            next.loadingSeconds += 0.3
            animator.draw(next, into: &later)
            if picture != later { Issue.record("moves: \(moment)") }
        }
    }

    @Test func theTipNeverGoesBackWhileThePullGrowsOrTheClockRuns() {
        let animator = TextStrokeAnimator("Refresh", then: "ing")
        var last = 0.0
        for moment in (0...200).map({ Moments.pulled(Double($0) / 200) }) + (0...200).map({ Moments.loading(Double($0) / 500) }) {
            var picture = Picture()
            animator.draw(moment, into: &picture)
            guard case .path(_, _, let end)? = picture.operations.first?.shape else { continue }
            #expect(end >= last)
            last = end
        }
        #expect(last == 1)
    }

    @Test(arguments: [(true, 0.1, 0.4), (true, 0.3, 0.4), (false, 0.3, 1.2), (false, 0.9, 1.2)]) func theClockWritesAtAPensPace(
        wasPulled: Bool, seconds: Double, duration: Double
    ) throws {
        // Long enough a first part for the whole word to take three times as long as the second.
        let text = try StrokeText("Refreshing", then: "it", xHeight: 16)
        let line = MeasuredPath(text.path)
        let start = wasPulled ? MeasuredPath(text.firstPath).length / line.length : 0
        let pace = PenPace(along: line, from: start, unit: 16, duration: duration, exponent: 1.0 / 3)
        var moment = Moments.loading(seconds)
        moment.wasPulled = wasPulled
        var picture = Picture()
        TextStrokeAnimator("Refreshing", then: "it").draw(moment, into: &picture)
        guard case .path(_, 0, let end)? = picture.operations.first?.shape else {
            Issue.record("\(picture)")
            return
        }
        #expect(abs(end - (start + (1 - start) * pace.position(at: seconds / duration))) < 1e-9)
    }

    @Test func allAtOnceEveryLetterIsWrittenByTheSamePart() throws {
        let animator = TextStrokeAnimator("Load", then: "ing", style: TextStrokeStyle(order: .allAtOnce))
        func ends(_ moment: RefreshMoment) -> [Double] {
            var picture = Picture()
            animator.draw(moment, into: &picture)
            return picture.operations.compactMap { if case .path(_, 0, let end) = $0.shape { end } else { nil } }
        }
        #expect(ends(Moments.pulled(0.25)) == [0.25, 0.25, 0.25, 0.25])
        let writing = ends(Moments.loading(0.2))
        #expect(writing.count == 4)
        #expect(Set(writing.dropFirst()).count == 1)
        #expect(ends(Moments.loading(0.4)) == [1])
        // At the end of the pull the letters are the line again, as it is while loading begins.
        #expect(ends(Moments.loading(0)).count == 1)
    }

    @Test func withoutAPullAllLettersAreWrittenAtOnce() {
        for (animator, count) in [
            (TextStrokeAnimator("Load", then: "ing", style: TextStrokeStyle(order: .allAtOnce)), 7),
            (TextStrokeAnimator("加", then: "载"), 1),
        ] {
            var moment = Moments.loading(0.2)
            moment.wasPulled = false
            var picture = Picture()
            animator.draw(moment, into: &picture)
            #expect(picture.count == count)
        }
    }

    @Test(arguments: [("加载", "中", 1, "加载"), ("Загрузка", "", 3, "Загру")]) func aTextThatTheScriptLacksAppearsLetterByLetter(
        first: String, rest: String, letters: Int, shown: String
    ) throws {
        let animator = TextStrokeAnimator(first, then: rest)
        #expect(animator.isPlain)
        var picture = Picture()
        animator.draw(Moments.pulled(0.6), into: &picture)
        guard case .text(let text, let point, let style)? = picture.operations.first?.shape else {
            Issue.record("no text")
            return
        }
        #expect(picture.table?[text] == shown)
        #expect(style.alignment == .leading && style.direction == .leftToRight)
        #expect(point.x < 160)
        picture.removeAll()
        animator.draw(Moments.loading(0.4), into: &picture)
        guard case .text(let whole, point, style)? = picture.operations.first?.shape else {
            Issue.record("it moved, or isn't there")
            return
        }
        #expect(picture.table?[whole] == first + rest)
    }

    @Test func aTextThatRunsToTheLeftAppearsFromTheRight() throws {
        var picture = Picture()
        TextStrokeAnimator("جارٍ ", then: "التحميل").draw(Moments.pulled(1), into: &picture)
        guard case .text(let text, let point, let style)? = picture.operations.first?.shape else {
            Issue.record("no text")
            return
        }
        // The vowel sign and the space belong to the letter before them.
        #expect(picture.table?[text] == "جارٍ ")
        #expect(style.direction == .rightToLeft)
        #expect(point.x > 160)
    }

    @Test(arguments: [
        ("e\u{301}ж", ["e\u{301}", "e\u{301}ж"]), ("👩‍💻 ж", ["👩‍💻 ", "👩‍💻 ж"]), ("नमस्ते", ["न", "नम", "नमस्", "नमस्ते"]),
        ("❤️", ["❤️"]), ("👍🏽!", ["👍🏽", "👍🏽!"]),
    ]) func signsStayWithTheirLetters(text: String, beginnings: [String]) {
        #expect(PlainWriting(text, then: "", xHeight: 16).table.texts == beginnings)
    }

    @Test func itDrawsInsideATransformAndAFadeOfTheCaller() {
        for animator in [TextStrokeAnimator(), TextStrokeAnimator("加载", then: "中")] {
            var plain = Picture(), moved = Picture()
            animator.draw(Moments.loading(1), into: &plain)
            moved.transformed(by: .translation(x: 5, y: 7)) { picture in
                picture.faded(by: 0.5) { animator.draw(Moments.loading(1), into: &$0) }
            }
            #expect(moved.count == plain.count)
            for (one, other) in zip(plain.operations, moved.operations) {
                #expect(moved.transform(of: other) == .translation(x: 5, y: 7) * plain.transform(of: one))
                #expect(other.opacity == 0.5 * one.opacity)
            }
        }
    }

    @Test func aSubclassHasItsOwnInkAndItsOwnLight() {
        final class Underline: TextStrokeAnimator {
            override func ink(at moment: RefreshMoment) -> PictureInk { .success }
            override func drawWritten(_ moment: RefreshMoment, seconds: Double, into picture: inout Picture) {
                drawLine(from: 0.25, to: 0.5 + seconds, ink: ink(at: moment), into: &picture)
            }
        }
        var picture = Picture()
        Underline().draw(Moments.loading(0.65), into: &picture)
        guard case .path(_, 0.25, let end)? = picture.operations.first?.shape else {
            Issue.record("\(picture)")
            return
        }
        #expect(abs(end - 0.75) < 1e-12)
        #expect(picture.operations.first?.stroke?.ink == .success)
    }

    @Test func aStyleIsHeldToWhatMakesSense() {
        let style = TextStrokeStyle(
            xHeight: -1, strokeWidth: 2, restingOpacity: .nan, writingDuration: .infinity, paceExponent: 7, highlightPeriod: -2,
            highlightLength: 3, fadeDuration: 1e9
        ).checked
        #expect(style.xHeight == 0)
        #expect(style.strokeWidth == 1)
        #expect(style.restingOpacity == 0)
        #expect(style.writingDuration == 0)
        #expect(style.paceExponent == 1)
        #expect(style.highlightPeriod == 0)
        #expect(style.highlightLength == 1)
        #expect(style.fadeDuration == 1e4)
        #expect(TextStrokeStyle().checked == TextStrokeStyle())
        #expect((0.16...0.2).contains(TextStrokeStyle().strokeWidth))
    }
}
