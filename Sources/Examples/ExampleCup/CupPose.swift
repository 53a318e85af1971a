import Foundation
public import RefreshAnimation
import RefreshGeometry

/// How the parts of a cup of coffee stand: parts of their ways, 0…1. It is drawn in 44 by 44 points.
public struct CupPose {
    /// How wide the saucer is.
    var saucer = 0.0
    /// How far above the saucer the cup is, and how much it is turned.
    var fall = 0.0
    /// How opaque the cup is.
    var cup = 0.0
    /// The part of the way from the upper edge to the bottom where coffee is poured.
    var stream = (from: 0.0, to: 0.0)
    /// How full the cup is.
    var coffee = 0.0
    /// How high each wisp of steam stands.
    var steam = [0.0, 0, 0]
    /// Where the waves of the steam are in their loop.
    var way = 0.0
    /// How much of the steam has left.
    var leaving = 0.0
    /// How much of the tick is drawn.
    var tick = 0.0

    private static let line = PictureStroke(.secondary, width: 2)

    /// Draws the cup in the roles' colours.
    public func draw(into picture: inout Picture) {
        if saucer > 0 {
            let reach = 14 * saucer
            picture.line(from: PlanePoint(x: 21 - reach, y: 40), to: PlanePoint(x: 21 + reach, y: 40), stroke: Self.line)
        }
        drawCoffee(into: &picture)
        let place = PlaneTransform.translation(x: 0, y: -11 * fall) * .rotation(-1.9 * fall, about: PlanePoint(x: 21, y: 27))
        picture.transformed(by: place) { picture in
            picture.faded(by: cup) { Self.drawCup(into: &$0) }
        }
        for (index, x) in [15.0, 21, 27].enumerated() { addSteam(index, at: x, to: &picture) }
        picture.faded(by: 1 - leaving) { $0.outline(stroke: Self.line) }
        drawTick(into: &picture)
    }

    /// Draws the cup and its handle as one line, so that nothing overlaps.
    private static func drawCup(into picture: inout Picture) {
        picture.move(to: PlanePoint(x: 31.85, y: 29.5))
        picture.cubic(to: PlanePoint(x: 32, y: 21.5), control1: PlanePoint(x: 38.5, y: 30.5), control2: PlanePoint(x: 38.5, y: 21.5))
        picture.move(to: PlanePoint(x: 10, y: 19))
        picture.line(to: PlanePoint(x: 10, y: 27))
        picture.cubic(to: PlanePoint(x: 18, y: 36), control1: PlanePoint(x: 10, y: 32.5), control2: PlanePoint(x: 13, y: 36))
        picture.line(to: PlanePoint(x: 24, y: 36))
        picture.cubic(to: PlanePoint(x: 32, y: 27), control1: PlanePoint(x: 29, y: 36), control2: PlanePoint(x: 32, y: 32.5))
        picture.line(to: PlanePoint(x: 32, y: 19))
        picture.outline(stroke: line)
    }

    private func drawCoffee(into picture: inout Picture) {
        let level = 34 - 11 * coffee
        if coffee > 0 {
            // The inner side of the cup's bottom: a quarter of an ellipse at each side, cut off at the level.
            let inset = level > 27 ? 5.5 * (1 - (1 - (level - 27) * (level - 27) / 49).squareRoot()) : 0
            let corner = level > 27 ? (level - 27) / 7 : 0
            picture.move(to: PlanePoint(x: 12 + inset, y: level))
            if level < 27 { picture.line(to: PlanePoint(x: 12, y: 27)) }
            let low = PlanePoint(x: 12 + 2.5 * corner + inset / 2, y: 34 - 3 * (1 - corner) * 0.2)
            picture.quad(to: PlanePoint(x: 17.5, y: 34), control: PlanePoint(x: 12 + 0.5 + 0.8 * inset, y: low.y))
            picture.line(to: PlanePoint(x: 24.5, y: 34))
            picture.quad(
                to: PlanePoint(x: 30 - inset, y: max(27, level)), control: PlanePoint(x: 30 - 0.5 - 0.8 * inset, y: low.y))
            if level < 27 { picture.line(to: PlanePoint(x: 30, y: level)) }
            picture.close()
            picture.outline(fill: .tint)
        }
        if stream.to > stream.from, stream.from < 1 {
            let bottom = 1 + stream.to * (level - 2)
            picture.line(
                from: PlanePoint(x: 21, y: 1 + stream.from * (bottom - 1)), to: PlanePoint(x: 21, y: bottom),
                stroke: PictureStroke(.tint, width: 2))
        }
    }

    /// Adds a wisp: a wave that runs upwards, whole rounds of it in a loop, and swings out the further up the more.
    private func addSteam(_ index: Int, at x: Double, to picture: inout Picture) {
        let top = steam[index] * (index == 1 ? 12 : 9) * (1 - 0.2 * leaving)
        let start = leaving * top
        guard top - start > 0.5 else { return }
        let rounds = [2.0, 3, 2][index]
        let points = (0...4).map { step -> PlanePoint in
            let up = start + (top - start) * Double(step) / 4
            let turn = up / 11 - rounds * way + 0.4 * Double(index)
            return Self.rounded(x + (0.4 + 0.11 * up) * sin(2 * .pi * turn), 15 - up - 2 * leaving)
        }
        picture.move(to: points[0])
        for step in 1..<3 {
            let middle = (points[step] + points[step + 1]) * 0.5
            picture.quad(to: Self.rounded(middle.x, middle.y), control: points[step])
        }
        picture.quad(to: points[4], control: points[3])
    }

    /// A point on hundredths, which keeps the files small.
    private static func rounded(_ x: Double, _ y: Double) -> PlanePoint {
        PlanePoint(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100)
    }

    private func drawTick(into picture: inout Picture) {
        guard tick > 0 else { return }
        let points = [PlanePoint(x: 14.5, y: 9), PlanePoint(x: 18.5, y: 13), PlanePoint(x: 27.5, y: 4)]
        picture.move(to: points[0])
        picture.line(to: points[0].moved(to: points[1], by: min(1, tick * 13 / 4)))
        if tick > 4.0 / 13 { picture.line(to: points[1].moved(to: points[2], by: (tick * 13 - 4) / 9)) }
        picture.outline(stroke: PictureStroke(.success, width: 2))
    }
}
