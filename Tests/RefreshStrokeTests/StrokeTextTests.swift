import RefreshGeometry
import Testing

@testable import RefreshStroke

struct StrokeTextTests {
    @Test(arguments: [("Load", "ing"), ("Refresh", "ing"), ("Ti", "ming"), ("quick ", "fox"), ("A", "B"), ("", "all"), ("all", "")])
    func theFirstPartIsTheBeginningOfTheLine(first: String, rest: String) throws {
        let text = try StrokeText(first, then: rest, xHeight: 16)
        let count = text.firstPath.points.count
        #expect(text.path.points.prefix(count).elementsEqual(text.firstPath.points))
        #expect(text.path.verbs.prefix(text.firstPath.verbs.count).elementsEqual(text.firstPath.verbs))
        let part = MeasuredPath(text.firstPath).length
        let trimmed = MeasuredPath(text.path).trimmed(from: 0, to: part / max(1e-9, MeasuredPath(text.path).length))
        #expect(abs(MeasuredPath(trimmed).length - part) < 1e-3)
    }

    @Test(arguments: [("Load", "ing"), ("Ti", "ming"), ("jif", "fy")]) func theRestGoesOnWhereTheFirstPartEnds(
        first: String, rest: String
    ) throws {
        let text = try StrokeText(first, then: rest, xHeight: 16)
        // The end of the first part's letters, before its dots and bars.
        let before = try #require(text.letters[text.firstLetterCount - 1].strokes.first?.last)
        let after = try #require(text.letters[text.firstLetterCount].strokes.first?.first)
        #expect((before.end - after.start).length < 1e-9)
        #expect(before.turn(to: after).magnitude < 1e-6)
    }

    @Test func withoutAnythingLateThePenIsNotLiftedBetweenTheParts() throws {
        #expect(try StrokeText("Load", then: "ing", xHeight: 16).path.strokes.count == 2)
        #expect(try StrokeText("Ti", then: "ming", xHeight: 16).path.strokes.count == 6)
    }

    @Test func dotsAndBarsComeLast() throws {
        let strokes = try StrokeText("tint", xHeight: 1).path.strokes
        #expect(strokes.count == 4)
        // The word, then the bar of the first t, the dot of the i, and the bar of the last t.
        let starts = strokes.map { $0[0].start.x }
        #expect(starts[1] < starts[2] && starts[2] < starts[3])
        #expect(strokes[0].count > 10)
        #expect(strokes[1].allSatisfy { abs($0.end.y + 1) < 1e-9 })
        #expect(abs((strokes[2][0].start.y + strokes[2][0].end.y) / 2 + 1.55) < 1e-9)
    }

    @Test func everyWordEndsWithItsDots() throws {
        let strokes = try StrokeText("it is", xHeight: 1).path.strokes
        #expect(strokes.map { $0.count > 2 } == [true, false, false, true, false])
    }

    @Test func aWordEndsWithARisingSwash() throws {
        let last = try #require(try StrokeText("Loa", xHeight: 1).path.strokes.last?.last)
        #expect(abs(last.end.y + 0.92) < 1e-9)
        #expect(last.end.x > last.start.x)
        // It rises by 0.92 of an x from the baseline, within 0.5…1.
        #expect((0.5...1).contains(-last.end.y))
    }

    @Test(arguments: [("é", "e\u{301}"), ("ü", "u\u{308}"), ("į", "i\u{328}"), ("ç", "c\u{327}"), ("Å", "A\u{30A}"), ("î", "ı\u{302}")])
    func anAccentMayFollowItsLetter(composed: String, decomposed: String) throws {
        #expect(try StrokeText(composed, xHeight: 1).path == StrokeText(decomposed, xHeight: 1).path)
    }

    @Test func anAccentTakesThePlaceOfTheDot() throws {
        #expect(try StrokeText("i", xHeight: 1).path.strokes.count == 2)
        #expect(try StrokeText("í", xHeight: 1).path.strokes.count == 2)
        #expect(try StrokeText("į", xHeight: 1).path.strokes.count == 3)
        #expect(try StrokeText("ï", xHeight: 1).path.strokes.count == 3)
    }

    @Test func accentsStandOverEachOther() throws {
        let strokes = try StrokeText("e\u{302}\u{301}", xHeight: 1).path.strokes
        #expect(strokes.count == 3)
        #expect(try #require(strokes.last?.last).end.y < -1.3)
        #expect(try StrokeText("e\u{302}\u{301}", xHeight: 1).path == StrokeText("ê\u{301}", xHeight: 1).path)
    }

    @Test(arguments: [("ď", 2.0), ("ľ", 2.0), ("ť", 1.54)]) func theCommaBesideATallLetterBeginsAtItsHeight(
        letter: String, top: Double
    ) throws {
        let mark = try #require(try StrokeText(letter, xHeight: 1).path.strokes.last?.first)
        #expect(abs(-mark.start.y - top) < 1e-9)
    }

