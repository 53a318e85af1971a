import Foundation

/// `refresh gallery`: draws every stock animator in every state, and a page that shows them.
@MainActor
struct GalleryCommand {
    /// Whether a folder is compared with what would be written, and nothing is written.
    var isCheck = false

    func run(_ path: String) -> Command.Status {
        let folder = GalleryFolder(path: path)
        let files = Self.files
        do {
            guard isCheck else {
                try folder.write(files)
                print("\(files.count) files written to \(path).")
                return .success
            }
            let differences = try folder.differences(from: files)
            for line in differences { print(line) }
            return differences.isEmpty ? .success : .failure
        } catch {
            Command.tell("\(error)")
            return .unusable
        }
    }

    /// All files of the gallery: a picture for each animator and state, and the page. They are the same each time, so they are drawn once.
    static let files: [(name: String, text: String)] = {
        let pictures = GallerySubject.all.flatMap { subject in
            GalleryState.ordered.map { (file(subject, $0), GalleryFilm(subject, $0).text()) }
        }
        return pictures + [("index.html", GalleryPage.text)]
    }()

    /// What a picture's file is called.
    static func file(_ subject: GallerySubject, _ state: GalleryState) -> String { "\(subject.name)-\(state.rawValue).svg" }
}
