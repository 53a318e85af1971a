import RefreshAnimation
import RefreshCore
import RefreshGeometry
import RefreshTestSupport
import Testing

@testable import RefreshArrow

/// The pictures of the moments of a refresh, as text.
@MainActor struct ArrowPicturesTests {
    nonisolated private static let arrow = "path M0 -14.611L0 8.389M-7.071 1.318L0 8.389L7.071 1.318"
    nonisolated private static let tick = "path M-7.5 -0.833L-2.5 4.167L7.5 -5.833"
    nonisolated private static let cross = "path M-6 -6L6 6M6 -6L-6 6"

    /// The spokes of the spinner, by their opacities of 153.
    nonisolated private static func spokes(_ alphas: [Int], _ opacity: String = "", at place: String = "1 0 0 1 112 30") -> String {
        let lines = [
            "0 -4.333 0 -9", "3.064 -3.064 6.364 -6.364", "4.333 0 9 0", "3.064 3.064 6.364 6.364", "0 4.333 0 9",
            "-3.064 3.064 -6.364 6.364", "-4.333 0 -9 0", "-3.064 -3.064 -6.364 -6.364",
        ]
        let inks = [147: "0.961", 134: "0.879", 109: "0.716", 122: "0.797", 97: "0.634", 72: "0.471", 47: "0.307"]
        return zip(lines, alphas).map { line, alpha in
            "line \(line) stroke secondary@\(inks[alpha, default: "?"]) 2\(opacity) transform \(place)\n"
        }.joined()
    }

    private nonisolated static let pictures: [(moment: RefreshMoment, picture: String)] = [
        (RefreshMoment.pulled(0.15), ""),
        (
            RefreshMoment.pulled(0.25),
            """
            text "Pull to refresh" 134 34 size 13 regular leading fill secondary@0.5
            \(arrow) stroke secondary@0.6 2 opacity 0.5 transform 1 0 0 1 112 30

            """
        ),
        (
            RefreshMoment.pulled(0.5),
            """
            text "Pull to refresh" 134 34 size 13 regular leading fill secondary
            \(arrow) stroke secondary@0.6 2 transform 1 0 0 1 112 30

            """
        ),
        (
            RefreshMoment.pulled(1, arming: 0.25),
            """
            text "Pull to refresh" 134 34 size 13 regular leading fill secondary@0.5
            \(arrow) stroke secondary@0.663 2 transform 0.882 0.471 -0.471 0.882 112 30

            """
        ),
        (RefreshMoment.pulled(1, arming: 0.5), "\(arrow) stroke secondary@0.8 2 transform 0 1 -1 0 112 30\n"),
        (
            RefreshMoment.pulled(1.2, arming: 1),
            """
            text "Release to refresh" 134 34 size 13 regular leading fill secondary
            \(arrow) stroke secondary 2 transform -1 0 0 -1 112 30

            """
        ),
        (
            RefreshMoment.loading(0.04),
            """
            text "Release to refresh" 134 34 size 13 regular leading fill secondary@0.2
            \(arrow) stroke secondary 2 opacity 0.6 transform -1 0 0 -1 112 30

            """ + spokes(Array(repeating: 147, count: 8), " opacity 0.4")
        ),
        (
            // The ramp is half in place.
            RefreshMoment.loading(0.2),
            "text \"Refreshing…\" 134 34 size 13 regular leading fill secondary\n" + spokes([134, 147, 97, 97, 97, 97, 109, 122])
        ),
        (
            RefreshMoment.loading(0.3),
            "text \"Refreshing…\" 134 34 size 13 regular leading fill secondary\n" + spokes([97, 122, 147, 47, 47, 47, 47, 72])
        ),
        (
            RefreshMoment.finished(.success, 0.05),
            "text \"Refreshing…\" 134 34 size 13 regular leading fill secondary@0.5\n"
                + spokes([147, 47, 47, 47, 47, 72, 97, 122], " opacity 0.5")
        ),
        (RefreshMoment.finished(.success, 0.1), "\(tick) from 0 to 0.488 stroke success 2 transform 1 0 0 1 112 30\n"),
        (
            RefreshMoment.finished(.success, 0.5),
            """
            text "Up to date" 134 34 size 13 regular leading fill secondary
            \(tick) stroke success 2 transform 1 0 0 1 112 30

            """
        ),
        (
            RefreshMoment.finished(.failure, 0.5),
            """
            text "Couldn’t refresh" 134 34 size 13 regular leading fill secondary
            \(cross) stroke failure 2 transform 1 0 0 1 112 30

            """
        ),
        (
            RefreshMoment.finished(.failure, 0.5, shown: 18),
            """
            text "Couldn’t refresh" 134 34 size 13 regular leading fill secondary@0.5
            \(cross) stroke failure 2 opacity 0.5 transform 1 0 0 1 112 30

            """
        ),
        (
            RefreshMoment.finished(.cancelled, 0.25, shown: 30),
            "text \"Refreshing…\" 134 34 size 13 regular leading fill secondary@0.833\n"
                + spokes([97, 122, 147, 47, 47, 47, 47, 72], at: "0.5 0 0 0.5 112 30")
        ),
        (RefreshMoment.finished(.exhausted, 0.5), "text \"Nothing more\" 160 34 size 13 regular center fill secondary\n"),
        (RefreshMoment(isExhausted: true), "text \"Nothing more\" 160 34 size 13 regular center fill secondary\n"),
        (RefreshMoment(edge: .leading, isExhausted: true), "ellipse 158 28 4 4 fill secondary\n"),
    ]

