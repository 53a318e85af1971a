import ExampleCup
import RefreshAnimation
import RefreshGeometry

@testable import RefreshRendering

/// A frame of the cup as ink, at so many pixels a point: how much of each pixel is covered, by shapes as opaque as their inks, from 0 to 1.
struct CupPixels {
    static let scale = 3
    static let width = Int(CupFrames.size.width) * scale

    private(set) var ink = [Double](repeating: 0, count: width * width)

    init(frame: Int) {
        var picture = Picture()
        CupFrames.pose(of: frame).draw(into: &picture)
        var raster = CoverageRaster(width: Self.width, height: Self.width)
        let scale = Double(Self.scale)
        for operation in picture.operations {
            let map = PlaneTransform.scale(scale) * picture.transform(of: operation)
            let lines = operation.shape.polylines(in: picture, dotsPerUnit: scale)
            if let fill = operation.fill {
                for line in lines { raster.add(line.points.map(map.apply(to:))) }
                paint(fill.opacity(operation.opacity), &raster)
            }
            guard let stroke = operation.stroke else { continue }
            let outline = StrokeOutline(width: stroke.width, cap: stroke.cap, join: stroke.join, dotsPerUnit: scale)
            for line in lines { outline.polygons(of: line) { raster.add($0.map(map.apply(to:))) } }
            paint(stroke.ink.opacity(operation.opacity), &raster)
        }
    }

    /// A row of pixels.
    func row(_ index: Int) -> ArraySlice<Double> { ink[index * Self.width..<(index + 1) * Self.width] }

    /// The mean difference from another frame, over all pixels.
    func difference(from other: CupPixels) -> Double {
        zip(ink, other.ink).reduce(0) { $0 + abs($1.0 - $1.1) } / Double(ink.count)
    }

    private mutating func paint(_ ink: PictureInk, _ raster: inout CoverageRaster) {
        raster.fill()
        let alpha = PicturePalette.light.resolve(ink).alpha
        for index in (raster.rows.lowerBound * Self.width)..<(raster.rows.upperBound * Self.width) {
            self.ink[index] += (1 - self.ink[index]) * alpha * min(1, raster.coverage[index])
        }
    }
}
