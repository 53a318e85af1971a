#if !hasFeature(Embedded)
public import RefreshCore

extension PullToRefresh {
    /// What the app does on a load, in the async form: the refresh ends by itself when it returns (success), throws (failure, or cancelled
    /// for a `CancellationError`) or is cancelled. It is cancelled by ``cancel()``, the time-out and the removal of the refresher; a redraw or
    /// a view that disappears doesn't.
    public final func setAction(_ action: (@MainActor () async throws -> Void)?) { asyncAction = action }

    /// The error that the last load threw; nil from the next load on.
    public final var error: (any Error)? { lastError }

    /// Starts a load and waits for its end. A load that runs already is joined, so that the action runs once.
    /// - Returns: How it ended; `cancelled` if the start was refused for another reason. Cancelling the caller's task doesn't cancel the load.
    public final func refresh(reveal: RefreshReveal = .ifAtEdge, isAnimated: Bool = true) async -> RefreshOutcome {
        let joined: RefreshToken
        switch start(reveal: reveal, isAnimated: isAnimated) {
        case .started(let token): joined = token
        case .refused(.loading):
            guard let token else { return .cancelled }
            joined = token
        case .refused: return .cancelled
        }
        guard token == joined else { return outcome ?? .cancelled }
        // Nothing here may keep the attachment while it waits: it belongs to the scroll view, and goes with it.
        return await withCheckedContinuation { waiter in
            if let attachment = bond.attachment {
                attachment.noteWaiter(joined, of: self, waiter)
            } else {
                waiter.resume(returning: .cancelled)
            }
        }
    }

    /// The async action has thrown.
    final func failed(with error: any Error, _ token: RefreshToken) {
        guard self.token == token else { return }  // stale
        let outcome = outcome(of: error)
        if outcome == .failure { lastError = error }
        end(outcome, of: token)
    }
}
#endif
