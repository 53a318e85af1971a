import Foundation
import RefreshAnimation
import RefreshFrames
import RefreshGeometry
import RefreshRendering
import Testing

@testable import ExampleCup
@testable import FramesExample

@Suite("The example's frames")
struct CupFramesTests {
    @Test("are the files that stand beside it, in both appearances")
    func files() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Examples/FramesExample/Frames")
        for (appearance, palette) in [("light", PicturePalette.light), ("dark", .dark)] {
            var bytes = 0
            for frame in 0..<CupFrames.count {
                let file = folder.appendingPathComponent("\(appearance)/\(CupFrames.name(of: frame)).svg")
                let text = try String(contentsOf: file, encoding: .utf8)
                #expect(text == CupFiles.file(of: frame, palette), "cup \(frame) in \(appearance)")
                bytes += text.utf8.count
            }
            #expect(bytes < 50_000)
        }
    }

    @Test("show something from 15 % on, and stay inside")
    func poses() throws {
        for frame in 0..<CupFrames.count {
            var picture = Picture()
            CupFrames.pose(of: frame).draw(into: &picture)
            guard let ink = picture.bounds else {
                #expect(frame < 4, "frame \(frame)")
                continue
            }
            #expect(ink.minX >= 0 && ink.minY >= 0, "frame \(frame)")
            #expect(ink.maxX <= CupFrames.size.width && ink.maxY <= CupFrames.size.height, "frame \(frame)")
        }
    }

    private static let loop = CupFrames.sequence.loop

    @Test("go round without a seam: the step from the last frame to the first is like those beside it")
    func seam() {
        let pixels = Self.loop.map(CupPixels.init)
        let steps = pixels.indices.map { pixels[$0].difference(from: pixels[($0 + 1) % pixels.count]) }
        let beside = (steps[steps.count - 2] + steps[0]) / 2
        #expect(steps[steps.count - 1] <= 1.2 * beside, "\(steps)")
        // No step leaps, and none stands still.
        let mean = steps.reduce(0, +) / Double(steps.count)
        #expect(steps.allSatisfy { $0 > 0.5 * mean && $0 < 1.8 * mean })
    }

    @Test("keep still what stands still: below the steam no pixel changes in the loop")
    func registration() {
        let first = CupPixels(frame: Self.loop.lowerBound)
        let steam = 17 * CupPixels.scale
        for frame in Self.loop {
            let pixels = CupPixels(frame: frame)
            for row in steam..<CupPixels.width { #expect(pixels.row(row) == first.row(row), "frame \(frame), row \(row)") }
        }
        // The saucer's edges lie on pixels: it has one ink from edge to edge.
        let saucer = 39 * CupPixels.scale..<41 * CupPixels.scale
        let middle = 21 * CupPixels.scale
        for row in saucer { #expect(Array(first.row(row))[middle] == Array(first.row(saucer.lowerBound))[middle]) }
        #expect(Array(first.row(saucer.lowerBound - 1))[middle] == 0)
    }

    @Test("have three wisps none of whose rounds divides another's, whole ones in the loop")
    func rounds() {
        let rounds = CupWisp.all.map(\.rounds)
        for (index, one) in rounds.enumerated() {
            #expect(one == one.rounded() && one > 1)
            for other in rounds[..<index] { #expect(max(one, other).truncatingRemainder(dividingBy: min(one, other)) != 0) }
        }
        for wisp in CupWisp.all {
            let heights = wisp.heights
            #expect(heights.keys.count == 7 && heights.value(at: 0) == heights.value(at: 1))
            // At rest for half of a round.
            let resting = zip(heights.keys, heights.keys.dropFirst()).filter { $0.value == $1.value }.reduce(0) {
                $0 + $1.1.time - $1.0.time
            }
            #expect((0.4...0.6).contains(resting))
        }
    }
}
