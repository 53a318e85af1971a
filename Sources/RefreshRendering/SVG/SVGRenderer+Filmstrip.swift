internal import RefreshAnimation
internal import RefreshGeometry

extension SVGRenderer {
    /// The size of a caption's letters and the height of its lines, in points.
    static let (captionSize, captionLine) = (11.0, 15.0)

    /// The frames of a scene side by side, each with its caption below.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - columns: How many frames stand in a row; 0 or less counts as 1. Default: all in one row.
    public func filmstrip(_ scene: PictureScene, columns: Int = .max) -> String {
        let count = scene.frames.count
        let columns = Swift.max(1, Swift.min(columns, count))
        let margin = checkedMargin
        let rows = (count + columns - 1) / columns
        let (width, height) = (Self.length(scene.size.width), Self.length(scene.size.height) + Self.captionHeight(of: scene))
        var writer = SVGWriter(self)
        let clip = writer.clip(of: scene)
        for (index, frame) in scene.frames.enumerated() {
            let x = margin + Double(index % columns) * (width + margin)
            let y = margin + Double(index / columns) * (height + margin)
            writer.append("<g transform=\"translate(")
            writer.append(numbers: [x, y])
            writer.append(")\">\n")
            writer.screen(of: scene, clip: clip) { writer in
                for layer in frame.layers { writer.append(writer.content(of: layer), at: layer) }
            }
            writer.captions { $0.caption(frame.caption, of: scene) }
            writer.append("</g>\n")
        }
        let size = PlaneSize(
            width: margin + Double(columns) * (width + margin), height: margin + Double(rows) * (height + margin))
        return document(size: size, body: writer, isPainted: margin > 0)
    }

    /// The height of the longest caption, in points.
    static func captionHeight(of scene: PictureScene) -> Double {
        let lines = scene.frames.reduce(0) { Swift.max($0, $1.caption.count) }
        return lines > 0 ? Double(lines) * captionLine + 6 : 0
    }
}

extension SVGWriter {
    /// The place of the clip of a scene's screen.
    mutating func clip(of scene: PictureScene) -> Int {
        let screen = capture { writer in
            writer.append("<rect")
            writer.outline(of: scene)
            writer.append("/>")
        }
        return define(.clip, screen)
    }

    /// Draws a screen: its background, what a body draws, and its edge.
    mutating func screen(of scene: PictureScene, clip: Int, _ body: (inout SVGWriter) -> Void) {
        if renderer.paintsBackground {
            append("<rect")
            outline(of: scene)
            attribute(.fill, renderer.palette.background)
            append("/>\n")
        }
        append("<g clip-path=\"url(#")
        append(identifier: clip)
        append(")\">\n")
        body(&self)
        append("</g>\n<rect")
        outline(of: scene)
        attribute(.stroke, renderer.palette.separator)
        append("/>\n")
    }

    private mutating func outline(of scene: PictureScene) {
        let (width, height) = (SVGRenderer.length(scene.size.width), SVGRenderer.length(scene.size.height))
        attribute("width", width)
        attribute("height", height)
        if scene.cornerRadius > 0 { attribute("rx", Swift.min(scene.cornerRadius, width / 2, height / 2)) }
    }

    /// Draws captions with what their texts have in common.
    mutating func captions(_ body: (inout SVGWriter) -> Void) {
        let content = capture(body)
        if content.isEmpty { return }
        append("<g text-anchor=\"middle\"")
        attribute("font-size", SVGRenderer.captionSize)
        attribute(.fill, .secondary)
        append(">\n")
        append(bytes: content)
        append("</g>\n")
    }

    /// Draws the lines of a caption below a screen.
    mutating func caption(_ lines: [String], of scene: PictureScene) {
        for (index, line) in lines.enumerated() {
            append("<text")
            attribute("x", SVGRenderer.length(scene.size.width) / 2)
            attribute("y", SVGRenderer.length(scene.size.height) + Double(index + 1) * SVGRenderer.captionLine + 2)
            append(">")
            append(escaping: line)
            append("</text>\n")
        }
    }

    /// What a layer draws, without its place: the same wherever it stands.
    mutating func content(of layer: PictureScene.Layer) -> [UInt8] { capture { $0.append(layer.picture) } }

    /// Draws the content of a layer in its place.
    mutating func append(_ content: [UInt8], at layer: PictureScene.Layer) {
        guard !content.isEmpty, layer.frame.minX.isFinite, layer.frame.minY.isFinite else { return }
        if layer.isClipped {
            append("<svg")
            attributes(
                of: PlaneRect(
                    x: layer.frame.minX, y: layer.frame.minY, width: SVGRenderer.length(layer.frame.size.width),
                    height: SVGRenderer.length(layer.frame.size.height)))
        } else {
            append("<g")
            if layer.frame.origin != .zero {
                append(" transform=\"translate(")
                append(numbers: [layer.frame.minX, layer.frame.minY])
                append(")\"")
            }
        }
        append(">")
        append(bytes: content)
        append(layer.isClipped ? "</svg>\n" : "</g>\n")
    }
}
