import RefreshControl
import RefreshCore

/// A refresher that tells what it is told.
final class TalkativeRefresher: PullToRefresh {
    var whenTold: (RefreshState) -> Void = { _ in }
    override func didChange(_ state: RefreshState) { whenTold(state) }
}