    @Test(arguments: pictures.indices) func eachMomentHasItsPicture(index: Int) {
        let (moment, expected) = Self.pictures[index]
        var picture = Picture()
        ArrowAnimator().draw(moment, into: &picture)
        #expect(picture.description == expected)
    }

    @Test func aLoadThatFoundNothingNewSaysSo() {
        var picture = Picture()
        ArrowAnimator().draw(.finished(.success, 0.5, foundNothingNew: true), into: &picture)
        #expect(
            picture.description == """
                text "Nothing new" 134 34 size 13 regular leading fill secondary
                line -6 0 6 0 stroke secondary 2 transform 1 0 0 1 112 30

                """)
    }

    @Test func aFooterSaysItsOwn() {
        var picture = Picture()
        ArrowAnimator(texts: ArrowTexts(loadsMore: true)).draw(RefreshMoment.pulled(0.5, edge: .bottom), into: &picture)
        #expect(
            picture.description == """
                text "Pull to load more" 124 34 size 13 regular leading fill secondary
                \(Self.arrow) stroke secondary@0.6 2 transform -1 0 0 -1 102 30

                """)
    }

    @Test func theNoteStandsBelowAndFromRightToLeftAllIsMirrored() {
        var picture = Picture()
        var moment = RefreshMoment.pulled(0.5)
        moment.direction = .rightToLeft
        ArrowAnimator(texts: ArrowTexts(note: "09:41")).draw(moment, into: &picture)
        #expect(
            picture.description == """
                text "Pull to refresh" 186 26 size 13 regular leading rtl fill secondary
                text "09:41" 186 42 size 12 regular leading rtl fill secondary
                \(Self.arrow) stroke secondary@0.6 2 transform 1 0 0 1 208 30

                """)
    }

    @Test func withLessMotionTwoArrowsAreCrossfadedAndTheSpokesPulseTogether() {
        var picture = Picture()
        var moment = RefreshMoment.pulled(1, arming: 0.25)
        moment.reducesMotion = true
        ArrowAnimator(texts: .none).draw(moment, into: &picture)
        #expect(
            picture.description == """
                \(Self.arrow) stroke secondary@0.663 2 opacity 0.667 transform 1 0 0 1 160 30
                \(Self.arrow) stroke secondary@0.663 2 opacity 0.333 transform -1 0 0 -1 160 30

                """)
        let pulse: [(seconds: Double, alpha: Double)] = [(0, 0.9608), (0.5, 0.6966), (1, 0.4324), (2, 0.9608)]
        for (seconds, alpha) in pulse {
            moment = RefreshMoment.loading(seconds + 2)
            moment.reducesMotion = true
            picture.removeAll()
            ArrowAnimator(texts: .none).draw(moment, into: &picture)
            #expect(picture.count == 8)
            #expect(picture.operations.allSatisfy { abs(($0.stroke?.ink.alpha ?? 0) - alpha) < 1e-4 })
        }
    }
}
