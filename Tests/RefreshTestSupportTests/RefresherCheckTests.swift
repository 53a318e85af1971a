import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshTestSupport
import Testing

/// Ends itself as soon as it hears that it loads, and starts again when it is closed.
private final class Restless: PullToRefresh {
    override func didClose(isInterrupted: Bool) { start() }
}

/// Keeps itself by its own closure.
private final class Selfish: PullToRefresh {
    var loads = 0
    init() {
        super.init(position: .top)
        action = { self.loads += 1 }
    }
}

/// Runs its action by hand too.
private final class Twice: PullToRefresh {
    override func didChange(_ state: RefreshState) {
        if state == .loading { action?() }
    }
}

@MainActor struct RefresherCheckTests {
    @Test(arguments: RefreshEdge.allCases)
    func thePlainRefresherPassesAtEveryEdge(edge: RefreshEdge) {
        #expect(RefresherCheck { PullToRefresh(position: edge) }.findings() == [])
    }

    @Test(arguments: Self.rules)
    func allRulesPass(options: RefreshOptions) {
        let findings = RefresherCheck {
            let refresher = PullToRefresh()
            refresher.options = options
            return refresher
        }.findings()
        #expect(findings == [])
    }

    private nonisolated static let rules: [RefreshOptions] = {
        func with(_ change: (inout RefreshOptions) -> Void) -> RefreshOptions {
            var options = RefreshOptions()
            change(&options)
            return options
        }
        return [
            with { $0.trigger = .onReach }, with { $0.trigger = .automatic(RefreshPrefetch()) }, with { $0.followsScroll = true },
            with { $0.minimumLoadingTime = 2 }, with { $0.resultDwell = 2 }, with { $0.spinnerDelay = 0.7 }, with { $0.threshold = 0 },
            with { $0.extent = 0 }, with { $0.extent = 61.7 },
        ]
    }()

    @Test func oneThatEndsInsideItsActionPasses() {
        let findings = RefresherCheck {
            let refresher = PullToRefresh()
            refresher.action = { [weak refresher] in refresher?.end(.exhausted) }
            return refresher
        }.findings()
        #expect(findings == [])
    }

    @Test func oneThatStartsAnewIsFound() {
        let rules = RefresherCheck { Restless() }.findings().map(\.rule)
        #expect(rules.contains(.states) && rules.contains(.inset) && rules.contains(.rest))
    }

    @Test func oneThatKeepsItselfIsFound() {
        var actions: [() -> Void] = []
        let check = RefresherCheck {
            let selfish = Selfish()
            actions.append { [weak selfish] in selfish?.action = nil }
            return selfish
        }
        #expect(check.findings().map(\.rule) == [.freed])
        for letGo in actions { letGo() }
    }

    @Test func oneThatRunsItsActionTwiceIsFound() {
        let findings = RefresherCheck { Twice() }.findings()
        #expect(findings.map(\.rule) == [.action])
        #expect(findings.first?.found == "ran 2 times, pulled, ended with success")
    }

    @Test func aPullThatIsLetGoEarlyRunsBack() {
        let pull = RefreshPull(of: PullToRefresh(position: .trailing))
        pull.drag(to: 0.5)
        #expect(pull.refresher.state == .releasing(progress: 0.5))
        pull.lift()
        #expect(pull.states == [.releasing(progress: 0.5), .initial])
        #expect(pull.outcomes == [])
    }
}
