import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import Testing

/// When a list was last refreshed.
@MainActor
struct AgeTests {
    let host = RecordingHost()
    let refresher = PullToRefresh()
    let wall = WallClock()
    let store: MemoryTimeStore

    init() {
        let wall = wall
        store = MemoryTimeStore { wall.now }
        refresher.keepTime(in: store, as: "inbox")
        host.addPullToRefresh(refresher) {}
    }

    @Test(arguments: [(RefreshOutcome.success, true), (.exhausted, true), (.failure, false), (.cancelled, false)])
    func onlyASuccessIsKept(outcome: RefreshOutcome, isKept: Bool) {
        wall.now = 5000
        refresher.start()
        refresher.end(outcome)
        #expect(store.time(of: "inbox") == (isKept ? 5000 : nil))
        #expect(refresher.lastUpdated == (isKept ? 5000 : nil))
    }

    @Test func itIsKnownBeforeAnybodyIsToldOfTheEnd() {
        var age: Double?
        refresher.onFinish = { [unowned refresher] _ in age = refresher.age }
        refresher.start()
        refresher.end()
        #expect(age == 0)
    }

    @Test func eachKeyHasItsOwn() {
        store.keep(1, of: "sent")
        #expect(refresher.lastUpdated == nil)
        refresher.keepTime(in: store, as: "sent")
        #expect(refresher.lastUpdated == 1)
        store.keep(nil, of: "sent")
        #expect(refresher.lastUpdated == nil && refresher.age == nil)
    }

    /// The time that is kept, seen at 100,000 s.
    @Test(arguments: [(99_990.0, 10.0), (100_000, 0), (100_030, 0), (100_061, nil), (.nan, nil), (-.infinity, nil)] as [(Double, Double?)])
    func aTimeThatCantBeRightIsNone(time: Double, age: Double?) {
        wall.now = 100_000
        store.keep(time, of: "inbox")
        #expect(refresher.age == age)
    }

    @Test func dataThatCameAnotherWaySetsIt() {
        wall.now = 600
        refresher.lastUpdated = 540
        #expect(refresher.ageText == "Updated 1 minute ago")
        refresher.lastUpdated = nil
        #expect(refresher.ageText == nil)
        refresher.lastUpdated = .infinity
        #expect(refresher.lastUpdated == nil)
    }

    @Test(arguments: [(299.0, true), (300, true), (300.001, false), (1e9, false)])
    func whatIsYoungEnoughIsLeft(age: Double, isFresh: Bool) {
        wall.now = 1e10
        refresher.lastUpdated = wall.now - age
        #expect((refresher.refreshIfOlder(than: 300) == .refused(.fresh)) == isFresh)
        #expect(refresher.state == (isFresh ? .initial : .loading))
    }

    @Test(arguments: [0, -5, .nan, -.infinity] as [Double])
    func withoutAnAgeThatIsFreshItStarts(seconds: Double) {
        refresher.lastUpdated = wall.now
        #expect(refresher.refreshIfOlder(than: seconds) != .refused(.fresh))
        #expect(refresher.state == .loading)
    }

    @Test func whatIsUnknownIsOld() {
        #expect(refresher.refreshIfOlder(than: .infinity) != .refused(.fresh))
        #expect(refresher.state == .loading)
    }

    @Test func elseItSaysWhatAStartDoes() {
        let alone = PullToRefresh()
        alone.keepTime(in: store, as: "inbox")
        alone.lastUpdated = wall.now
        #expect(alone.refreshIfOlder(than: 60) == .refused(.detached))
        refresher.keepTime(in: nil, as: "")
        refresher.start()
        #expect(refresher.refreshIfOlder(than: 60) == .refused(.loading))
    }

    @Test func theWakeForTheNextMinuteComesWhileItIsSeenOnly() {
        wall.now = 1000
        refresher.lastUpdated = 970
        #expect(host.wakeTime == nil)
        host.drag(to: -30)
        #expect(host.wakeTime == 30.001)
        wall.now += 30.001
        host.pass(30.001)
        #expect(host.wakeTime.map { abs($0 - 90.001) < 0.01 } == true)
        host.surroundings.isForeground = false
        host.refreshAttachment.surroundingsChanged()
        #expect(host.wakeTime == nil)
    }
}

/// A wall clock that the test sets.
@MainActor
final class WallClock {
    var now = 0.0
}
