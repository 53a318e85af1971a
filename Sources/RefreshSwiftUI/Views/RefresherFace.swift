#if canImport(SwiftUI)
import RefreshAnimation
import RefreshControl
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// What is seen of a refresher: its picture, or where there is UIKit the view that a view animator moves.
struct RefresherFace: View {
    let refresher: PullToRefresh
    let picture: Picture

    var body: some View {
        #if canImport(UIKit)
        if let view = refresher.refreshView as? UIView {
            OwnView(view: view).id(ObjectIdentifier(view))
        } else {
            PictureCanvas(picture: picture)
        }
        #else
        PictureCanvas(picture: picture)
        #endif
    }
}

#if canImport(UIKit)
/// A view of UIKit's that somebody else keeps.
private struct OwnView: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }

    func updateUIView(_ uiView: UIView, context: Context) {}
}
#endif
#endif
