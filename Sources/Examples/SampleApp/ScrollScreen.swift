#if canImport(SwiftUI) && canImport(UIKit)
import RefreshControl
import RefreshSpinner
import RefreshSwiftUI
import SwiftUI

/// A scroll view with a refresher that is kept, and started by code from outside and from inside.
struct ScrollScreen: View {
    @StateObject private var feed = Feed()
    @State private var refresher = PullToRefresh(animator: RingAnimator(), height: 72)

    var body: some View {
        VStack {
            Button("Start, and scroll to it") { refresher.start(reveal: .always) }
            Button("End") { refresher.end() }
            ScrollView {
                LazyVStack {
                    AgainButton()
                    ForEach(feed.rows, id: \.self) { row in Text("Row \(row)").padding() }
                }
            }
            .pullToRefresh(refresher) { try await feed.reload() }
        }
        .navigationTitle("By code")
    }
}

/// A view inside the scroll view, which knows nothing of its refresher.
private struct AgainButton: View {
    @Environment(\.pullToRefresh) private var pullToRefresh

    var body: some View {
        Button("Again") { Task { await pullToRefresh?() } }
    }
}
#endif
