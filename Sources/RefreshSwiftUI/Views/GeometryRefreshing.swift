#if canImport(SwiftUI)
import CoreGraphics
import Foundation
import RefreshControl
import RefreshGeometry
import RefreshLanguages
import SwiftUI

/// Content whose refreshers are driven by scroll geometry and phases.
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
struct GeometryRefreshing<Content: View>: View {
    let content: Content
    let parts: [RefreshPart]

    @StateObject private var model = GeometryModel()
    @State private var isInWindow = true
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.displayScale) private var displayScale
    @Environment(\.locale) private var locale
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @ScaledMetric private var textPercent = 100.0

    var body: some View {
        let _ = model.crew.take(parts)
        let direction = layoutDirection, scale = displayScale
        content
            .environment(\.pullToRefresh, PullToRefreshAction(model.crew))
            .scrollPosition($model.position)
            .safeAreaPadding(model.padding)
            .scrollBounceBehavior(.always, axes: model.axes)
            .onScrollGeometryChange(for: ScrollReading.self) {
                ScrollReading($0, direction, pixelsPerPoint: scale)
            } action: { _, reading in
                model.host.read(reading)
            }
            .onScrollPhaseChange { _, phase, context in
                model.host.change(
                    to: ScrollActivity(phase), at: ScrollReading(context.geometry, direction, pixelsPerPoint: scale))
            }
            .overlay { PictureOverlay(stage: model.stage) }
            .modifier(LightTap(count: model.taps))
            .accessibilityActions { RefreshActionButtons(refreshers: model.crew.refreshers) }
            .onAppear { isInWindow = true }
            .onDisappear { isInWindow = false }
            .onChange(of: surroundings, initial: true) { _, surroundings in model.host.surroundings = surroundings }
            .onChange(of: locale, initial: true) { _, locale in model.host.language = .best(for: [locale.identifier]) }
            .onChange(of: scenePhase) { _, phase in if phase != .active { model.host.loseTouch() } }
            .onChange(of: model.crew.conditions(isEnabled: isEnabled), initial: true) { _, conditions in
                model.follow(conditions, direction)
            }
    }

    private var surroundings: RefreshSurroundings {
        RefreshSurroundings(
            isInWindow: isInWindow, isForeground: scenePhase != .background, reducesMotion: reducesMotion, textScale: textPercent / 100)
    }
}

/// A light haptic whenever the count grows. SwiftUI on visionOS has none before 26.
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
private struct LightTap: ViewModifier {
    let count: Int

    func body(content: Content) -> some View {
        #if os(visionOS)
        content
        #else
        content.sensoryFeedback(.impact(weight: .light), trigger: count)
        #endif
    }
}

/// What assistive technology may ask of the refreshers.
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
private struct RefreshActionButtons: View {
    let refreshers: [PullToRefresh]

    var body: some View {
        ForEach(refreshers, id: \.position) { refresher in
            Button(refresher.actionName) { refresher.accessibilityRefresh() }
        }
    }
}
#endif
