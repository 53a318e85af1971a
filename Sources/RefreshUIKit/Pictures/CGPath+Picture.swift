#if canImport(UIKit)
import CoreGraphics
import RefreshAnimation
import RefreshGeometry

extension CGMutablePath {
    /// Makes the path of steps and points as a `PlanePath` or a picture's outline has them. Steps without their points end it.
    convenience init(verbs: ArraySlice<PlanePath.Verb>, points: ArraySlice<PlanePoint>) {
        self.init()
        var rest = points
        for verb in verbs {
            guard rest.count >= verb.pointCount else { return }
            let taken = rest.prefix(verb.pointCount).map { CGPoint($0) }
            rest = rest.dropFirst(verb.pointCount)
            switch verb {
            case .move: move(to: taken[0])
            case .line: addLine(to: taken[0])
            case .quad: addQuadCurve(to: taken[1], control: taken[0])
            case .cubic: addCurve(to: taken[2], control1: taken[0], control2: taken[1])
            case .close: closeSubpath()
            }
        }
    }

    /// Makes the path of a shape that is all in its own numbers; nil for one that stands in the picture or its table.
    static func path(of shape: PictureShape) -> CGMutablePath? {
        let path = CGMutablePath()
        switch shape {
        case .line(let start, let end):
            path.move(to: CGPoint(start))
            path.addLine(to: CGPoint(end))
        case .rect(let rect, let radius) where radius > 0:
            let radius = CGFloat(min(radius, rect.size.width / 2, rect.size.height / 2))
            path.addRoundedRect(in: CGRect(rect), cornerWidth: radius, cornerHeight: radius)
        case .rect(let rect, _): path.addRect(CGRect(rect))
        case .ellipse(let rect): path.addEllipse(in: CGRect(rect))
        case .arc(let center, let radius, let start, let sweep):
            let delta = min(2 * .pi, max(-2 * .pi, sweep))
            path.addRelativeArc(center: CGPoint(center), radius: CGFloat(radius), startAngle: CGFloat(start), delta: CGFloat(delta))
        case .path, .outline, .text, .image: return nil
        }
        return path
    }
}
#endif
