import RefreshGeometry
import Testing

@testable import RefreshStroke

struct StrokeFontTests {
    private static let small = "abcdefghijklmnopqrstuvwxyz"
    private static let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

    /// A text with an x of height 1: y grows downwards from the baseline.
    private static func path(_ text: String) throws -> PlanePath { try StrokeText(text, xHeight: 1).path }

    private static func height(_ curves: [CubicCurve]) -> (top: Double, bottom: Double) {
        let heights = curves.flatMap { curve in (0...50).map { -curve.point(at: Double($0) / 50).y } }
        return (heights.max() ?? 0, heights.min() ?? 0)
    }

    @Test(arguments: [0x20...0x7E, 0xA0...0x17F, 0x218...0x21B]) func itHasTheCharactersThatItPromises(range: ClosedRange<UInt32>) {
        for value in range {
            guard let scalar = Unicode.Scalar(value) else { continue }
            #expect(StrokeFont.contains(scalar), "U+\(String(value, radix: 16)) \(scalar)")
        }
    }

    @Test(arguments: ["加", "ж", "א", "😀", "∞", "\u{301C}"]) func itDoesNotHaveOthers(scalar: Unicode.Scalar) {
        #expect(!StrokeFont.contains(scalar))
    }

    @Test(arguments: small.unicodeScalars.map { $0 }) func aSmallLetterIsJoinedAtOneHeightInOneDirection(letter: Unicode.Scalar) throws {
        let glyph = try #require(StrokeFont.glyph(letter))
        let (entry, exit) = (try #require(glyph.body.first?.first), try #require(glyph.body.last?.last))
        #expect(entry.x == 0)
        for knot in [entry, exit] {
            #expect(knot.y == 50)
            #expect(knot.heading == 54)
        }
        #expect(exit.x >= 60)
    }

    @Test func anyTwoSmallLettersAreOneStroke() throws {
        for first in Self.small {
            for second in Self.small {
                let strokes = try Self.path("\(first)\(second)").strokes
                let late = "fijtx".contains(first) ? 1 : 0
                #expect(strokes.count == 1 + late + ("fijtx".contains(second) ? 1 : 0), "\(first)\(second)")
            }
        }
    }

    /// The joins of `joined` text included; retraces turn right back.
    @Test(arguments: [
        small, capitals, "nevermind quick brown fox jumps over the lazy dog", "0123456789", "ßæœðþøđħıłŋŧſĸĳŉŀµ", "ÆŒØĐÐÞĦĲŁĿŊŦ",
        "àâãāăåäčőçąģďķ", ".,:;!?¿¡…·-()[]{}«»‹›/&@%#€£$¥¢¤§¶©®¼½¾²³ºª~^´¨¸°×÷±¬",
    ])
    func noTangentBreaksButWhereThePenTurnsBack(text: String) throws {
        for stroke in try Self.path(text).strokes {
            for (before, after) in zip(stroke, stroke.dropFirst()) {
                let turn = before.turn(to: after).magnitude
                #expect(turn < 0.1 || turn > 179.9, "\(turn)° at \(after.start)")
            }
        }
    }

    /// What is written back covers what was written, for three tenths of an x, or as far as the shorter of the two goes.
    @Test(arguments: small.unicodeScalars.map { $0 }) func retracesLieOnWhatTheyRetrace(letter: Unicode.Scalar) throws {
        for stroke in try Self.path("n\(letter)n").strokes {
            for index in stroke.indices.dropLast() where stroke[index].turn(to: stroke[index + 1]).magnitude > 90 {
                var way = PlanePath(), back = PlanePath()
                for curve in stroke[...index].reversed() { way.append(curve.reversed, joined: true) }
                for curve in stroke[(index + 1)...] { back.append(curve, joined: true) }
                let (one, other) = (MeasuredPath(way), MeasuredPath(back))
                for step in 0...15 {
                    let reach = Double(step) * 0.02
                    let point = other.point(at: reach)
                    #expect((one.point(at: reach) - point).length < 0.01, "\(letter) \(reach)")
                }
            }
        }
    }

    @Test(arguments: "abcdefghiklmnpqrtu".unicodeScalars.map { $0 }) func stemsLeanBy78Degrees(letter: Unicode.Scalar) throws {
        // Straight pieces of at least three tenths of an x.
        let stems = try Self.path("n\(letter)n").cubics.filter { curve in
            (curve.end - curve.start).length > 0.3 && abs(curve.startCurvature) < 1e-3 && abs(curve.endCurvature) < 1e-3
                && curve.end.y != curve.start.y
        }
        #expect(stems.count >= 2)
        for stem in stems {
            let way = stem.end - stem.start
            let angle = Maths.atan2(abs(way.y), way.y < 0 ? way.x : -way.x) * 180 / .pi
            #expect(abs(angle - 78) < 0.01, "\(letter)")
        }
    }

    @Test(arguments: "acemnorsuvwxz".unicodeScalars.map { $0 }) func smallLettersAreAsHighAsAnX(letter: Unicode.Scalar) throws {
        let glyph = try #require(StrokeFont.glyph(letter))
        var path = PlanePath()
        for stroke in glyph.body { StrokeSpline.append(stroke, to: &path) }
        // The grid's y grows upwards.
        let (top, bottom) = Self.height(path.cubics)
        #expect(abs(-bottom - 100) < 2)
        #expect(abs(top) < 2)
    }

    @Test(arguments: "bdfhkl".unicodeScalars.map { $0 }) func tallLettersReachTheAscender(letter: Unicode.Scalar) throws {
        let top = Self.height(try Self.path(String(letter)).cubics).top
        #expect(abs(top - StrokeFont.ascender) < 0.005)
        #expect((1.9...2.1).contains(top))
    }

    @Test(arguments: "fgjpqy".unicodeScalars.map { $0 }) func deepLettersReachTheDescender(letter: Unicode.Scalar) throws {
        let bottom = -Self.height(try Self.path(String(letter)).cubics).bottom
        #expect(abs(bottom - StrokeFont.descender) < 0.005)
        #expect((1.1...1.2).contains(bottom))
    }

    @Test(arguments: capitals.unicodeScalars.map { $0 }) func capitalsAreNoHigherThanTallLetters(letter: Unicode.Scalar) throws {
        let top = Self.height(try Self.path(String(letter)).cubics).top
        #expect(abs(top - StrokeFont.capHeight) < 0.05)
        #expect(top <= StrokeFont.ascender)
    }

    /// The loop is what a line at a height crosses first; between the middles of its sides, less the pen.
    @Test(arguments: [
        ("e", 0.8), ("l", 1.6), ("h", 1.5), ("b", 1.5), ("k", 1.5), ("f", -0.9), ("g", -0.9), ("j", -0.9), ("y", -0.9), ("L", 0.18),
    ])
    func loopsStayOpen(text: String, height: Double) throws {
        let crossings = try Self.path(text).crossings(at: -height)
        let width = TextStrokeStyle().strokeWidth
        #expect(crossings[1] - crossings[0] - width >= 1.2 * width)
    }

    /// Between the two the pen would leave a dark wedge, or a sliver of light.
    @Test(arguments: "hbk".unicodeScalars.map { $0 }) func archesAndBowlsPartFromTheLoopInItsOwnDirection(letter: Unicode.Scalar) throws {
        let stroke = try #require(try Self.path("n\(letter)").strokes.first)
        let fork = try #require(
            stroke.first { curve in stroke.filter { ($0.end - curve.end).length < 1e-9 }.count == 2 && -curve.end.y > 0.6 })
        let directions = stroke.filter { ($0.end - fork.end).length < 1e-9 }.map { $0.endDirection }
        let cross = directions[0].x * directions[1].y - directions[0].y * directions[1].x
        #expect(cross.magnitude < 1e-9 * directions[0].length * directions[1].length)
    }

    @Test(arguments: ["ıuıuıı", "uıuuıu"]) func stemsStandAtAnEvenPitch(text: String) throws {
        // Above the joins only stems are crossed, and last the swash.
        let crossings = try Self.path(text).crossings(at: -0.85).dropLast()
        let gaps = zip(crossings.dropFirst(), crossings).map { $0 - $1 }
        #expect(gaps.count >= 7)
        for gap in gaps { #expect(abs(gap / 0.83 - 1) < 0.05) }
    }

    @Test func archesAreAsWideAsThePitch() throws {
        // Below the lead-in: the stems, then the foot.
        let crossings = try Self.path("m").crossings(at: -0.09)
        #expect(abs(crossings[1] - crossings[0] - 0.83) < 1e-9)
    }
}

extension CubicCurve {
    fileprivate var reversed: CubicCurve { CubicCurve(start: end, control1: control2, control2: control1, end: start) }
}

extension PlanePath {
    fileprivate mutating func append(_ curve: CubicCurve, joined: Bool) {
        if isEmpty || !joined { move(to: curve.start) }
        cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
}
