#if canImport(UIKit)
import CoreGraphics
import QuartzCore
import RefreshAnimation
import RefreshGeometry
import UIKit

/// An image, or a part of one, as a layer's contents; with an ink it is the mask of that ink's colour.
@MainActor final class ImageNode {
    let layer = CALayer()
    private var stencil: CALayer?
    private var image: PictureImage?
    private var ink: PictureInk?
    private var size = PlaneSize.zero

    /// - Returns: Whether there is such an image.
    func show(_ image: PictureImage, in rect: PlaneRect, ink: PictureInk?, from layers: PictureLayers) -> Bool {
        if image != self.image || ink != self.ink {
            guard let found = layers.image(image) else { return false }
            set(found.image, found.source.part, ink: ink, from: layers)
            self.image = image
            self.ink = ink
        }
        if rect.size != size {
            size = rect.size
            layer.bounds = CGRect(x: 0, y: 0, width: rect.size.width, height: rect.size.height)
            stencil?.frame = layer.bounds
        }
        return true
    }

    func forget() { image = nil }

    private func set(_ image: UIImage, _ part: PlaneRect?, ink: PictureInk?, from layers: PictureLayers) {
        let target: CALayer
        if let ink {
            let stencil = self.stencil ?? CALayer()
            self.stencil = stencil
            stencil.frame = layer.bounds
            layer.contents = nil
            layer.backgroundColor = layers.color(of: ink)
            layer.mask = stencil
            target = stencil
        } else {
            layer.mask = nil
            layer.backgroundColor = nil
            target = layer
        }
        target.contents = image.cgImage
        target.contentsRect = Self.unit(part, of: image.size)
    }

    /// A part of an image, in points, in the unit square of the whole.
    private static func unit(_ part: PlaneRect?, of size: CGSize) -> CGRect {
        guard let part, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: CGFloat(part.minX) / size.width, y: CGFloat(part.minY) / size.height, width: CGFloat(part.size.width) / size.width,
            height: CGFloat(part.size.height) / size.height)
    }
}
#endif
