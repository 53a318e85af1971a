#if canImport(SwiftUI)
import CoreGraphics
import RefreshCore
import RefreshGeometry
import SwiftUI

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
extension ScrollReading {
    init(_ geometry: ScrollGeometry, _ direction: LayoutDirection, pixelsPerPoint: Double) {
        let direction: ReadingDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        self.init(
            offset: PlanePoint(x: geometry.contentOffset.x, y: geometry.contentOffset.y),
            content: PlaneSize(width: geometry.contentSize.width, height: geometry.contentSize.height),
            viewport: PlaneSize(width: geometry.containerSize.width, height: geometry.containerSize.height),
            insets: PlaneInsets(geometry.contentInsets, direction), pixelsPerPoint: pixelsPerPoint, direction: direction)
    }
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
extension ScrollActivity {
    init(_ phase: ScrollPhase) {
        switch phase {
        case .idle: self = .idle
        case .tracking: self = .tracking
        case .interacting: self = .interacting
        case .decelerating: self = .decelerating
        case .animating: self = .animating
        }
    }
}

extension PlaneInsets {
    init(_ insets: EdgeInsets, _ direction: ReadingDirection) {
        let isLeftToRight = direction == .leftToRight
        self.init(
            top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing, bottom: insets.bottom,
            right: isLeftToRight ? insets.trailing : insets.leading)
    }
}

extension EdgeInsets {
    init(_ insets: PlaneInsets, _ direction: ReadingDirection) {
        let isLeftToRight = direction == .leftToRight
        self.init(
            top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
            trailing: isLeftToRight ? insets.right : insets.left)
    }
}

extension Edge {
    init(_ side: ScrollSide, _ direction: ReadingDirection) {
        switch side {
        case .top: self = .top
        case .bottom: self = .bottom
        case .left: self = direction == .leftToRight ? .leading : .trailing
        case .right: self = direction == .leftToRight ? .trailing : .leading
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, *)
extension Animation {
    init(_ motion: RefreshMotion) { self = .spring(duration: motion.duration, bounce: 1 - motion.damping) }
}
#endif
