#if canImport(SwiftUI)
import CoreGraphics
import RefreshAnimation
import RefreshGeometry
import SwiftUI

extension GraphicsContext {
    /// Draws a line of text, its baseline at a point.
    func draw(_ text: String, at point: PlanePoint, _ style: PictureTextStyle, _ ink: PictureInk) {
        var resolved = resolve(Text(verbatim: text).font(.system(size: style.size, weight: Font.Weight(style.weight))))
        resolved.shading = shading(ink)
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        let size = resolved.measure(in: room)
        let isLeftToRight = style.direction == .leftToRight
        let left =
            switch style.alignment {
            case .center: point.x - size.width / 2
            case .leading: isLeftToRight ? point.x : point.x - size.width
            case .trailing: isLeftToRight ? point.x - size.width : point.x
            }
        let top = point.y - resolved.firstBaseline(in: size)
        draw(resolved, in: CGRect(x: left, y: top, width: size.width, height: size.height))
    }

    /// Draws an image of the app's, or a part of it, stretched into a rectangle. With an ink it is a stencil for that. One that the app doesn't
    /// have leaves nothing.
    func draw(_ source: PictureSource, in rect: CGRect, ink: PictureInk?) {
        var resolved = resolve(Image(source.name).renderingMode(ink == nil ? .original : .template))
        if let ink { resolved.shading = shading(ink) }
        guard let part = source.part else { return draw(resolved, in: rect) }
        guard part.size.width > 0, part.size.height > 0 else { return }
        let scale = (x: rect.width / part.size.width, y: rect.height / part.size.height)
        var context = self
        context.clip(to: Path(rect))
        context.draw(
            resolved,
            in: CGRect(
                x: rect.minX - part.minX * scale.x, y: rect.minY - part.minY * scale.y, width: resolved.size.width * scale.x,
                height: resolved.size.height * scale.y))
    }
}

extension Font.Weight {
    fileprivate init(_ weight: PictureTextStyle.Weight) {
        switch weight {
        case .regular: self = .regular
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold: self = .bold
        }
    }
}
#endif
