internal import RefreshAnimation
internal import RefreshGeometry

extension SVGWriter {
    /// Appends an image, or a box with its name where the renderer doesn't find it.
    mutating func image(_ source: PictureSource, in rect: PlaneRect, ink: PictureInk?) {
        guard let image = renderer.image(source.name), let window = Self.window(of: image, source.part) else {
            return placeholder(source.name, in: rect, ink: ink ?? .secondary)
        }
        guard let ink else { return self.image(image, window, in: rect) }
        // The image's opacity is a stencil for the ink.
        let stencil = capture { $0.image(image, window, in: rect) }
        let mask = define(.mask, stencil)
        append("<rect")
        attributes(of: rect)
        attribute(.fill, ink)
        append(" mask=\"url(#")
        append(identifier: mask)
        append(")\"/>")
    }

    /// The part of an image that is shown; nil if it has no area.
    private static func window(of image: SVGImage, _ part: PlaneRect?) -> PlaneRect? {
        let window = part ?? PlaneRect(origin: .zero, size: image.size)
        let (width, height) = (SVGRenderer.length(window.size.width), SVGRenderer.length(window.size.height))
        return window.minX.isFinite && window.minY.isFinite && width > 0 && height > 0 ? window : nil
    }

    /// Appends an image behind a window that shows a part of it.
    private mutating func image(_ image: SVGImage, _ window: PlaneRect, in rect: PlaneRect) {
        append("<svg")
        attributes(of: rect)
        attribute("viewBox", window.minX, window.minY, window.size.width, window.size.height)
        append(" preserveAspectRatio=\"none\"><image")
        attribute("width", SVGRenderer.length(image.size.width))
        attribute("height", SVGRenderer.length(image.size.height))
        append(" preserveAspectRatio=\"none\" href=\"")
        append(escaping: image.reference)
        append("\"/></svg>")
    }

    /// Appends a box with a name.
    private mutating func placeholder(_ name: String, in rect: PlaneRect, ink: PictureInk) {
        let (width, height) = (rect.size.width, rect.size.height)
        let line = Swift.min(1, width / 2, height / 2)
        append("<rect")
        attributes(of: PlaneRect(x: rect.minX + line / 2, y: rect.minY + line / 2, width: width - line, height: height - line))
        attribute("rx", Swift.min(4, width / 4, height / 4))
        attribute(.fill, .track)
        attribute(.stroke, ink.opacity(0.5))
        attribute("stroke-width", line)
        append("/>")
        // A letter is some 0.6 of the size wide: the name fills three quarters of the box at most.
        let letters = name.unicodeScalars.reduce(0.0) { count, _ in count + 1 }
        guard letters > 0 else { return }
        let size = Swift.min(13, height / 2, width * 0.75 / (0.6 * letters))
        append("<text")
        attribute("x", rect.center.x)
        attribute("y", rect.center.y + 0.35 * size)
        attribute("font-size", size)
        append(" text-anchor=\"middle\"")
        attribute(.fill, ink)
        append(">")
        append(escaping: name)
        append("</text>")
    }
}
