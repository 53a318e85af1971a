import ExampleCup
import Foundation
import RefreshAnimation
import RefreshFrames
import RefreshRendering

/// The frames as files: drawn by the package once, for a light and a dark appearance, and shown by their names.
struct CupFiles: Sendable {
    private let references: [[String: String]]

    /// Reads the files beside the program.
    init() {
        references = ["light", "dark"].map { appearance in
            var found: [String: String] = [:]
            for name in CupFrames.sequence.frames.map(\.name) {
                guard let url = Bundle.module.url(forResource: name, withExtension: "svg", subdirectory: "Frames/\(appearance)"),
                    let data = try? Data(contentsOf: url)
                else { continue }
                found[name] = "data:image/svg+xml;base64," + data.base64EncodedString()
            }
            return found
        }
    }

    /// An image for the colours of a palette.
    func image(_ name: String, in palette: PicturePalette) -> SVGImage? {
        references[palette == .dark ? 1 : 0][name].map { SVGImage(reference: $0, size: CupFrames.size) }
    }

    /// Draws the files into a folder.
    static func write(to folder: String) throws {
        for (appearance, palette) in [("light", PicturePalette.light), ("dark", .dark)] {
            let place = URL(fileURLWithPath: folder).appendingPathComponent(appearance)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for frame in 0..<CupFrames.count {
                let url = place.appendingPathComponent(CupFrames.name(of: frame) + ".svg")
                try Data(file(of: frame, palette).utf8).write(to: url)
            }
        }
    }

    /// A frame as a file.
    static func file(of frame: Int, _ palette: PicturePalette) -> String {
        var renderer = SVGRenderer(palette: palette)
        renderer.paintsBackground = false
        renderer.fonts = "sans-serif"
        var picture = Picture()
        CupFrames.pose(of: frame).draw(into: &picture)
        return renderer.still(picture, size: CupFrames.size)
    }
}
