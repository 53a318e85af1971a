import RefreshGeometry
import Testing

/// SVG path data, in and out.
struct PathDataTests {
    @Test(arguments: [
        // Every command, absolute and relative.
        ("M10 20L30 40", "M10 20L30 40"), ("m10 20l30 40", "M10 20L40 60"),
        ("M1 2H5V7", "M1 2L5 2L5 7"), ("M1 2h5v7", "M1 2L6 2L6 9"),
        ("M0 0C1 2 3 4 5 6", "M0 0C1 2 3 4 5 6"), ("M1 1c1 2 3 4 5 6", "M1 1C2 3 4 5 6 7"),
        ("M0 0C1 2 3 4 5 6S9 8 10 12", "M0 0C1 2 3 4 5 6C7 8 9 8 10 12"), ("M0 0c1 2 3 4 5 6s4 2 5 6", "M0 0C1 2 3 4 5 6C7 8 9 8 10 12"),
        ("M0 0Q1 2 3 4", "M0 0Q1 2 3 4"), ("M1 1q1 2 3 4", "M1 1Q2 3 4 5"),
        ("M0 0Q1 2 4 4T8 0", "M0 0Q1 2 4 4Q7 6 8 0"), ("M0 0q1 2 4 4t4 -4", "M0 0Q1 2 4 4Q7 6 8 0"),
        ("M0 0H10V10Z", "M0 0L10 0L10 10Z"), ("M0 0H10V10z", "M0 0L10 0L10 10Z"),
        // A smooth curve after another command has its control at the present point.
        ("M1 1S3 4 5 6", "M1 1C1 1 3 4 5 6"), ("M1 1T5 6", "M1 1Q1 1 5 6"), ("M0 0Q1 1 2 0S3 4 5 6", "M0 0Q1 1 2 0C2 0 3 4 5 6"),
        ("M0 0C1 2 3 4 5 6T8 8", "M0 0C1 2 3 4 5 6Q5 6 8 8"), ("M0 0C1 1 2 2 3 3L4 4S5 5 6 6", "M0 0C1 1 2 2 3 3L4 4C4 4 5 5 6 6"),
        // A control mirrored twice.
        ("M0 0Q1 2 2 0T4 0T6 0", "M0 0Q1 2 2 0Q3 -2 4 0Q5 2 6 0"), ("M0 0Q1 2 2 0T4 0 6 0", "M0 0Q1 2 2 0Q3 -2 4 0Q5 2 6 0"),
        // Groups that repeat; after a move they are lines.
        ("M1 2 3 4 5 6", "M1 2L3 4L5 6"), ("m1 2 3 4 5 6", "M1 2L4 6L9 12"), ("M0 0L1 1 2 2", "M0 0L1 1L2 2"),
        ("M0 0h1 2 3", "M0 0L1 0L3 0L6 0"), ("M0 0q1 1 2 0 1 1 2 0", "M0 0Q1 1 2 0Q3 1 4 0"),
        // After a close the subpath goes on from its start, also relatively.
        ("M5 5h5v5zl1 1", "M5 5L10 5L10 10ZM5 5L6 6"), ("M5 5h5v5zm1 1h1", "M5 5L10 5L10 10ZM6 6L7 6"),
        // Separators: none where a number can't go on, commas, any white space.
        ("M.5.5-1-2", "M0.5 0.5L-1 -2"), ("M1-2L+3+4", "M1 -2L3 4"), ("M1e2-3", "M100 -3"), ("M1.5e-1,2E1", "M0.15 20"),
        ("M1.2.3.4.5", "M1.2 0.3L0.4 0.5"),
        ("M 1 , 2 L\t3\n,\r4 ", "M1 2L3 4"), ("\n M0 0\u{000C}L1 1", "M0 0L1 1"), ("M0,0,1,1", "M0 0L1 1"), ("M1. 2.", "M1 2"),
        // `e` that no exponent follows isn't one.
        ("", ""), ("  \n ", ""), ("M3 4", "M3 4"), ("M3 4Z", "M3 4Z"), ("M3 4M5 6", "M3 4M5 6"),
    ])
    func pathDataIsReadAndWritten(data: String, expected: String) throws {
        #expect(try PlanePath(data: data).data == expected)
    }

    @Test(arguments: [
        // A quarter of a circle about the origin: handles of 0.5523 of the radius.
        ("M10 0A10 10 0 0 1 0 10", "M10 0C10 5.523 5.523 10 0 10"), ("M10 0a10 10 0 0 1 -10 10", "M10 0C10 5.523 5.523 10 0 10"),
        // Flags without separators.
        ("M10 0A10 10 0 010 10", "M10 0C10 5.523 5.523 10 0 10"), ("M10 0a10 10 0 01-10 10", "M10 0C10 5.523 5.523 10 0 10"),
        ("M10 0A10,10,0,0,1,0,10", "M10 0C10 5.523 5.523 10 0 10"), ("M10 0a10 10 0 0 1-10 10", "M10 0C10 5.523 5.523 10 0 10"),
        // The other way round the other circle; the large one.
        ("M10 0A10 10 0 0 0 0 10", "M10 0C4.477 0 0 4.477 0 10"),
        ("M10 0A10 10 0 1 0 0 10", "M10 0C10 -5.523 5.523 -10 0 -10C-5.523 -10 -10 -5.523 -10 0C-10 5.523 -5.523 10 0 10"),
        // Half an ellipse, its radii as given.
        ("M0 0A20 10 0 0 1 40 0", "M0 0C0 -5.523 8.954 -10 20 -10C31.046 -10 40 -5.523 40 0"),
        // Turned by 90°.
        ("M0 0A10 20 90 0 1 40 0", "M0 0C0 -5.523 8.954 -10 20 -10C31.046 -10 40 -5.523 40 0"),
        // Radii that are too small grow; negative ones are turned.
        ("M0 0A1 0.5 0 0 1 40 0", "M0 0C0 -5.523 8.954 -10 20 -10C31.046 -10 40 -5.523 40 0"),
        ("M10 0A-10 -10 0 0 1 0 10", "M10 0C10 5.523 5.523 10 0 10"),
        // No radius: a line. No way: nothing.
        ("M0 0A0 10 0 0 1 40 0", "M0 0L40 0"), ("M3 4A10 10 0 0 1 3 4L5 5", "M3 4L5 5"),
        // Two groups.
        ("M10 0A10 10 0 0 1 0 10 10 10 0 0 1 -10 0", "M10 0C10 5.523 5.523 10 0 10C-5.523 10 -10 5.523 -10 0"),
    ])
    func arcsBecomeCurves(data: String, expected: String) throws {
        #expect(try PlanePath(data: data).data == expected)
    }

