import RefreshControl
import RefreshGeometry
import Testing

@testable import RefreshSwiftUI

struct RefreshSpeechTests {
    @Test(
        "It speaks the reader's language, of what the edge does",
        arguments: [
            (["en"], RefreshEdge.top, ["Refresh", "Refreshing…", "Up to date", "Couldn’t refresh"]),
            (["xx", "en"], .bottom, ["Load more", "Loading more…", "Loaded", "Couldn’t load more"]),
        ])
    func speech(tags: [String], edge: RefreshEdge, texts: [String]) {
        let speech = RefreshSpeech(for: tags)
        #expect([speech.action(at: edge)] + RefreshAnnouncement.allCases.map { speech.text(of: $0, at: edge) } == texts)
    }
}
