public import RefreshAnimation
public import RefreshGeometry

/// Writes pictures as SVG files: a still, a filmstrip, or an animation that plays by itself, without a script.
///
/// The text is well-formed XML whatever the pictures hold, stable (the same picture gives the same bytes) and needs no other file, but for
/// images. Lengths are points: one unit of the file each, and its natural size in pixels.
public struct SVGRenderer: Sendable {
    /// The colours.
    public var palette: PicturePalette
    /// The colours for a reader in the dark: with them the file follows its reader. It takes `palette` or these by `prefers-color-scheme`, an
    /// animation stands still where less motion is asked for, and a fragment of the file's address (`#light`, `#dark`, `#still`,
    /// `#light-still`, `#dark-still`) says otherwise. Nil: `palette` everywhere.
    ///
    /// Custom inks stay as they are, but for the palette's background and separator. Such a file has to stand by itself, as an image: inside a
    /// page its style sheet would be the page's.
    public var darkPalette: PicturePalette?
    /// The space around screens in a filmstrip or an animation, in points, 0 or more; with 0 only the screens are painted, not what is behind.
    public var margin = 16.0
    /// Whether the background is painted; else the file is transparent.
    public var paintsBackground = true
    /// What an assistive reader says of the file; nil for nothing.
    public var title: String?
    /// The fonts, in CSS's form, first choice first.
    public var fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"
    /// What identifiers in the file begin with: where several files stand in one page, each needs its own.
    public var prefix = "r"
    /// Finds an image by its name. Where it gives nil, a box with the name stands in the image's place.
    public var image: @Sendable (_ name: String) -> SVGImage?

    /// Makes a renderer.
    public init(palette: PicturePalette = .light, image: @escaping @Sendable (_ name: String) -> SVGImage? = { _ in nil }) {
        self.palette = palette
        self.image = image
    }

    /// A picture as a file.
    /// - Parameters:
    ///   - picture: The picture.
    ///   - size: The size of the file in points; what is drawn outside is cut off. Numbers that are not finite or negative count as 0.
    public func still(_ picture: Picture, size: PlaneSize) -> String {
        var writer = SVGWriter(self)
        writer.append(picture)
        return document(size: size, body: writer)
    }

    /// Wraps what was drawn in the file's root.
    /// - Parameter isPainted: Whether the background is behind all of it.
    func document(size: PlaneSize, body: SVGWriter, isPainted: Bool = true) -> String {
        let (width, height) = (Self.length(size.width), Self.length(size.height))
        var file = SVGWriter(self)
        file.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        file.attribute("width", width)
        file.attribute("height", height)
        file.attribute("viewBox", 0, 0, width, height)
        if title != nil { file.append(" role=\"img\"") }
        // Once here rather than on every shape.
        file.append(" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" font-family=\"")
        file.append(escaping: fonts)
        file.append("\">\n")
        if let title {
            file.append("<title>")
            file.append(escaping: title)
            file.append("</title>\n")
        }
        let background = file.capture { writer in
            guard paintsBackground, isPainted else { return }
            writer.append("<rect")
            writer.attribute("width", width)
            writer.attribute("height", height)
            writer.attribute(.fill, palette.background)
            writer.append("/>\n")
        }
        if var adaptation = body.adaptation {
            if !background.isEmpty { _ = adaptation.color(of: palette.background, as: .fill) }
            file.append(styleOf: adaptation)
            file.targets { writer in
                writer.append(bytes: background)
                writer.append(body)
            }
        } else {
            file.append(bytes: background)
            file.append(body)
        }
        file.append("</svg>\n")
        return file.text
    }

    /// The margin, such as a file can have.
    var checkedMargin: Double { Self.length(margin) }

    /// A length that a file can have.
    static func length(_ number: Double) -> Double { number.isFinite ? Swift.max(0, number) : 0 }
}
