#if canImport(SwiftUI)
import CoreGraphics
import RefreshAnimation
import RefreshGeometry
import SwiftUI

extension Path {
    /// Makes the path of steps and the points that they take.
    init(verbs: ArraySlice<PlanePath.Verb>, points: ArraySlice<PlanePoint>) {
        self.init { path in
            var rest = points
            for verb in verbs {
                let taken = rest.prefix(verb.pointCount).map { CGPoint($0) }
                guard taken.count == verb.pointCount else { return }
                rest.removeFirst(taken.count)
                switch verb {
                case .move: path.move(to: taken[0])
                case .line: path.addLine(to: taken[0])
                case .quad: path.addQuadCurve(to: taken[1], control: taken[0])
                case .cubic: path.addCurve(to: taken[2], control1: taken[0], control2: taken[1])
                case .close: path.closeSubpath()
                }
            }
        }
    }

    /// Makes a part of a circle, or the whole.
    init(center: PlanePoint, radius: Double, start: Double, sweep: Double) {
        if abs(sweep) >= 2 * .pi {
            self.init(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        } else {
            self.init { path in
                path.addRelativeArc(center: CGPoint(center), radius: radius, startAngle: .radians(start), delta: .radians(sweep))
            }
        }
    }
}

extension StrokeStyle {
    init(_ stroke: PictureStroke) {
        let dash = stroke.dash.flatMap { $0.isValid ? $0 : nil }
        self.init(
            lineWidth: stroke.width, lineCap: CGLineCap(stroke.cap), lineJoin: CGLineJoin(stroke.join), miterLimit: 4,
            dash: dash.map { [CGFloat($0.length), CGFloat($0.gap)] } ?? [], dashPhase: dash?.phase ?? 0)
    }
}

extension CGLineCap {
    fileprivate init(_ cap: PictureStroke.Cap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension CGLineJoin {
    fileprivate init(_ join: PictureStroke.Join) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}

extension CGPoint {
    init(_ point: PlanePoint) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
    init(_ rect: PlaneRect) { self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height) }
}

extension CGAffineTransform {
    init(_ map: PlaneTransform) { self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty) }
}
#endif
