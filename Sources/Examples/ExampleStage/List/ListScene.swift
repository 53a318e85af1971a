public import RefreshControl
public import RefreshData

/// A list store with its refreshers, as an example shows it.
@MainActor
public struct ListScene {
    let top: PullToRefresh
    let bottom: PullToRefresh?
    let key: ExampleKey?
    /// Loads the rows that are there before the first pull.
    let begin: () async throws -> Void
    /// Tells the rows' texts whenever they change.
    let follow: (@escaping ([(title: String, detail: String)]) -> Void) -> ListObservation

    /// Makes a scene.
    /// - Parameters:
    ///   - store: The list.
    ///   - top: The refresher at the top, bound to it.
    ///   - bottom: The refresher at the bottom, bound to it.
    ///   - key: A key of the example's own.
    ///   - texts: What a row says, at its left and at its right.
    public init<Row, ID>(
        _ store: ListStore<Row, ID>, top: PullToRefresh, bottom: PullToRefresh? = nil, key: ExampleKey? = nil,
        texts: @escaping (Row) -> (title: String, detail: String)
    ) {
        self.top = top
        self.bottom = bottom
        self.key = key
        begin = { _ = try await store.reload() }
        follow = { show in
            store.observe { update in
                if !update.change.isEmpty { show(update.rows.map(texts)) }
            }
        }
    }
}
