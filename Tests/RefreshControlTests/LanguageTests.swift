import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshLanguages
import Testing

/// An animator that notes what it is told to say.
@MainActor
private final class Listener: RefreshAnimator {
    var heard: [String] = []
    func draw(_ moment: RefreshMoment, into picture: inout Picture) {}
    func use(_ language: RefreshLanguage, loadsMore: Bool) { heard.append(language.tag + (loadsMore ? " more" : "")) }
}

@MainActor
struct LanguageTests {
    let host = RecordingHost()
    private let listener = Listener()

    private func refresher(_ position: Position = .top) -> PullToRefresh { PullToRefresh(animator: listener, position: position) }

    @Test func withoutAHostItSpeaksEnglish() {
        let refresher = refresher()
        #expect(refresher.spokenLanguage.tag == "en")
        #expect(refresher.text(of: .started) == "Refreshing…")
        #expect(listener.heard == [])
    }

    @Test func itSpeaksTheLanguageOfItsHost() {
        host.language = .french
        let refresher = refresher()
        host.addPullToRefresh(refresher) {}
        #expect(listener.heard == ["fr"])
        #expect(refresher.phrases.pull == "Tirez pour actualiser")
        host.language = .japanese
        host.refreshAttachment.surroundingsChanged()
        #expect(listener.heard == ["fr", "ja"])
    }

    @Test func itsOwnLanguageCountsMore() {
        let refresher = refresher()
        refresher.language = .hebrew
        host.addPullToRefresh(refresher) {}
        refresher.language = nil
        #expect(listener.heard == ["he", "he", "en"])
    }

    @Test(arguments: [(Position.top, false), (.leading, false), (.bottom, true), (.trailing, true)])
    func atTheEndItLoadsMore(position: Position, loadsMore: Bool) {
        let refresher = refresher(position)
        #expect(refresher.loadsMore == loadsMore)
        #expect(refresher.actionName == (loadsMore ? "Load more" : "Refresh"))
        refresher.loadsMore.toggle()
        #expect(refresher.actionName == (loadsMore ? "Refresh" : "Load more"))
        #expect(listener.heard == [loadsMore ? "en" : "en more"])
    }

    @Test func aReplacedTextIsSaidEverywhere() {
        let refresher = refresher()
        var language = RefreshLanguage.german
        language.refresh.done = "Alles gelesen"
        refresher.language = language
        #expect(refresher.text(of: .done) == "Alles gelesen")
    }

    @Test func theEndIsSaidAsItWas() {
        let refresher = refresher()
        host.addPullToRefresh(refresher) {}
        func said(_ outcome: RefreshOutcome, nothingNew: Bool = false) -> String {
            refresher.start()
            refresher.foundNothingNew = nothingNew
            refresher.end(outcome)
            return refresher.text(of: outcome == .failure ? .failed : .done)
        }
        #expect(said(.success) == "Up to date")
        #expect(said(.success, nothingNew: true) == "Nothing new")
        #expect(said(.failure) == "Couldn’t refresh")
        #expect(refresher.actionName == "Try again")
        #expect(said(.exhausted) == "Nothing more")
    }
}
