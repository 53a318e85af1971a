import Foundation
import RefreshControl
import RefreshCore
import RefreshFoundation
import RefreshGeometry
import RefreshLanguages
import RefreshSimulator
import Testing

@Suite("Times in UserDefaults")
@MainActor
struct UserDefaultsTimeStoreTests {
    /// Defaults of a test's own, empty.
    private func defaults(_ name: String = #function) throws -> UserDefaults {
        let suite = "RefreshFoundationTests.\(name)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defaults.removePersistentDomain(forName: suite)
        return defaults
    }

    @Test("A time is kept under its key, changed, and forgotten")
    func kept() throws {
        let defaults = try defaults()
        let store = UserDefaultsTimeStore(defaults, now: { 1000 })
        #expect(store.time(of: "inbox") == nil && store.now == 1000)
        store.keep(1_700_000_000.25, of: "inbox")
        store.keep(7, of: "sent")
        #expect(UserDefaultsTimeStore(defaults).time(of: "inbox") == 1_700_000_000.25)
        #expect(defaults.double(forKey: "RefreshKit.updated.sent") == 7)
        store.keep(nil, of: "inbox")
        #expect(store.time(of: "inbox") == nil && store.time(of: "sent") == 7)
    }

    @Test("What is no number is no time")
    func noNumber() throws {
        let defaults = try defaults()
        defaults.set("yesterday", forKey: UserDefaultsTimeStore.prefix + "inbox")
        #expect(UserDefaultsTimeStore(defaults).time(of: "inbox") == nil)
    }

    @Test("The wall clock is the system's unless said otherwise")
    func clock() throws {
        let before = Date().timeIntervalSince1970
        let now = UserDefaultsTimeStore(try defaults()).now
        #expect((before...Date().timeIntervalSince1970).contains(now))
    }

    @Test("Another launch knows what the last one loaded")
    func launches() throws {
        let defaults = try defaults()
        var now = 1_700_000_000.0
        func launch() -> (view: SimulatedScrollView, refresher: PullToRefresh) {
            let view = SimulatedScrollView(), refresher = PullToRefresh()
            refresher.keepTime(in: UserDefaultsTimeStore(defaults, now: { now }), as: "inbox")
            view.addPullToRefresh(refresher) { [unowned view] in view.endRefreshing(at: .top) }
            return (view, refresher)
        }
        let first = launch()
        guard case .started = first.refresher.refreshIfOlder(than: 300) else { Issue.record("not started"); return }
        now += 299
        let second = launch()
        #expect(second.refresher.refreshIfOlder(than: 300) == .refused(.fresh))
        #expect(second.refresher.ageText == "Updated 4 minutes ago")
        now += 2
        let third = launch()
        guard case .started = third.refresher.refreshIfOlder(than: 300) else { Issue.record("not started"); return }
    }

    @Test("The reader's language is the nearest that there is")
    func reader() {
        #expect(RefreshLanguage.ofReader(["cy-GB", "he-IL"]).tag == "he")
        #expect(RefreshLanguage.tags.contains(RefreshLanguage.ofReader().tag))
        #expect(RefreshLanguage.tags.contains(RefreshLanguage.ofApp().tag))
    }
}
