/// What changes a part of a picture after it was drawn.
extension Picture {
    /// Draws a part: whatever transform and opacity it leaves behind, what follows is drawn with the present ones.
    mutating func part(_ body: (inout Picture) -> Void) {
        let (transform, opacity) = (currentTransform, currentOpacity)
        body(&self)
        currentTransform = Swift.min(transform, transformCount)
        currentOpacity = opacity
    }

    /// Gives the operations from a place on another ink, where they have one that may be tinted.
    mutating func tint(_ ink: PictureInk, from place: Int) {
        for index in operations.indices.dropFirst(place) {
            let operation = operationStore[index]
            var stroke = operation.stroke
            if let former = stroke?.ink { stroke?.ink = former.tinted(ink) }
            operationStore[index] = PictureOperation(
                shape: operation.shape, fill: operation.fill?.tinted(ink), stroke: stroke, opacity: operation.opacity,
                transform: operation.transform)
        }
    }

    /// Whether operations from a place to another speak of texts, images or paths.
    func usesTable(from place: Int, to end: Int) -> Bool {
        operations.prefix(end).dropFirst(place).contains { operation in
            switch operation.shape {
            case .path, .text, .image: true
            case .line, .rect, .ellipse, .arc, .outline: false
            }
        }
    }

    /// Has the operations from a place on speak of what stands behind the content of a table.
    mutating func moveReferences(from place: Int, behind table: PictureTable) {
        for index in operations.indices.dropFirst(place) {
            let operation = operationStore[index]
            operationStore[index] = PictureOperation(
                shape: operation.shape.moved(behind: table), fill: operation.fill, stroke: operation.stroke, opacity: operation.opacity,
                transform: operation.transform)
        }
    }
}

extension PictureInk {
    /// The other ink, as opaque as this one, if this one may be tinted.
    fileprivate func tinted(_ ink: PictureInk) -> PictureInk {
        switch role {
        case .primary, .secondary, .tertiary, .tint: ink.opacity(alpha)
        case .success, .failure, .track, .custom: self
        }
    }
}

extension PictureShape {
    /// The shape that means the same where its table's content stands behind another's.
    fileprivate func moved(behind table: PictureTable) -> PictureShape {
        switch self {
        case .path(let path, let start, let end):
            .path(PicturePath(index: Self.moved(path.index, table.paths.count)), from: start, to: end)
        case .text(let text, let point, let style):
            .text(PictureText(index: Self.moved(text.index, table.texts.count)), at: point, style: style)
        case .image(let image, let rect): .image(PictureImage(index: Self.moved(image.index, table.images.count)), in: rect)
        case .line, .rect, .ellipse, .arc, .outline: self
        }
    }

    private static func moved(_ index: UInt32, _ count: Int) -> UInt32 {
        UInt32(clamping: Int(index) + count)
    }
}
