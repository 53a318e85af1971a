internal import RefreshAnimation
internal import RefreshGeometry

extension SVGRenderer {
    /// A scene as a file that plays by itself, over and over, in a browser or as an image in a page: by SMIL, without a script.
    ///
    /// What doesn't play it shows one frame. Pictures and frames that come again are written once.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - poster: The time, in seconds, of the frame that is shown where nothing plays.
    public func animation(_ scene: PictureScene, poster: Double = 0) -> String {
        var writer = SVGWriter(self)
        let clip = writer.clip(of: scene)
        let times = scene.frames.map { $0.time }
        writer.append("<g transform=\"translate(")
        writer.append(numbers: [checkedMargin, checkedMargin])
        writer.append(")\">\n")
        writer.screen(of: scene, clip: clip) { writer in
            writer.append(SVGTimeline(writer.drawings(of: scene), times: times, end: scene.end), poster: poster)
        }
        let captions = scene.frames.map { frame in writer.capture { $0.caption(frame.caption, of: scene) } }
        writer.captions { $0.append(SVGTimeline(captions, times: times, end: scene.end), poster: poster) }
        writer.append("</g>\n")
        let height = Self.length(scene.size.height) + Self.captionHeight(of: scene)
        let size = PlaneSize(width: Self.length(scene.size.width) + 2 * checkedMargin, height: height + 2 * checkedMargin)
        return document(size: size, body: writer, isPainted: checkedMargin > 0)
    }
}

extension SVGWriter {
    /// The elements of each frame. What several layers draw, be it in other places, becomes a definition.
    fileprivate mutating func drawings(of scene: PictureScene) -> [[UInt8]] {
        var uses: [[UInt8]: Int] = [:]
        let contents = scene.frames.map { frame in
            frame.layers.map { layer in
                let content = self.content(of: layer)
                uses[content, default: 0] += 1
                return content
            }
        }
        return scene.frames.indices.map { index in
            capture { writer in
                for (layer, content) in zip(scene.frames[index].layers, contents[index]) where !content.isEmpty {
                    if uses[content, default: 0] > 1 {
                        writer.append(definition: writer.define(.group, content), at: layer)
                    } else {
                        writer.append(content, at: layer)
                    }
                }
            }
        }
    }

    /// Draws content that is a definition in the place of a layer.
    private mutating func append(definition: Int, at layer: PictureScene.Layer) {
        let use = capture { writer in
            writer.append("<use href=\"#")
            writer.append(identifier: definition)
            writer.append("\"")
            if !layer.isClipped { writer.place(layer.frame.origin) }
            writer.append("/>")
        }
        if layer.isClipped { append(use, at: layer) } else { append(bytes: use + [UInt8(ascii: "\n")]) }
    }

    private mutating func place(_ origin: PlanePoint) {
        if origin.x != 0, origin.x.isFinite { attribute("x", origin.x) }
        if origin.y != 0, origin.y.isFinite { attribute("y", origin.y) }
    }
}
