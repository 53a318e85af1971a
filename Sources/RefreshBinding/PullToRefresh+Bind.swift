public import RefreshControl
public import RefreshCore
public import RefreshData
import RefreshGeometry

extension PullToRefresh {
    /// Binds the refresher to a list: at the edge where the list grows it loads more, at the opposite one it reloads.
    ///
    ///     topRefresher.bind(to: store)
    ///     bottomRefresher.bind(to: store)
    ///
    /// The refresh ends as the load does: a failure is one, a load that was called off or overtaken by a newer one is cancelled, and one that
    /// brought nothing new says so (`foundNothingNew`). Where it loads more, it knows by itself when there is nothing left, and when there is
    /// again, whoever loads the list.
    ///
    /// The refresher keeps the list, until it is bound to another or gets another action.
    ///
    /// - Parameters:
    ///   - store: The list.
    ///   - prefetch: When it loads more without a pull: the refresher's trigger becomes automatic. Nil leaves the trigger as it is. A refresher
    ///     that reloads pays no heed to it.
    public final func bind<Row, ID>(to store: ListStore<Row, ID>, prefetch: RefreshPrefetch? = RefreshPrefetch()) {
        let isAtStart = position == .top || position == .leading
        if isAtStart == (store.growth == .atStart) {
            bindMore(store, prefetch)
        } else {
            isBound = false
            loadsMore = false
            setAction { [weak self] in
                let result = try await store.reload()
                self?.foundNothingNew = !result.isNew
            }
        }
    }

    private func bindMore<Row, ID>(_ store: ListStore<Row, ID>, _ prefetch: RefreshPrefetch?) {
        if let prefetch { options.trigger = .automatic(prefetch) }
        isBound = true
        loadsMore = true
        var wasLoading = false
        let observation = store.observe { [weak self] update in
            let isLoading = update.snapshot.phase.load != nil
            self?.follow(update.snapshot, hasLoaded: wasLoading && !isLoading)
            wasLoading = isLoading
        }
        setAction { [weak self] in
            let token = self?.token
            defer { withExtendedLifetime(observation) {} }
            let result = try await store.loadMore()
            guard let self, self.token == token else { return }
            foundNothingNew = !result.isNew
            if result.isExhausted { end(.exhausted, of: token) }
        }
    }

    /// Takes over from the list whether there is more to load.
    private func follow<Row>(_ list: ListSnapshot<Row>, hasLoaded: Bool) {
        if list.isExhausted {
            if !isExhausted { exhaust() }
        } else if isExhausted {
            reset()
        } else if hasLoaded, list.phase.error == nil, state != .loading {
            reset()  // whoever loaded it: this refresher may have failed before
        }
    }
}
