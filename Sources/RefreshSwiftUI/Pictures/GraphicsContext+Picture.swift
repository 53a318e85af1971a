#if canImport(SwiftUI)
import CoreGraphics
import RefreshAnimation
import RefreshGeometry
import SwiftUI

extension GraphicsContext {
    /// Draws all operations of a picture that leave ink.
    func draw(_ picture: Picture) {
        for operation in picture.operations where picture.isVisible(operation) {
            var context = self
            let map = picture.transform(of: operation)
            if map != .identity { context.concatenate(CGAffineTransform(map)) }
            context.opacity *= operation.opacity
            if operation.opacity < 1, operation.fill != nil, operation.stroke != nil {
                // Its two paints fade as one.
                context.drawLayer { $0.paint(operation, of: picture) }
            } else {
                context.paint(operation, of: picture)
            }
        }
    }

    private func paint(_ operation: PictureOperation, of picture: Picture) {
        switch operation.shape {
        case .line(let start, let end):
            paint(Path { $0.addLines([CGPoint(start), CGPoint(end)]) }, operation)
        case .rect(let rect, let radius):
            let radius = min(max(0, radius), rect.size.width / 2, rect.size.height / 2)
            paint(Path(roundedRect: CGRect(rect), cornerRadius: radius, style: .circular), operation)
        case .ellipse(let rect): paint(Path(ellipseIn: CGRect(rect)), operation)
        case .arc(let center, let radius, let start, let sweep):
            paint(Path(center: center, radius: radius, start: start, sweep: sweep), operation)
        case .path(let path, let start, let end):
            guard let path = picture.table?[path] else { return }
            let whole = Path(verbs: path.path.verbs[...], points: path.path.points[...])
            if let fill = operation.fill { self.fill(whole, with: shading(fill)) }
            guard let stroke = operation.stroke else { return }
            let isWhole = start <= 0 && end >= 1
            let part = isWhole ? path.path : path.trimmed(from: start, to: end)
            self.stroke(isWhole ? whole : Path(verbs: part.verbs[...], points: part.points[...]), stroke)
        case .outline(let outline):
            paint(Path(verbs: picture.verbs[outline.verbs], points: picture.points[outline.points]), operation)
        case .text(let text, let point, let style):
            guard let text = picture.table?[text], let ink = operation.fill else { return }
            draw(text, at: point, style, ink)
        case .image(let image, let rect):
            guard let source = picture.table?[image] else { return }
            draw(source, in: CGRect(rect), ink: operation.fill)
        }
    }

    private func paint(_ path: Path, _ operation: PictureOperation) {
        if let fill = operation.fill { self.fill(path, with: shading(fill)) }
        if let stroke = operation.stroke { self.stroke(path, stroke) }
    }

    private func stroke(_ path: Path, _ stroke: PictureStroke) {
        guard stroke.width > 0, !path.isEmpty else { return }
        self.stroke(path, with: shading(stroke.ink), style: StrokeStyle(stroke))
    }
}
#endif
