#if canImport(UIKit)
import CoreGraphics
import RefreshGeometry
import UIKit

// Between the engine's numbers and UIKit's.

extension PlanePoint {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
    init(_ point: PlanePoint) { self.init(x: point.x, y: point.y) }
}

extension PlaneSize {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CGRect {
    init(_ rect: PlaneRect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}

extension PlaneInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
    }
}

extension CGAffineTransform {
    init(_ transform: PlaneTransform) {
        self.init(
            a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c), d: CGFloat(transform.d), tx: CGFloat(transform.tx),
            ty: CGFloat(transform.ty))
    }
}

extension UIEdgeInsets {
    init(_ insets: PlaneInsets) {
        self.init(top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom), right: CGFloat(insets.right))
    }
}
#endif
