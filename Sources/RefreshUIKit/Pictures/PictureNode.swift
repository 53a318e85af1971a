#if canImport(UIKit)
import CoreGraphics
import QuartzCore
import RefreshAnimation
import RefreshGeometry
import UIKit

/// The layers of one operation: at most one of each kind, of which one is seen.
@MainActor final class PictureNode {
    private let position: Int
    private var shape: ShapeNode?
    private var text: TextNode?
    private var image: ImageNode?
    private var current: CALayer?
    private var transform: PlaneTransform?
    private var opacity = 1.0

    init(at position: Int) { self.position = position }

    /// Shows an operation that leaves ink, in a layer.
    func show(_ operation: PictureOperation, of picture: borrowing Picture, from layers: PictureLayers, in root: CALayer) {
        let drawn: CALayer?
        var shift = PlanePoint.zero
        switch operation.shape {
        case .text(let text, let point, let style):
            let node = self.text ?? TextNode()
            self.text = node
            shift = node.show(text, at: point, style, ink: operation.fill, from: layers)
            drawn = node.layer
        case .image(let image, let rect):
            let node = self.image ?? ImageNode()
            self.image = node
            shift = rect.origin
            drawn = node.show(image, in: rect, ink: operation.fill, from: layers) ? node.layer : nil
        default:
            let node = shape ?? ShapeNode()
            shape = node
            node.show(operation, of: picture, from: layers)
            drawn = node.layer
        }
        uncover(drawn, in: root)
        guard let drawn else { return }
        place(drawn, picture.transform(of: operation) * .translation(x: shift.x, y: shift.y), opacity: operation.opacity)
    }

    /// Shows nothing.
    func hide() { uncover(nil, in: nil) }

    /// Takes nothing of what was shown last for granted.
    func forget() {
        shape?.forget()
        text?.forget()
        image?.forget()
    }

    private func uncover(_ layer: CALayer?, in root: CALayer?) {
        guard layer !== current else { return }
        current?.isHidden = true
        current = layer
        transform = nil
        guard let layer else { return }
        layer.isHidden = false
        guard layer.superlayer == nil else { return }
        layer.anchorPoint = .zero
        layer.zPosition = CGFloat(position)
        root?.addSublayer(layer)
    }

    private func place(_ layer: CALayer, _ transform: PlaneTransform, opacity: Double) {
        if transform != self.transform {
            layer.setAffineTransform(CGAffineTransform(transform))
            layer.opacity = Float(opacity)
        } else if opacity != self.opacity {
            layer.opacity = Float(opacity)
        }
        self.transform = transform
        self.opacity = opacity
    }
}
#endif