    @Test(
        arguments: [
            ("L1 1", 0, .move, "L"), ("10 10", 0, .move, "1"), (" é", 1, .move, "é"), ("z", 0, .move, "z"),
            ("M0 0X", 4, .command, "X"), ("M0 0,L1 1", 5, .number, "L"), ("M0 0Z5", 5, .command, "5"), ("M0 0 😀", 5, .command, "😀"),
            ("M", 1, .number, nil), ("M1", 2, .number, nil), ("M1 ", 3, .number, nil), ("M0 0L1", 6, .number, nil),
            ("M0 0L1 1 2", 10, .number, nil),
            ("M,0 0", 1, .number, ","), ("M0,,0", 3, .number, ","), ("M0 0,", 5, .number, nil), ("M0 0L1 x", 7, .number, "x"),
            ("M- 0", 2, .number, " "), ("M. 0", 2, .number, " "), ("M+-1 0", 2, .number, "-"), ("M0 0L1e 1", 6, .number, "e"),
            ("Mnan 0", 1, .number, "n"),
            ("M1e309 0", 1, .finiteNumber, "1"), ("M0 -1e999999999999999999999", 3, .finiteNumber, "-"),
            ("M0 0A1 1 0 2 0 1 1", 11, .flag, "2"), ("M0 0A1 1 0 0", 12, .flag, nil), ("M0 0A1 1 0 0.5 1 1", 12, .flag, "."),
        ] as [(String, Int, PathDataError.Expectation, Unicode.Scalar?)])
    func aMistakeIsReportedWithItsPlace(data: String, position: Int, expected: PathDataError.Expectation, found: Unicode.Scalar?) {
        let error = #expect(throws: PathDataError.self) { try PlanePath(data: data) }
        #expect(error?.position == position)
        #expect(error?.expected == expected)
        #expect(error?.found == found)
    }

    @Test func aMistakeReadsAsASentence() {
        let error = #expect(throws: PathDataError.self) { try PlanePath(data: "M0 0L1 é") }
        #expect(error?.description == "path data, byte 7: expected a number, found \"é\"")
        let end = #expect(throws: PathDataError.self) { try PlanePath(data: "M0 0A1 1 0 0") }
        #expect(end?.description == "path data, byte 12: expected 0 or 1, found the end")
    }

    /// Every string that comes from a good one by cutting it or changing one byte is read or refused, and never traps.
    @Test func brokenDataNeverTraps() {
        let good = Array("M10-.5e1a1 2 30 01-4 5zm1 1q1 2 3 4t5 6c1 2 3 4 5 6s1 2 3 4h1v2l3 4Z".utf8)
        for place in good.indices {
            for byte in [0, 32, 44, 45, 46, 48, 49, 57, 65, 90, 101, 122, 195, 255] as [UInt8] {
                var bytes = good
                bytes[place] = byte
                _ = try? PlanePath(data: String(decoding: bytes, as: UTF8.self))
            }
            _ = try? PlanePath(data: String(decoding: good[..<place], as: UTF8.self))
        }
    }

    @Test(arguments: [
        (0.1, "0.1"), (-0.0, "0"), (-0.0004, "0"), (-0.0005, "0"), (-0.0006, "-0.001"), (0.0015, "0.002"), (0.0025, "0.002"), (1.0, "1"),
        (1.05, "1.05"), (100, "100"),
        (12.3456, "12.346"),
        (-7.25, "-7.25"), (0.999_6, "1"), (123_456_789.125, "123456789.125"), (1e15, "1000000000000000"), (1e300, "1000000000000000"),
        (-.infinity, "-1000000000000000"), (.nan, "0"),
    ])
    func aNumberHasOneForm(number: Double, text: String) {
        var path = PlanePath()
        path.move(to: PlanePoint(x: number, y: 0))
        #expect(path.data == "M\(text) 0")
    }

    @Test(arguments: [
        ("0.1", 0.1), ("123456.789", 123456.789), (".000001", 1e-6), ("1e-7", 1e-7), ("3.14159265358979", 3.14159265358979), ("1e22", 1e22),
        ("00012.500", 12.5), ("-2.5e-3", -0.0025), ("123456789012345678901234567890", 1.2345678901234568e29), ("1e-400", 0),
        ("0e999", 0),
    ])
    func aNumberIsReadToTheLastBit(text: String, number: Double) throws {
        #expect(try PlanePath(data: "M\(text) 0").points == [PlanePoint(x: number, y: 0)])
    }
}
