#if canImport(SwiftUI)
import CoreGraphics
import Combine
import RefreshAnimation
import RefreshControl
import RefreshGeometry
import SwiftUI

/// What the overlay shows. It changes with each frame, and nothing else of the view does.
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
@MainActor
final class PictureStage: ObservableObject {
    let host: GeometryHost

    init(_ host: GeometryHost) {
        self.host = host
        host.onDisplay = { [weak self] in self?.objectWillChange.send() }
        host.frames.onChange = { [weak self] in self?.objectWillChange.send() }
    }

    /// Whether frames are unwanted, or nobody would see them.
    var isPaused: Bool { host.frames.isPaused || !host.surroundings.isInSight }
}

/// The pictures of the refreshers, over the content's empty ends.
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
struct PictureOverlay: View {
    @ObservedObject var stage: PictureStage

    var body: some View {
        GeometryReader { _ in
            ForEach(stage.host.pictures.keys.sorted { $0.rawValue < $1.rawValue }, id: \.self) { edge in
                if let refresher = stage.host.refresher(at: edge), let place = stage.host.place(at: edge) {
                    RefresherFace(refresher: refresher, picture: stage.host.pictures[edge] ?? Picture())
                        .frame(width: place.size.width, height: place.size.height)
                        .position(x: place.center.x, y: place.center.y)
                }
            }
        }
        // Places are counted from the left, whatever the direction of reading; a picture knows its own.
        .environment(\.layoutDirection, .leftToRight)
        .background { FrameSource(stage: stage) }
        // The scroll view itself lies under the bars.
        .ignoresSafeArea()
        .clipped()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// Gives the host its frames.
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
private struct FrameSource: View {
    @ObservedObject var stage: PictureStage

    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: stage.isPaused)) { context in
            Color.clear.onChange(of: context.date) { _, _ in stage.host.drawFrame() }
        }
    }
}
#endif
