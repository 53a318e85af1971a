import Foundation
import RefreshAnimation
import RefreshArrow
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshStroke
import RefreshTestSupport
import Testing

/// An animator that draws what a closure draws.
private final class ClosureAnimator: RefreshAnimator {
    var count = 0
    let isMoving: Bool
    let drawing: (ClosureAnimator, RefreshMoment, inout Picture) -> Void

    init(isMoving: Bool = true, _ drawing: @escaping (ClosureAnimator, RefreshMoment, inout Picture) -> Void) {
        self.isMoving = isMoving
        self.drawing = drawing
    }

    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        guard moment.state != .initial else { return }
        count += 1
        drawing(self, moment, &picture)
    }

    func isMoving(at moment: RefreshMoment) -> Bool { isMoving }
}

extension Picture {
    fileprivate mutating func dot(x: Double = 20, radius: Double = 5) {
        circle(center: PlanePoint(x: x, y: 20), radius: radius, fill: .tint)
    }
}

@MainActor struct AnimatorCheckTests {
    private func rules(_ animator: ClosureAnimator) -> [RefreshRule] {
        AnimatorCheck().findings(of: animator).map(\.rule)
    }

    @Test func aDotPasses() {
        #expect(rules(ClosureAnimator { _, _, picture in picture.dot() }) == [])
    }

    @Test func whatCountsItsDrawingsIsNotPure() {
        #expect(rules(ClosureAnimator { animator, _, picture in picture.dot(x: 20 + Double(animator.count % 7)) }) == [.pure])
    }

    @Test func aDivisionByTheSizeIsNotFinite() {
        #expect(rules(ClosureAnimator { _, moment, picture in picture.dot(x: 20 * 60 / (moment.size.width * 0)) }) == [.finite])
        let squeezed = ClosureAnimator { _, moment, picture in picture.dot(radius: 5 * moment.size.width / moment.size.width) }
        #expect(AnimatorCheck().findings(of: squeezed).map(\.rule) == [.finite])
    }

    @Test func inkBeyondTheSizeIsOutside() {
        let findings = AnimatorCheck().findings(of: ClosureAnimator { _, _, picture in picture.dot(x: 3) })
        #expect(findings.map(\.rule) == [.inside])
        #expect(findings.first?.found.hasPrefix("2.0 points outside, an ellipse, at releasing(0.001)") == true)
        #expect(AnimatorCheck(tolerance: 2).findings(of: ClosureAnimator { _, _, picture in picture.dot(x: 3) }).isEmpty)
    }

    @Test func inkAtRestIsFound() {
        final class Always: RefreshAnimator {
            func draw(_ moment: RefreshMoment, into picture: inout Picture) { picture.dot() }
        }
        #expect(AnimatorCheck().findings(of: Always()).map(\.rule) == [.emptyAtRest])
    }

    @Test func whatTurnsWithoutSayingSoIsNotStill() {
        let animator = ClosureAnimator(isMoving: false) { _, moment, picture in picture.dot(x: 20 + 5 * sin(moment.seconds)) }
        #expect(rules(animator) == [.still])
    }

    @Test func aNewTableForEachMomentIsNoReuse() {
        let animator = ClosureAnimator { _, _, picture in
            picture.use(PictureTable.Builder().table())
            picture.dot()
        }
        #expect(rules(animator) == [.reuse])
    }

    @Test func aPictureOfOnesOwnIsNeitherReusedNorComposed() {
        let animator = ClosureAnimator { _, moment, picture in
            picture = Picture()
            for place in 0..<(moment.progress > 0.5 ? 20 : 3) { picture.dot(x: 20 + Double(place)) }
        }
        #expect(rules(animator) == [.reuse])
        #expect(Set(AnimatorCheck(isPart: true).findings(of: animator).map(\.rule)) == [.reuse, .composes])
    }

    @Test func aFindingSaysHowOftenItWasFound() {
        let finding = AnimatorCheck(moments: RefreshMoment.grid()).findings(of: ClosureAnimator { _, _, picture in picture.dot(x: 3) })
            .first
        #expect((finding?.count ?? 0) > 100)
        #expect(finding?.description.hasSuffix("(and \((finding?.count ?? 0) - 1) more)") == true)
    }
}
