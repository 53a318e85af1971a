internal import RefreshGeometry

extension Picture: Equatable {
    /// Whether two pictures draw the same, operation by operation: texts, images and paths by content, transforms by value.
    ///
    /// As with any number, one that is not a number equals nothing.
    public static func == (left: Picture, right: Picture) -> Bool {
        guard left.count == right.count else { return false }
        let sharesTable = left.table === right.table
        for index in 0..<left.count {
            let one = left.operationStore[index]
            let other = right.operationStore[index]
            guard one.fill == other.fill, one.stroke == other.stroke, one.opacity == other.opacity,
                one.transform | other.transform == 0 || left.transform(of: one) == right.transform(of: other),
                left.draws(one.shape, like: other.shape, of: right, sharesTable: sharesTable)
            else { return false }
        }
        return true
    }

    private func draws(_ shape: PictureShape, like other: PictureShape, of picture: Picture, sharesTable: Bool) -> Bool {
        switch (shape, other) {
        case (.outline(let one), .outline(let other)):
            verbStore[one.verbs] == picture.verbStore[other.verbs] && pointStore[one.points] == picture.pointStore[other.points]
        case (.path(let one, let start, let end), .path(let other, let otherStart, let otherEnd)) where !sharesTable:
            start == otherStart && end == otherEnd && table?[one] == picture.table?[other]
        case (.text(let one, let point, let style), .text(let other, let otherPoint, let otherStyle)) where !sharesTable:
            point == otherPoint && style == otherStyle && Self.same(table?[one], picture.table?[other])
        case (.image(let one, let rect), .image(let other, let otherRect)) where !sharesTable:
            rect == otherRect && Self.same(table?[one]?.name, picture.table?[other]?.name)
                && table?[one]?.part == picture.table?[other]?.part
        default: shape == other
        }
    }

    /// Byte by byte: Embedded Swift has no equality of strings, and two spellings of a letter need not look alike.
    private static func same(_ left: String?, _ right: String?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left?, let right?): left.utf8.elementsEqual(right.utf8)
        default: false
        }
    }
}
