import RefreshAnimation
import RefreshGeometry

@testable import RefreshArrow

/// Where the ink of a picture lies: boxes about points that are on it or near it, texts by the estimate of the animator.
enum Ink {
    static func boxes(of picture: Picture) -> [PlaneRect] {
        picture.operations.filter(picture.isVisible).flatMap { operation -> [PlaneRect] in
            let map = picture.transform(of: operation)
            let reach = (operation.stroke?.width ?? 0) / 2 * map.determinant.magnitude.squareRoot()
            return points(of: operation.shape, in: picture).map(map.apply).map {
                PlaneRect(x: $0.x - reach, y: $0.y - reach, width: 2 * reach, height: 2 * reach)
            } + texts(operation.shape, in: picture)
        }
    }

    static func isInside(_ picture: Picture, _ size: PlaneSize) -> Bool {
        let slack = 1e-9
        return boxes(of: picture).allSatisfy {
            $0.minX >= -slack && $0.minY >= -slack && $0.maxX <= size.width + slack && $0.maxY <= size.height + slack
        }
    }

    private static func points(of shape: PictureShape, in picture: Picture) -> [PlanePoint] {
        switch shape {
        case .line(let start, let end): [start, end]
        case .path(let path, _, _): picture.table?[path]?.path.points ?? []
        case .ellipse(let rect), .rect(let rect, _): [rect.origin, PlanePoint(x: rect.maxX, y: rect.maxY)]
        case .arc, .outline, .text, .image: []
        }
    }

    private static func texts(_ shape: PictureShape, in picture: Picture) -> [PlaneRect] {
        guard case .text(let text, let point, let style) = shape, let string = picture.table?[text] else { return [] }
        let width = ArrowLabels.width(of: string) * style.size
        let start: Double =
            switch (style.alignment, style.direction) {
            case (.center, _): point.x - width / 2
            case (.leading, .leftToRight), (.trailing, .rightToLeft): point.x
            case (.trailing, .leftToRight), (.leading, .rightToLeft): point.x - width
            }
        // Ascenders and descenders of most fonts.
        return [PlaneRect(x: start, y: point.y - 0.8 * style.size, width: width, height: style.size)]
    }
}
