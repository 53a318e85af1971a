import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// An indicator of four shapes: three turned lines and an arc.
final class FourShapes: RefreshAnimator {
    private let line = PictureStroke(.secondary, width: 2)

    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        let progress = min(1, moment.progress)
        let center = PlanePoint(x: moment.size.width / 2, y: moment.size.height / 2)
        let (sine, cosine) = Maths.sincos(progress * .pi)
        func turned(_ x: Double, _ y: Double) -> PlanePoint {
            PlanePoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
        }
        picture.line(from: turned(0, -10), to: turned(0, 10), stroke: line)
        picture.line(from: turned(-5, 5), to: turned(0, 10), stroke: line)
        picture.line(from: turned(5, 5), to: turned(0, 10), stroke: line)
        picture.arc(center: center, radius: 16, start: 0, sweep: progress * 2 * .pi, stroke: line)
    }
}

/// An indicator of twelve spokes.
final class TwelveShapes: RefreshAnimator {
    private let directions = (0..<12).map { PlanePoint(x: Maths.cos(Double($0) * .pi / 6), y: Maths.sin(Double($0) * .pi / 6)) }

    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        let center = PlanePoint(x: moment.size.width / 2, y: moment.size.height / 2)
        for (index, direction) in directions.enumerated() {
            let ink = PictureInk.secondary.opacity(Double(index) / 12 * moment.progress)
            picture.line(from: center + direction * 8, to: center + direction * 16, stroke: PictureStroke(ink, width: 3))
        }
    }
}

/// An indicator of four circles of four curves each, trimmed by the pull.
final class FourStrokes: RefreshAnimator {
    private let table: PictureTable
    private let circles: [PicturePath]

    init() {
        var builder = PictureTable.Builder()
        circles = (0..<4).map { builder.path(.ellipse(in: PlaneRect(x: Double($0) * 20, y: 0, width: 20, height: 20))) }
        table = builder.table()
    }

    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        picture.use(table)
        for (index, circle) in circles.enumerated() {
            picture.path(
                circle, from: 0.05 * Double(index), to: 0.05 + 0.9 * min(1, moment.progress), stroke: PictureStroke(.secondary, width: 2))
        }
    }
}
