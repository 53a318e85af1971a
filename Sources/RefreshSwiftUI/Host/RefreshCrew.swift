import RefreshControl

/// The refreshers of a view: made once, kept across redraws, with the newest redraw's actions.
///
/// A load that runs belongs to the refresher's scroll view and not to the view's body, so that a redraw leaves it alone.
@MainActor
final class RefreshCrew {
    /// The refreshers, in the order of their parts.
    private(set) var refreshers: [PullToRefresh] = []
    private var parts: [RefreshPart] = []
    private var conditions = RefreshConditions()
    private weak var scrollView: (any RefreshScrolling)?

    /// A redraw describes the refreshers thus. It tells them nothing, so that it may be called while a view is drawn.
    func take(_ parts: [RefreshPart]) {
        self.parts = parts
        for index in refreshers.count..<max(refreshers.count, parts.count) { refreshers.append(make(parts[index], at: index)) }
    }

    /// What the newest parts say besides what they do.
    func conditions(isEnabled: Bool) -> RefreshConditions {
        RefreshConditions(isEnabled: isEnabled, exhausted: parts.map(\.isExhausted))
    }

    /// Tells the refreshers what has changed in the conditions. One that was disabled or exhausted by itself stays so.
    func follow(_ conditions: RefreshConditions) {
        let former = self.conditions
        self.conditions = conditions
        for (index, refresher) in refreshers.enumerated() {
            if conditions.isEnabled != former.isEnabled { refresher.setEnable(isEnabled: conditions.isEnabled) }
            let wasExhausted = former.isExhausted(at: index), isExhausted = conditions.isExhausted(at: index)
            guard let isExhausted, isExhausted != wasExhausted ?? false else { continue }
            if isExhausted { refresher.exhaust() } else { refresher.reset() }
        }
    }

    /// Adds the refreshers to a scroll view, under the conditions. The same one again changes nothing.
    func attach(to scrollView: any RefreshScrolling) {
        guard self.scrollView !== scrollView else { return }
        self.scrollView = scrollView
        for (index, refresher) in refreshers.enumerated() {
            scrollView.addPullToRefresh(refresher)
            // On no scroll view it couldn't be told.
            if conditions.isExhausted(at: index) == true { refresher.exhaust() }
        }
    }

    /// Takes the refreshers off their scroll view; their loads are cancelled.
    func detach() {
        for refresher in refreshers where scrollView?.refresher(at: refresher.position) === refresher {
            scrollView?.removePullToRefresh(at: refresher.position)
        }
        scrollView = nil
    }

    private func make(_ part: RefreshPart, at index: Int) -> PullToRefresh {
        let refresher = part.make()
        refresher.setAction { [weak self] in
            guard let self, index < parts.count else { return }
            try await parts[index].action()
        }
        return refresher
    }
}

extension RefreshConditions {
    fileprivate func isExhausted(at index: Int) -> Bool? { index < exhausted.count ? exhausted[index] : nil }
}
