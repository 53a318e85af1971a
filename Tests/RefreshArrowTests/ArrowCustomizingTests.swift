import RefreshAnimation
import RefreshCore
import RefreshGeometry
import RefreshLanguages
import RefreshTestSupport
import Testing

@testable import RefreshArrow

/// An arrow of one's own: a disc instead of the arrow, red when it is armed.
private final class Disc: ArrowAnimator {
    override func ink(at moment: RefreshMoment) -> PictureInk { moment.isArmed ? PictureInk(hex: 0xFF0000) : .tint }

    override func drawArrow(_ moment: RefreshMoment, into picture: inout Picture) {
        picture.circle(center: .zero, radius: 5, fill: ink(at: moment))
    }
}

@MainActor struct ArrowCustomizingTests {
    @Test func aSubclassHasItsOwnInkAndArrow() {
        var picture = Picture()
        Disc(texts: .none).draw(RefreshMoment.pulled(1, arming: 1), into: &picture)
        #expect(picture.description == "ellipse -5 -5 10 10 fill #FF0000 transform -1 0 0 -1 160 30\n")
        picture.removeAll()
        Disc(texts: .none).draw(RefreshMoment.loading(0.3), into: &picture)
        #expect(picture.operations.first?.stroke?.ink.role == .tint)
    }

    @Test func otherTextsShowWithTheNextPicture() {
        let animator = ArrowAnimator()
        var picture = Picture()
        animator.draw(RefreshMoment.pulled(0.5), into: &picture)
        let table = picture.table
        animator.texts.phrases.pull = "Ziehen"
        animator.texts.note = "Zuletzt 09:41"
        picture.removeAll()
        animator.draw(RefreshMoment.pulled(0.5), into: &picture)
        #expect(picture.description.hasPrefix("text \"Ziehen\" "))
        #expect(picture.description.contains("text \"Zuletzt 09:41\" "))
        #expect(picture.table !== table)
    }

    @Test func theTableIsTheSameWhileTheTextsAre() {
        let animator = ArrowAnimator()
        var picture = Picture()
        animator.draw(RefreshMoment.pulled(0.5), into: &picture)
        let table = picture.table
        animator.draw(RefreshMoment.finished(.success, 1), into: &picture)
        #expect(picture.table === table)
    }

    @Test func itIsDrawnInsideATransformAndAFadeOfTheCaller() {
        var plain = Picture()
        ArrowAnimator().draw(RefreshMoment.pulled(0.5), into: &plain)
        var moved = Picture()
        moved.transformed(by: .translation(x: 5, y: 7)) { picture in
            picture.faded(by: 0.5) { ArrowAnimator().draw(RefreshMoment.pulled(0.5), into: &$0) }
        }
        #expect(moved.count == plain.count)
        for (one, other) in zip(plain.operations, moved.operations) {
            #expect(moved.transform(of: other) == .translation(x: 5, y: 7) * plain.transform(of: one))
            #expect(other.opacity == 0.5 * one.opacity)
        }
    }

    @Test func aStyleTakesNumbersThatCannotBeDrawnAsNothing() {
        let style = ArrowStyle(unarmedOpacity: 2, arrowHeight: -1, lineWidth: .nan, spinnerRadius: .infinity, spacing: 1e9).checked
        #expect(style.unarmedOpacity == 1)
        #expect(style.arrowHeight == 0)
        #expect(style.lineWidth == 0)
        #expect(style.spinnerRadius == 0)
        #expect(style.spacing == 1e4)
        #expect(ArrowStyle().checked == ArrowStyle())
    }
}
