#if canImport(UIKit)
import CoreGraphics
import Foundation
import QuartzCore
import RefreshAnimation
import RefreshGeometry

/// A shape as a `CAShapeLayer`. A part of a path's stroke is `strokeStart` and `strokeEnd`, so that a line that is drawn along makes no path.
@MainActor final class ShapeNode {
    let layer = CAShapeLayer()
    // What is shown, so that what stays the same isn't set again.
    private var shape: PictureShape?
    private var verbs: [PlanePath.Verb] = []
    private var points: [PlanePoint] = []
    private var isPainted = false
    private var fill: PictureInk?
    private var stroke: PictureStroke?

    func show(_ operation: PictureOperation, of picture: borrowing Picture, from layers: PictureLayers) {
        outline(operation.shape, of: picture, from: layers)
        paint(operation, from: layers)
    }

    func forget() {
        shape = nil
        verbs.removeAll(keepingCapacity: true)
        isPainted = false
    }

    private func outline(_ new: PictureShape, of picture: borrowing Picture, from layers: PictureLayers) {
        switch new {
        case .path(let path, let start, let end):
            layer.strokeStart = CGFloat(max(0, min(1, start)))
            layer.strokeEnd = CGFloat(max(0, min(1, end)))
            if case .path(path, _, _) = shape { return }
            layer.path = layers.path(path)
        case .outline(let outline):
            wholeStroke()
            let verbs = picture.verbs[outline.verbs], points = picture.points[outline.points]
            if case .outline = shape, self.verbs.elementsEqual(verbs), self.points.elementsEqual(points) { return }
            self.verbs.replaceSubrange(self.verbs.indices, with: verbs)
            self.points.replaceSubrange(self.points.indices, with: points)
            layer.path = CGMutablePath(verbs: verbs, points: points)
        default:
            wholeStroke()
            if new == shape { return }
            layer.path = CGMutablePath.path(of: new)
        }
        shape = new
    }

    private func wholeStroke() {
        if layer.strokeStart != 0 { layer.strokeStart = 0 }
        if layer.strokeEnd != 1 { layer.strokeEnd = 1 }
    }

    private func paint(_ operation: PictureOperation, from layers: PictureLayers) {
        if !isPainted || operation.fill != fill { layer.fillColor = layers.color(of: operation.fill) }
        if !isPainted || operation.stroke != stroke { paint(operation.stroke, from: layers) }
        isPainted = true
        fill = operation.fill
        stroke = operation.stroke
    }

    private func paint(_ stroke: PictureStroke?, from layers: PictureLayers) {
        guard let stroke, stroke.width > 0 else { return layer.strokeColor = nil }
        layer.strokeColor = layers.color(of: stroke.ink)
        layer.lineWidth = CGFloat(stroke.width)
        layer.lineCap =
            switch stroke.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        layer.lineJoin =
            switch stroke.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        layer.miterLimit = 4
        let dash = stroke.dash.flatMap { $0.isValid ? $0 : nil }
        layer.lineDashPattern = dash.map { [NSNumber(value: $0.length), NSNumber(value: $0.gap)] }
        layer.lineDashPhase = CGFloat(dash?.phase ?? 0)
    }
}
#endif
