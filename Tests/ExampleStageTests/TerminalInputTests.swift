import RefreshRendering
import Testing

@testable import ExampleStage

@Suite struct TerminalInputTests {
    private func events(_ text: String) -> [TerminalInput.Event] {
        var input = TerminalInput()
        return input.take(text.utf8, at: 0)
    }

    @Test(arguments: [
        ("q", [TerminalInput.Event.key(.character(0x71))]), ("\u{3}", [.key(.interrupt)]), ("\u{1A}", [.key(.suspend)]),
        ("\r", [.key(.enter)]),
        ("\u{1B}[A", [.key(.up)]), ("\u{1B}[B", [.key(.down)]), ("\u{1B}OC", [.key(.right)]), ("\u{1B}[1;5D", [.key(.left)]),
        ("a b", [.key(.character(0x61)), .key(.character(0x20)), .key(.character(0x62))]), ("\u{1B}[3~\u{1B}[Zx", [.key(.character(0x78))]),
        ("\u{7}\u{0}é", []), ("\u{1B}q", []), ("\u{1B}\u{1B}[A", [.key(.escape), .key(.up)]),
        ("\u{1B}[200~q", [.key(.character(0x71))]), ("\u{1B}P1$r0m\u{1B}\\q", [.key(.character(0x71))]),
    ])
    func keysAreRead(text: String, expected: [TerminalInput.Event]) {
        #expect(events(text) == expected)
    }

    @Test(arguments: [
        ("\u{1B}[<0;1;1M", [TerminalInput.Event.mouse(.press, column: 0, row: 0)]),
        ("\u{1B}[<32;200;77M", [.mouse(.drag, column: 199, row: 76)]), ("\u{1B}[<0;12;5m", [.mouse(.release, column: 11, row: 4)]),
        ("\u{1B}[<36;3;4M", [.mouse(.drag, column: 2, row: 3)]), ("\u{1B}[<64;3;4M", [.mouse(.wheelUp, column: 2, row: 3)]),
        ("\u{1B}[<65;3;4M", [.mouse(.wheelDown, column: 2, row: 3)]), ("\u{1B}[<2;3;4M\u{1B}[<35;3;4M\u{1B}[<66;3;4M", []),
        ("\u{1B}[<0;0;4M\u{1B}[<0;4M\u{1B}[<0;99999999;1M\u{1B}[<M", []),
        ("\u{1B}[M #$", [.mouse(.press, column: 2, row: 3)]), ("\u{1B}[M@#$", [.mouse(.drag, column: 2, row: 3)]),
        ("\u{1B}[M##$", [.mouse(.release, column: 2, row: 3)]), ("\u{1B}[M`#$", [.mouse(.wheelUp, column: 2, row: 3)]),
    ])
    func mouseReportsAreRead(text: String, expected: [TerminalInput.Event]) {
        #expect(events(text) == expected)
    }

    @Test(arguments: [
        ("\u{1B}]11;rgb:1e1e/2e2e/ffff\u{1B}\\", [TerminalInput.Event.background(TerminalInk(hex: 0x1E2EFF))]),
        ("\u{1B}]11;rgb:00/80/ff\u{7}", [.background(TerminalInk(hex: 0x0080FF))]), ("\u{1B}]11;rgb:0/80\u{7}", []),
        ("\u{1B}]11;rgb:12345/0/0\u{7}", []), ("\u{1B}]11;rgb:x/0/0\u{7}", []), ("\u{1B}]10;rgb:00/80/ff\u{7}", []),
        ("\u{1B}[?2026;1$y", [.synchronizedOutput(true)]), ("\u{1B}[?2026;2$y", [.synchronizedOutput(true)]),
        ("\u{1B}[?2026;0$y", [.synchronizedOutput(false)]), ("\u{1B}[?2026;4$y", [.synchronizedOutput(false)]),
        ("\u{1B}[?2027;1$y", []), ("\u{1B}[?2026y", []),
    ])
    func answersAreRead(text: String, expected: [TerminalInput.Event]) {
        #expect(events(text) == expected)
    }

    /// Every sequence, cut at every place.
    @Test(arguments: ["\u{1B}[<32;20;7M", "\u{1B}[1;5A", "\u{1B}OB", "\u{1B}]11;rgb:11/22/33\u{1B}\\", "\u{1B}[?2026;1$y", "\u{1B}[M #$"])
    func aSequenceInPiecesIsReadLikeAWholeOne(text: String) {
        let bytes = Array(text.utf8)
        for cut in 0...bytes.count {
            var input = TerminalInput()
            let found = input.take(bytes[..<cut], at: 0) + input.expire(at: 0.04) + input.take(bytes[cut...], at: 0.04)
            #expect(found == events(text))
        }
    }

    @Test func aLoneEscapeIsTheKeyAfterAPause() {
        var input = TerminalInput()
        #expect(input.take([0x1B], at: 1) == [])
        #expect(input.take([], at: 1.03) == [])
        #expect(input.expire(at: 1.04) == [])
        #expect(input.expire(at: 1.05) == [.key(.escape)])
        #expect(input.expire(at: 2) == [])
        #expect(input.take("q".utf8, at: 3) == [.key(.character(0x71))])
    }

    @Test func aSequenceThatNeverEndsIsForgotten() {
        var input = TerminalInput()
        #expect(input.take("\u{1B}[12".utf8, at: 0) == [])
        #expect(input.expire(at: 1) == [])
        #expect(input.take("q".utf8, at: 1) == [.key(.character(0x71))])
        #expect(input.take([0x1B, 0x5D] + Array(repeating: 0x61, count: 300), at: 2) == [])
        #expect(input.take("q".utf8, at: 2) == [.key(.character(0x71))])
    }

    @Test func anyBytesAreEndured() {
        var input = TerminalInput()
        var seed: UInt64 = 7
        for time in 0..<20_000 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let random = UInt8(truncatingIfNeeded: seed >> 33)
            // Mostly bytes that make sequences.
            let bytes: [UInt8] = [0x1B, 0x5B, 0x3C, 0x3B, 0x4D, 0x6D, 0x5D, 0x31, 0x7F, random]
            _ = input.take([bytes[Int(seed >> 60) % bytes.count]], at: Double(time))
        }
        #expect(input.expire(at: 1e6).count <= 1)
    }
}
