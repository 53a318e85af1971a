public import RefreshGeometry

extension RefreshMachine {
    /// The app allows pulls and starts, or forbids them. A load that runs goes on; a pull is called off.
    public mutating func enabled(_ isEnabled: Bool) -> RefreshActions {
        self.isEnabled = isEnabled
        guard !isEnabled, case .pulling = stage else { return .none }
        stage = .idle
        return tell(.initial)
    }

    /// There is no more to load. Stands until ``reset(at:pull:)``, whatever ends come.
    public mutating func exhausted(at now: Double, pull: Pull) -> RefreshActions {
        isExhausted = true
        guard case .pulling = stage else { return .none }
        stage = .idle
        return tell(.initial)
    }

    /// There may be more to load again: by hand, or since the refresher at the opposite edge brought new content.
    public mutating func reset(at now: Double, pull: Pull) -> RefreshActions {
        isExhausted = false
        hasFailed = false
        visit.isSpent = false
        gesture.overscroll = 0
        // A pull that would have retried has nothing to do any more.
        guard case .automatic = options.trigger, case .pulling = stage else { return .none }
        stage = .idle
        return tell(.initial)
    }

    /// The host has counted the items that are left to scroll to; nil if it doesn't count any more.
    public mutating func itemsCounted(_ left: Int?, at now: Double, pull: Pull) -> RefreshActions {
        visit.itemsLeft = left
        return scrolled(at: now, pull: pull)
    }
}

// MARK: - Load more by itself

extension RefreshMachine {
    /// A change of the content's size makes a new visit of the zone, also when it comes during a load.
    mutating func noteContent(_ pull: Pull) {
        guard abs(pull.content - visit.content) > pull.tolerance else { return }
        visit.content = pull.content
        visit.isSpent = false
    }

    /// Whether coming near the end fires here and now. Says yes once a visit.
    mutating func firesByItself(_ pull: Pull) -> Bool {
        guard case .automatic(let prefetch) = options.trigger else { return false }
        noteContent(pull)
        guard isInside(prefetch.lead, pull) else {
            visit.isSpent = false
            return false
        }
        guard isEnabled, !isExcluded, !hasFailed, !visit.isSpent, pull.viewport > 0, pull.content > 0, prefetch.limit > 0 else {
            return false
        }
        let isShort = abs(pull.rest - pull.farRest) <= pull.tolerance
        guard isShort || (gesture.hasMoved && gesture.automaticLoads < prefetch.limit) else { return false }
        visit.isSpent = true
        gesture.automaticLoads += 1
        return true
    }

    private func isInside(_ lead: RefreshPrefetch.Lead, _ pull: Pull) -> Bool {
        func within(_ length: Double) -> Bool { pull.remaining <= max(0, length.finite()) + pull.tolerance }
        switch lead {
        case .points(let points): return within(points)
        case .viewports(let count): return within(count * pull.viewport)
        case .items(let count): return visit.itemsLeft.map { $0 <= max(0, count) } ?? within(0)
        }
    }
}
