import RefreshAnimation
import RefreshGeometry

/// Where the ink of a picture lies: boxes about points that hold it.
enum Ink {
    static func isInside(_ picture: Picture, _ size: PlaneSize) -> Bool {
        let slack = 1e-9
        return picture.operations.filter(picture.isVisible).allSatisfy { operation in
            let map = picture.transform(of: operation)
            let scale = map.determinant.magnitude.squareRoot()
            let reach = (operation.stroke?.width ?? 0) / 2 * scale
            return points(of: operation.shape, in: picture).allSatisfy { point, radius in
                let place = map.apply(to: point), reach = reach + radius * scale
                return place.x - reach >= -slack && place.y - reach >= -slack && place.x + reach <= size.width + slack
                    && place.y + reach <= size.height + slack
            }
        }
    }

    /// Points, and the radius about each in which the shape lies.
    private static func points(of shape: PictureShape, in picture: Picture) -> [(PlanePoint, Double)] {
        switch shape {
        case .line(let start, let end): [(start, 0), (end, 0)]
        case .path(let path, _, _): (picture.table?[path]?.path.points ?? []).map { ($0, 0) }
        case .outline(let outline): picture.points[outline.points].map { ($0, 0) }
        case .ellipse(let rect), .rect(let rect, _): [(rect.center, rect.size.width / 2)]
        case .arc(let center, let radius, _, _): [(center, radius)]
        case .text, .image: []
        }
    }
}
