#if canImport(SwiftUI) && canImport(UIKit)
import RefreshSwiftUI
import SwiftUI

/// A list of SwiftUI's that refreshes and loads more.
struct ListScreen: View {
    let look: Look
    @StateObject private var feed = Feed()

    var body: some View {
        List(feed.rows, id: \.self) { row in Text("Row \(row)") }
            .pullToRefresh(look.makeAnimator()) { try await feed.reload() }
            .loadMore(look.makeFooter(), isExhausted: !feed.hasMore) { try await feed.loadNext() }
            .navigationTitle(look.rawValue)
    }
}
#endif
