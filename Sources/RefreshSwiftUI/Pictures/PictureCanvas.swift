#if canImport(SwiftUI)
import CoreGraphics
import RefreshAnimation
import SwiftUI

/// A picture, drawn from the upper left corner.
struct PictureCanvas: View {
    let picture: Picture

    var body: some View {
        Canvas { context, _ in context.draw(picture) }
            // A picture is drawn for its own direction of reading.
            .environment(\.layoutDirection, .leftToRight)
    }
}
#endif
