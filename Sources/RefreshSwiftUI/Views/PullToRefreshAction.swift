#if canImport(SwiftUI)
import RefreshControl
public import RefreshCore
import RefreshGeometry
public import SwiftUI

/// Starts the refresh of the scroll view that a view lies in, and waits for its end; read it from the environment.
///
/// ```swift
/// @Environment(\.pullToRefresh) private var pullToRefresh
/// Button("Try again") { Task { await pullToRefresh?() } }
/// ```
public struct PullToRefreshAction: Sendable {
    private let refresh: @MainActor @Sendable () async -> RefreshOutcome

    /// Starts the refresh that is meant first: at the top, or else the first one. Without any there is nothing to start.
    @MainActor
    init?(_ crew: RefreshCrew) {
        guard let refresher = crew.refreshers.first(where: { $0.position == .top }) ?? crew.refreshers.first else { return nil }
        refresh = { [weak refresher] in await refresher?.refresh() ?? .cancelled }
    }

    /// Starts the refresh, or joins the one that runs. Cancelling the caller's task doesn't cancel it.
    /// - Returns: How it ended; `cancelled` if it couldn't start.
    @discardableResult
    public func callAsFunction() async -> RefreshOutcome { await refresh() }
}

extension EnvironmentValues {
    /// The refresh of the scroll view or list around; nil outside of one with a refresher.
    public internal(set) var pullToRefresh: PullToRefreshAction? {
        get { self[PullToRefreshKey.self] }
        set { self[PullToRefreshKey.self] = newValue }
    }
}

private struct PullToRefreshKey: EnvironmentKey {
    static let defaultValue: PullToRefreshAction? = nil
}

extension View {
    /// Gives the views inside SwiftUI's own `refresh` action, which starts the refresh of the scroll view around: for views that read
    /// `@Environment(\.refresh)`.
    ///
    /// Apply it to the content inside a scroll view. On the scroll view itself, SwiftUI would add its own control.
    public func offersRefresh() -> some View { modifier(OfferedRefresh()) }
}

private struct OfferedRefresh: ViewModifier {
    @Environment(\.pullToRefresh) private var pullToRefresh

    func body(content: Content) -> some View {
        if let pullToRefresh {
            content.refreshable { await pullToRefresh() }
        } else {
            content
        }
    }
}
#endif
