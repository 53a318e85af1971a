import RefreshAnimation
import RefreshCore
import RefreshGeometry
import RefreshTestSupport
import Testing

@testable import RefreshSpinner

/// The system's spinner, by the figures that Flutter's team took from it.
@MainActor struct SpinnerTests {
    private static func picture(_ moment: RefreshMoment, _ style: SpinnerStyle = SpinnerStyle(radius: 10)) -> Picture {
        var picture = Picture()
        SpinnerAnimator(style: style).draw(moment, into: &picture)
        return picture
    }

    /// The opacities of the spokes, of 255, where the ink has 60 %.
    private static func alphas(_ moment: RefreshMoment, _ style: SpinnerStyle = SpinnerStyle(radius: 10)) -> [Int] {
        picture(moment, style).operations.map { Int((($0.stroke?.ink.alpha ?? 0) * $0.opacity * 153).rounded()) }
    }

    @Test func spokesLieAtTheirAnglesFromAThirdOfTheRadiusToTheWhole() {
        let operations = Array(Self.picture(RefreshMoment.loading(0)).operations)
        #expect(operations.count == 8)
        // The ends of the capsules: a round end is half the width of 2 points.
        let ends: [Int: (PlanePoint, PlanePoint)] = [
            0: (PlanePoint(x: 0, y: -10.0 / 3), PlanePoint(x: 0, y: -10)),
            2: (PlanePoint(x: 10.0 / 3, y: 0), PlanePoint(x: 10, y: 0)),
            3: (PlanePoint(x: 2.357, y: 2.357), PlanePoint(x: 7.071, y: 7.071)),
        ]
        for (spoke, (inner, outer)) in ends {
            guard case .line(let from, let to) = operations[spoke].shape else {
                Issue.record("no line")
                continue
            }
            let way = (to - from) * (1 / (to - from).length)
            #expect((from - way - inner).length < 1e-3)
            #expect((to + way - outer).length < 1e-3)
            #expect(operations[spoke].stroke?.width == 2)
            #expect(operations[spoke].stroke?.cap == .round)
        }
    }

    private nonisolated static let steps: [(seconds: Double, alphas: [Int])] = [
        (0, [147, 47, 47, 47, 47, 72, 97, 122]), (0.12, [147, 47, 47, 47, 47, 72, 97, 122]),
        (0.13, [122, 147, 47, 47, 47, 47, 72, 97]), (0.3, [97, 122, 147, 47, 47, 47, 47, 72]),
        (0.99, [47, 47, 47, 47, 72, 97, 122, 147]), (1, [147, 47, 47, 47, 47, 72, 97, 122]),
        (1000.3, [97, 122, 147, 47, 47, 47, 47, 72]),
    ]

    @Test(arguments: steps) func theLeadStepsClockwiseEightTimesASecond(seconds: Double, alphas: [Int]) {
        #expect(Self.alphas(RefreshMoment.loading(seconds)) == alphas)
    }

    @Test func twelveSpokesHaveTheOldRamp() {
        // The published figures are cut off, these are rounded.
        #expect(Self.alphas(RefreshMoment.loading(0), .classic) == [147, 47, 47, 47, 47, 47, 47, 64, 80, 97, 114, 130])
    }

    @Test func aSmoothLeadFlowsFromSpokeToSpoke() {
        let style = SpinnerStyle(radius: 10, motion: .smooth)
        #expect(Self.alphas(RefreshMoment.loading(0.25), style) == [97, 122, 147, 47, 47, 47, 47, 72])
        #expect(Self.alphas(RefreshMoment.loading(0.34375), style) == [78, 103, 128, 122, 47, 47, 47, 53])
    }

    @Test(
        arguments: [
            (0, 0), (0.001, 1), (0.125, 1), (0.126, 2), (0.5, 4), (0.875, 7), (0.876, 8), (1, 8), (3, 8),
        ] as [(Double, Int)]) func spokesAppearOneByOneWithThePull(progress: Double, count: Int)
    {
        let picture = Self.picture(RefreshMoment.pulled(progress))
        #expect(picture.count == count)
        #expect(Set(picture.operations.compactMap { $0.stroke?.ink }).count <= 1)
    }

