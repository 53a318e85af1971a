#if canImport(SwiftUI) && canImport(UIKit)
import RefreshControl
import RefreshUIKit
import SwiftUI
import UIKit

/// Content whose refreshers are added to the UIScrollView that SwiftUI made for it: the way before there was scroll geometry.
struct ProbeRefreshing<Content: View>: View {
    let content: Content
    let parts: [RefreshPart]

    @State private var crew = RefreshCrew()
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let _ = crew.take(parts)
        content
            .environment(\.pullToRefresh, PullToRefreshAction(crew))
            .background { ScrollViewProbe(crew: crew, conditions: crew.conditions(isEnabled: isEnabled)) }
    }
}

/// A view without a look, that finds the scroll view which it stands behind.
private struct ScrollViewProbe: UIViewRepresentable {
    let crew: RefreshCrew
    let conditions: RefreshConditions

    func makeCoordinator() -> RefreshCrew { crew }

    func makeUIView(context: Context) -> ScrollViewProbeView { ScrollViewProbeView(crew) }

    func updateUIView(_ view: ScrollViewProbeView, context: Context) {
        crew.follow(conditions)
        view.setNeedsLayout()
    }

    static func dismantleUIView(_ view: ScrollViewProbeView, coordinator: RefreshCrew) { coordinator.detach() }
}
#endif
