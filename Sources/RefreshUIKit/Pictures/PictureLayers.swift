#if canImport(UIKit)
import CoreGraphics
import QuartzCore
import RefreshAnimation
import RefreshGeometry
import UIKit

/// A picture as layers: a node for each operation, kept from frame to frame and changed in place.
///
/// A picture with as many operations as one before makes no layer, and a path of its table is made into a `CGPath` once. Layers that a
/// picture has no use for are hidden, and stay for a later one.
@MainActor final class PictureLayers {
    /// The view whose layer they are in: its traits and tint give the colours.
    private weak var view: UIView?
    private var nodes: [PictureNode] = []
    private var colors = PictureColors()
    private var images: [String: UIImage] = [:]
    /// The paths of the table, as far as they were drawn.
    private var table: PictureTable?
    private var paths: [PicturePath: CGPath] = [:]

    init(in view: UIView) { self.view = view }

    /// Shows a picture, without implicit animations: it is one of many already.
    func show(_ picture: borrowing Picture) {
        guard let view else { return }
        if picture.table !== table {
            table = picture.table
            paths.removeAll()
            // The same number may mean another path now.
            for node in nodes { node.forget() }
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        var count = 0
        for operation in picture.operations where picture.isVisible(operation) {
            if count == nodes.count { nodes.append(PictureNode(at: count)) }
            nodes[count].show(operation, of: picture, from: self, in: view.layer)
            count += 1
        }
        for node in nodes[count...] { node.hide() }
        CATransaction.commit()
    }

    /// Forgets the colours: the traits or the tint have changed. The next picture finds them anew.
    func forgetColors() {
        colors.removeAll()
        for node in nodes { node.forget() }
    }

    // MARK: What the nodes ask for

    func color(of ink: PictureInk?) -> CGColor? {
        guard let ink, let view else { return nil }
        return colors.color(of: ink, in: view)
    }

    func path(_ path: PicturePath) -> CGPath? {
        if let made = paths[path] { return made }
        guard let plane = table?[path]?.path else { return nil }
        let made = CGMutablePath(verbs: plane.verbs[...], points: plane.points[...])
        paths[path] = made
        return made
    }

    func text(_ text: PictureText) -> String? { table?[text] }

    /// An image of the app's, else one of the system's symbols, by its name.
    func image(_ image: PictureImage) -> (image: UIImage, source: PictureSource)? {
        guard let source = table?[image] else { return nil }
        if let found = images[source.name] { return (found, source) }
        guard let found = UIImage(named: source.name) ?? UIImage(systemName: source.name) else { return nil }
        images[source.name] = found
        return (found, source)
    }

    /// How many pixels a point has.
    var scale: CGFloat { max(1, view?.traitCollection.displayScale ?? 1) }
}
#endif
