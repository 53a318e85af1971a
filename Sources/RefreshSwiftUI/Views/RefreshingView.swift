#if canImport(SwiftUI)
public import RefreshAnimation
public import RefreshControl
public import RefreshCore
import RefreshGeometry
public import SwiftUI

/// A scroll view or list with its refreshers: what `pullToRefresh(_:action:)` and `loadMore(_:action:)` make.
///
/// Refreshers that are added one right after the other share it, and so know of each other: a success at the top resets an exhausted end.
/// With another modifier between them they work alone.
///
/// Since iOS 18, macOS 15, tvOS 18 and visionOS 2 it reads SwiftUI's scroll geometry and phases. Before, where there is UIKit, it finds the
/// scroll view that SwiftUI made and adds the refreshers to that; on macOS 12 to 14 it shows the content alone.
public struct RefreshingView<Content: View>: View {
    private let content: Content
    private var parts: [RefreshPart]

    init(_ content: Content, parts: [RefreshPart]) {
        self.content = content
        self.parts = parts
    }

    /// The content, with its refreshers.
    public var body: some View {
        if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) {
            GeometryRefreshing(content: content, parts: parts)
        } else {
            #if canImport(UIKit)
            ProbeRefreshing(content: content, parts: parts)
            #else
            content
            #endif
        }
    }
}

extension RefreshingView {
    /// Refreshes it when it is pulled down. See the modifier of the same name.
    public func pullToRefresh(
        _ animator: @autoclosure @escaping @MainActor () -> (any RefreshAnimator)? = nil,
        action: @escaping @MainActor () async throws -> Void
    ) -> RefreshingView {
        adding(RefreshPart(make: { PullToRefresh.make(animator(), at: .top) }, action: action))
    }

    /// Adds a refresher of your own making. See the modifier of the same name.
    public func pullToRefresh(
        _ refresher: @autoclosure @escaping @MainActor () -> PullToRefresh, action: @escaping @MainActor () async throws -> Void
    ) -> RefreshingView {
        adding(RefreshPart(make: refresher, action: action))
    }

    /// Loads more when it is scrolled near its end. See the modifier of the same name.
    public func loadMore(
        _ animator: @autoclosure @escaping @MainActor () -> (any RefreshAnimator)? = nil, prefetch: RefreshPrefetch = RefreshPrefetch(),
        isExhausted: Bool = false, action: @escaping @MainActor () async throws -> Void
    ) -> RefreshingView {
        let make = { @MainActor in
            let refresher = PullToRefresh.make(animator(), at: .bottom)
            refresher.options.trigger = .automatic(prefetch)
            return refresher
        }
        return adding(RefreshPart(make: make, action: action, isExhausted: isExhausted))
    }

    private func adding(_ part: RefreshPart) -> RefreshingView { RefreshingView(content, parts: parts + [part]) }
}

extension PullToRefresh {
    fileprivate static func make(_ animator: (any RefreshAnimator)?, at position: Position) -> PullToRefresh {
        animator.map { PullToRefresh(animator: $0, position: position) } ?? PullToRefresh(position: position)
    }
}
#endif
