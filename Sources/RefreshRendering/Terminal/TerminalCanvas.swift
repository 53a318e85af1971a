public import RefreshAnimation
public import RefreshGeometry

/// Draws pictures with the characters of a terminal: shapes as braille dots, two by four a cell, texts as characters.
///
/// A cell has one ink. A dot is lit where shapes cover at least 0.4 of it, and the ink of a cell is mixed towards the background by the mean
/// coverage of its lit dots, though not below 0.45 of it: so edges are smooth and rings don't shimmer. A dot whose paint can't be told from
/// the background stays dark. A fill that is less than half opaque is a ground: where anything else shares a cell with it, its dots stay dark
/// there, since one ink would make one shape of both.
///
/// The origin is the upper left corner of the first cell. A dot is square: half a cell wide and a quarter of a cell high.
public struct TerminalCanvas: Sendable {
    /// How many cells lie side by side.
    public let columns: Int
    /// How many cells lie one below another.
    public let rows: Int
    /// How many dots a point has, along both axes.
    public let dotsPerPoint: Double
    /// The colours. The background is never painted: it is what inks fade into, and should be the terminal's own.
    public let palette: PicturePalette
    /// How many colours the terminal shows. Without any, the dots of a paint that isn't opaque are thinned out instead.
    public let colors: TerminalColorDepth

    let background: TerminalInk
    /// The dots, eight a cell: down its left column, then down its right one.
    var dots: [TerminalDot]
    /// Whether anything was painted on a cell: most cells of a frame are empty, and cost nothing.
    var isPainted: [Bool]
    var texts: [TerminalCell?]
    var raster: CoverageRaster

    /// Makes an empty canvas.
    /// - Parameters:
    ///   - columns: How many cells lie side by side; held between 1 and 1000.
    ///   - rows: How many cells lie one below another; held between 1 and 1000.
    ///   - dotsPerPoint: The scale. Not positive or not finite: 1.
    ///   - palette: The colours of roles, and the background, which counts as opaque.
    ///   - colors: How many colours the terminal shows.
    public init(
        columns: Int, rows: Int, dotsPerPoint: Double = 1, palette: PicturePalette = .dark, colors: TerminalColorDepth = .full
    ) {
        self.columns = min(1000, max(1, columns))
        self.rows = min(1000, max(1, rows))
        self.dotsPerPoint = dotsPerPoint > 0 && dotsPerPoint.isFinite ? dotsPerPoint : 1
        self.palette = palette
        background = TerminalInk(palette.background)
        self.colors = colors
        dots = Array(repeating: TerminalDot(), count: self.columns * self.rows * 8)
        isPainted = Array(repeating: false, count: self.columns * self.rows)
        texts = Array(repeating: nil, count: self.columns * self.rows)
        raster = CoverageRaster(width: self.columns * 2, height: self.rows * 4)
    }

    /// The size of the canvas in points.
    public var size: PlaneSize {
        PlaneSize(width: Double(columns * 2) / dotsPerPoint, height: Double(rows * 4) / dotsPerPoint)
    }

    /// Forgets all that was drawn.
    public mutating func removeAll() {
        for index in isPainted.indices where isPainted[index] {
            for dot in index * 8..<index * 8 + 8 { dots[dot] = TerminalDot() }
            isPainted[index] = false
        }
        for index in texts.indices where texts[index] != nil { texts[index] = nil }
    }

    /// Draws a picture over what is there.
    /// - Parameters:
    ///   - picture: The picture. What isn't finite in it is left out.
    ///   - origin: Where the picture's origin comes to lie, in points of the canvas.
    ///   - clip: What is drawn into, in points of the canvas, to whole dots; nil for all of it.
    public mutating func draw(_ picture: borrowing Picture, at origin: PlanePoint = .zero, clip: PlaneRect? = nil) {
        let toDots = PlaneTransform.scale(dotsPerPoint) * .translation(x: origin.x, y: origin.y)
        let window = DotWindow(clip, dotsPerPoint: dotsPerPoint, columns: columns * 2, rows: rows * 4)
        for operation in picture.operations {
            let transform = toDots * picture.transform(of: operation)
            guard transform.isFinite, operation.opacity > 0 else { continue }
            switch operation.shape {
            case .text(let text, let point, let style):
                guard let text = picture.table?[text], let ink = operation.fill else { continue }
                write(text, at: transform.apply(to: point), style: style, ink: ink.opacity(operation.opacity), transform, window)
            case .image(_, let rect):
                placeholder(rect, ink: (operation.fill ?? .tertiary).opacity(operation.opacity), transform, window)
            case .line, .rect, .ellipse, .arc, .path, .outline:
                shape(operation, of: picture, transform, window)
            }
        }
    }
}
