import ExampleCup
import Foundation
import RefreshAnimation
import RefreshGeometry
import RefreshRendering
import Testing

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

    @Test("show something from 15 % on, stay inside, and the loop begins as the pull ends")
    func poses() throws {
        for frame in 0..<CupFrames.count {
            var picture = Picture()
            CupFrames.pose(of: frame).draw(into: &picture)
            let ink = picture.bounds
            if frame >= 4 { #expect(ink != nil, "frame \(frame)") }
        }
    }
}
