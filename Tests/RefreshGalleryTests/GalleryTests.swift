import Foundation
import RefreshSimulator
import Testing

@testable import refresh

/// What `refresh gallery` draws.
@MainActor @Suite("The gallery", .timeLimit(.minutes(30)))
struct GalleryTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Documentation/Gallery")
        .standardizedFileURL.path

    @Test("in the documentation is what the command writes")
    func documentation() throws {
        #expect(try GalleryFolder(path: Self.folder).differences(from: GalleryCommand.files) == [])
    }

    @Test("has a picture of every animator in every state, each told apart by its title")
    func pictures() {
        let files = GalleryCommand.files.dropLast()
        #expect(files.count == GallerySubject.all.count * GalleryState.allCases.count && GallerySubject.all.count == 7)
        #expect(Set(GalleryState.ordered) == Set(GalleryState.allCases))
        #expect(Set(files.map(\.name)).count == files.count)
        for file in files {
            #expect(file.text.hasPrefix("<svg ") && file.text.hasSuffix("</svg>\n"), "\(file.name)")
            #expect(file.text.contains("prefers-color-scheme:dark") && file.text.contains("class=\"p\""), "\(file.name)")
            #expect(file.text.contains("<animate "), "\(file.name)")
        }
        #expect(Set(files.map { $0.text.split(separator: "\n").first { $0.hasPrefix("<title>") } }).count == files.count)
    }

    @Test("shows all pictures on its page, which asks for nothing else")
    func page() {
        let page = GalleryPage.text
        for file in GalleryCommand.files.dropLast() { #expect(page.contains("<img src=\"\(file.name)\""), "\(file.name)") }
        for word in ["http", "//", "@import", "url(", "<link"] { #expect(!page.contains(word), "\(word)") }
    }

    @Test("draws the same each time")
    func sameBytes() {
        guard let subject = GallerySubject.all.last else { return }
        #expect(GalleryFilm(subject, .whole).text() == GalleryFilm(subject, .whole).text())
    }

    @Test("keeps no view that is drawn", arguments: GalleryState.allCases)
    func freed(state: GalleryState) throws {
        weak var view: SimulatedScrollView?
        do {
            let film = GalleryFilm(try #require(GallerySubject.all.first), state)
            view = film.view
            #expect(!film.text().isEmpty && view != nil)
        }
        #expect(view == nil)
    }

    @Test("tells of the states what they are", arguments: ["arrow", "arrow-footer"])
    func states(name: String) throws {
        let subject = try #require(GallerySubject.all.first { $0.name == name })
        func text(_ state: GalleryState) -> String { GalleryFilm(subject, state).text() }
        #expect(text(.pulled).contains(">Pull to ") && !text(.pulled).contains(">Release to "))
        #expect(text(.armed).contains(">Release to "))
        #expect(text(.loading).contains("…<") && !text(.loading).contains(">Pull to "))
        #expect(text(.success).contains(name == "arrow" ? ">Up to date<" : ">Loaded<"))
        #expect(text(.nothingNew).contains(">Nothing new<"))
        #expect(text(.failure).contains(">Couldn’t "))
        #expect(text(.exhausted).contains(">Nothing more<"))
        #expect(text(.rightToLeft).contains("direction=\"rtl\""))
        #expect(text(.whole) != text(.reducedMotion))
    }
}