    @Test func lettersThatAreNotJoinedDoNotTouch() throws {
        for text in ["To", "AV", "Vo", "12", "x.", "(a)", "“a”", "74", "P.", "a b", "Of", "f!"] {
            let letters = try StrokeText(text, xHeight: 1).letters.map {
                $0.cubics.flatMap { curve in (0...20).map { curve.point(at: Double($0) / 20) } }
            }
            for (one, other) in zip(letters, letters.dropFirst()) {
                let gap = one.flatMap { point in other.map { (point - $0).length } }.min() ?? 0
                #expect(gap > 0.2, "\(text)")
            }
        }
    }

    @Test func aSpaceIsWiderThanAGap() throws {
        func distance(_ text: String) throws -> Double {
            let letters = try StrokeText(text, xHeight: 1).letters
            return (letters[1].hull?.minX ?? 0) - (letters[0].hull?.maxX ?? 0)
        }
        #expect(abs(try distance("O O") - distance("OO") - 0.6) < 1e-9)
        #expect(abs(try distance("O  O") - distance("OO") - 1.2) < 1e-9)
        #expect(try distance("O\u{A0}O") == distance("O O"))
    }

    @Test func theSizeScalesTheLine() throws {
        let one = try StrokeText("Hé", xHeight: 1).path, other = try StrokeText("Hé", xHeight: 16).path
        for (small, large) in zip(one.points, other.points) { #expect((small * 16 - large).length < 1e-9) }
    }

    @Test(arguments: [0, -1, Double.nan, .infinity]) func aSizeThatCannotBeDrawnGivesEmptyPaths(size: Double) throws {
        let text = try StrokeText("Load", then: "ing", xHeight: size)
        #expect(text.path.isEmpty)
        #expect(text.firstPath.isEmpty)
        #expect(text.letters.count == 7)
    }

    @Test(arguments: [("Lоad", "", 1, "о"), ("加载", "", 0, "加"), ("a", "b\u{200B}", 1, "\u{200B}"), ("\u{301}a", "", 0, "\u{301}")])
    func aCharacterThatTheScriptLacksIsNamed(first: String, rest: String, position: Int, found: Unicode.Scalar) {
        #expect(throws: StrokeTextError(found: found, position: position)) { try StrokeText(first, then: rest, xHeight: 16) }
    }

    @Test func theErrorSaysWhatAndWhere() {
        let error = StrokeTextError(found: "加", position: 3)
        #expect(error.description == "text, character 3: expected one that the script has, found \"加\"")
    }

    @Test func emptyTextsAreEmpty() throws {
        #expect(try StrokeText("", xHeight: 16).path.isEmpty)
        #expect(try StrokeText("  \t", xHeight: 16).letters.isEmpty)
    }

    /// The hand itself: a change of it should be meant.
    @Test func theWordIsWrittenLikeThis() throws {
        let ing = """
            M-5.74 -1.6C-2.882 -3.177 -0.556 -5.597 1.7 -8C2.633 -8.993 3.719 -9.969 3.981 -11.2C4.321 -12.8 4.661 -14.4 5.001 -16\
            C4.173 -12.107 3.346 -8.213 2.518 -4.32C2.034 -2.042 3.121 0 5.28 0C9.373 0 11.886 -4.705 14.98 -8\
            C15.913 -8.993 16.999 -9.969 17.261 -11.2C17.601 -12.8 17.941 -14.4 18.281 -16C17.147 -10.667 16.014 -5.333 14.88 0\
            C15.311 -2.027 15.742 -4.053 16.172 -6.08C17.256 -11.179 21.173 -16 25.851 -16C28.956 -16 31.054 -13.615 30.405 -10.56\
            C29.962 -8.48 29.52 -6.4 29.078 -4.32C28.594 -2.042 29.681 0 31.84 0C35.933 0 38.446 -4.705 41.54 -8\
            C42.704 -9.239 43.723 -10.591 44.624 -12C46.03 -14.199 48.259 -16 50.601 -16C54.318 -16 55.689 -12.086 54.82 -8\
            C55.689 -12.086 54.318 -16 50.601 -16C48.259 -16 46.03 -14.199 44.624 -12C43.816 -10.737 43.272 -9.373 42.98 -8\
            C42.112 -3.914 43.483 0 47.2 0C50.917 0 53.952 -3.914 54.82 -8C55.387 -10.667 55.954 -13.333 56.521 -16\
            C54.684 -7.36 52.848 1.28 51.011 9.92C50.169 13.883 49.108 18.4 45.689 18.4C43.419 18.4 42.112 16.41 42.607 14.08\
            C44.885 3.365 58.829 0.169 66.5 -8C69.048 -10.713 72.068 -12.943 75.289 -14.72M6.973 -25.28\
            C6.905 -24.96 6.837 -24.64 6.769 -24.32
            """
        #expect(try StrokeText("ing", xHeight: 16).path.data == ing)
    }
}
