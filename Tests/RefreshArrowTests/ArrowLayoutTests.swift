import RefreshAnimation
import RefreshCore
import RefreshGeometry
import RefreshLanguages
import RefreshTestSupport
import Testing

@testable import RefreshArrow

/// Where arrow and texts stand, and what gives way when there is little room.
@MainActor struct ArrowLayoutTests {
    private static func layout(
        _ width: Double, _ height: Double, scale: Double = 1, _ texts: ArrowTexts = ArrowTexts(note: "Last updated today at 09:41"),
        edge: RefreshEdge = .top, direction: ReadingDirection = .leftToRight
    ) -> ArrowLayout? {
        let animator = ArrowAnimator(texts: texts)
        let moment = RefreshMoment(
            edge: edge, size: PlaneSize(width: width, height: height), direction: direction, textScale: scale)
        return ArrowLayout(
            moment, reach: animator.glyphs.reach, spacing: animator.style.spacing, plain: animator.labels.plain,
            noted: animator.labels.noted)
    }

    @Test func theArrowStandsStillWhateverTheText() {
        let animator = ArrowAnimator()
        let moments =
            [0.2, 0.5, 1].map { RefreshMoment.pulled($0) } + [0, 0.05, 0.2, 5].map { RefreshMoment.loading($0) }
            + [0.05, 0.5].map { RefreshMoment.finished(.success, $0) } + [RefreshMoment.finished(.failure, 1)]
        for moment in moments {
            var picture = Picture()
            animator.draw(moment, into: &picture)
            for operation in picture.operations {
                let map = picture.transform(of: operation)
                if case .text = operation.shape { continue }
                #expect(map.tx == 112 && map.ty == 30)
            }
        }
    }

    @Test func arrowAndPullAreCentredTogether() throws {
        let layout = try #require(Self.layout(320, 60, ArrowTexts()))
        let width = ArrowLabels.width(of: ArrowTexts().phrases.pull) * 13
        let left = layout.center.x - ArrowAnimator().glyphs.reach
        let right = layout.start + width
        // Half a point for the whole point that the arrow stands on.
        #expect(abs(left - (320 - right)) <= 1)
        #expect(layout.start - layout.center.x == 22)
    }

    @Test func rightToLeftIsTheMirrorImage() throws {
        for (width, scale) in [(320.0, 1.0), (375, 1.3), (390, 2)] {
            let left = try #require(Self.layout(width, 60, scale: scale))
            let right = try #require(Self.layout(width, 60, scale: scale, direction: .rightToLeft))
            #expect(right.center == PlanePoint(x: width - left.center.x, y: left.center.y))
            #expect(right.start == width - left.start)
        }
    }

    private nonisolated static let rooms: [(width: Double, height: Double, scale: Double, textScale: Double, hasNote: Bool)] = [
        (320, 60, 1, 1, true), (390, 60, 1.5, 1.5, true), (390, 100, 1.2, 1.2, true), (320, 30, 1, 30 / 32.5, true),
        (320, 25, 1, 1, false), (320, 15, 1, 15 / 16.9, false), (320, 12, 1, 0, false), (180, 60, 1, 1, false), (120, 60, 1, 0, false),
        (40, 60, 1, 0, false), (1e6, 60, 1, 1, true),
    ]

    @Test(arguments: rooms) func textsShrinkALittleThenTheNoteGivesWayThenTheText(
        width: Double, height: Double, scale: Double, textScale: Double, hasNote: Bool
    ) throws {
        let layout = try #require(Self.layout(width, height, scale: scale))
        #expect(abs(layout.textScale - textScale) < 1e-12)
        #expect(layout.hasNote == hasNote)
        if textScale == 0 { #expect(layout.center.x == width / 2) }
    }

    @Test(arguments: [(1, 1), (1.3, 1.3), (2, 1.5), (0.8, 1), (.nan, 1), (-1, 1), (100, 1.5)] as [(Double, Double)])
    func theArrowGrowsWithTheTextsButLess(textScale: Double, scale: Double) throws {
        #expect(try #require(Self.layout(390, 60, scale: textScale)).scale == scale)
    }

    @Test func theArrowShrinksIntoALittleSpace() throws {
        let layout = try #require(Self.layout(20, 60))
        #expect(abs(layout.scale * 2 * ArrowAnimator().glyphs.reach - 18) < 1e-12)
    }

    @Test(arguments: [(0, 60), (320, 0), (-1, 60), (.nan, 60), (320, .nan), (.infinity, 60), (2e6, 60)] as [(Double, Double)])
    func withoutARoomThereIsNoLayout(width: Double, height: Double) {
        #expect(Self.layout(width, height) == nil)
    }

    @Test(arguments: [RefreshEdge.leading, .trailing]) func atTheSidesTheArrowStandsAlone(edge: RefreshEdge) throws {
        let layout = try #require(Self.layout(60, 700, edge: edge))
        #expect(layout.textScale == 0)
        #expect(layout.center == PlanePoint(x: 30, y: 350))
        // Also where there would be room.
        #expect(try #require(Self.layout(400, 700, edge: edge)).textScale == 0)
    }

    @Test(arguments: [("", 0.0), ("l", 0.32), ("Mm…", 2.7), ("abc", 1.86), ("更新", 2), ("Пн", 1.24)])
    func aTextsWidthIsEstimatedByItsCharacters(text: String, width: Double) {
        #expect(abs(ArrowLabels.width(of: text) - width) < 1e-12)
    }
}