    @Test(arguments: [(0.0875, 0.15625), (0.175, 0.5), (0.35, 1), (0.6, 1)] as [(Double, Double)]) func theyFadeInTogether(
        progress: Double, opacity: Double
    ) {
        #expect(Self.picture(RefreshMoment.pulled(progress)).operations.allSatisfy { abs($0.opacity - opacity) < 1e-12 })
    }

    @Test func theFirstFrameOfTheLoadIsTheLastOfThePull() {
        #expect(Self.picture(RefreshMoment.pulled(1, arming: 1)) == Self.picture(RefreshMoment.loading(0)))
        // Also where it isn't armed yet: the ramp comes forward in the load.
        var moment = RefreshMoment.loading(0)
        moment.arming = 0
        #expect(Self.picture(RefreshMoment.pulled(1)) == Self.picture(moment))
        #expect(Self.alphas(RefreshMoment.pulled(1, arming: 0.6)) == [147, 87, 87, 87, 87, 102, 117, 132])
    }

    @Test func aLoadByCodeFadesIn() {
        var moment = RefreshMoment.loading(0.05)
        moment.wasPulled = false
        #expect(Self.picture(moment).operations.allSatisfy { $0.opacity == 0.5 })
    }

    @Test func itShrinksWithTheSpaceStillTurning() {
        let picture = Self.picture(RefreshMoment.finished(.success, 0.3, shown: 15))
        #expect(
            picture.operations.allSatisfy { picture.transform(of: $0) == PlaneTransform(a: 0.25, b: 0, c: 0, d: 0.25, tx: 160, ty: 30) })
        #expect(picture.operations.allSatisfy { $0.opacity == 1 })
        #expect(Self.alphas(RefreshMoment.finished(.success, 0.3, shown: 15)) == [97, 122, 147, 47, 47, 47, 47, 72])
    }

    @Test func withLessMotionTheWholeRingFadesInPulsesAndFadesOut() {
        func alphas(_ moment: RefreshMoment) -> Set<Int> {
            var moment = moment
            moment.reducesMotion = true
            let picture = Self.picture(moment)
            #expect(picture.count == 8)
            #expect(picture.operations.allSatisfy { picture.transform(of: $0) == .translation(x: 160, y: 30) })
            return Set(Self.alphas(moment))
        }
        #expect(alphas(RefreshMoment.pulled(0.5)) == [55])
        #expect(alphas(RefreshMoment.pulled(1, arming: 1)) == [147])
        #expect(alphas(RefreshMoment.loading(0)) == [147])
        #expect(alphas(RefreshMoment.loading(1)) == [66])
        #expect(alphas(RefreshMoment.loading(2)) == [147])
        #expect(alphas(RefreshMoment.finished(.success, 2, shown: 30)) == [74])
    }

    @Test func aLittleSpaceMakesItSmaller() {
        var moment = RefreshMoment.loading(0)
        moment.size = PlaneSize(width: 100, height: 10)
        let picture = Self.picture(moment)
        #expect(picture.operations.allSatisfy { picture.transform(of: $0) == PlaneTransform(a: 0.45, b: 0, c: 0, d: 0.45, tx: 50, ty: 5) })
    }

    @Test func aSubclassHasItsOwnInk() {
        final class Warm: SpinnerAnimator {
            override func ink(at moment: RefreshMoment) -> PictureInk { PictureInk(hex: 0xFF9500) }
        }
        var picture = Picture()
        Warm().draw(RefreshMoment.loading(0), into: &picture)
        #expect(picture.operations.allSatisfy { $0.stroke?.ink.role == .custom && $0.stroke?.ink.green == 0x95 })
    }

    @Test func aStyleTakesNumbersThatCannotBeDrawnAsNothing() {
        let style = SpinnerStyle(spokes: 1000, radius: .nan, innerPart: 2, widthPart: -1, period: .infinity).checked
        #expect(style == SpinnerStyle(spokes: 60, radius: 0, innerPart: 1, widthPart: 0, period: 1))
        #expect(SpinnerStyle().checked == SpinnerStyle())
    }
}
