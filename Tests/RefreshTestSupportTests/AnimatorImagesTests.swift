import Foundation
import Testing

@Suite("The images of the page about animators")
@MainActor
struct AnimatorImagesTests {
    @Test("are what the animators draw. Remove one to have it drawn anew", arguments: 0..<8)
    func files(index: Int) throws {
        let image = AnimatorImages.all[index]
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Documentation/Images")
        let file = folder.appendingPathComponent("animators-\(image.name).svg")
        let text = image.svg
        if !FileManager.default.fileExists(atPath: file.path) {
            try Data(text.utf8).write(to: file)
            Issue.record("\(file.lastPathComponent) was missing, and has been drawn")
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
}
