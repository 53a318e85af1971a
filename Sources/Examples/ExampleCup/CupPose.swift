import Foundation
public import RefreshAnimation
import RefreshGeometry

/// How the parts of a cup of coffee stand: parts of their ways, 0…1. It is drawn in 44 by 44 points.
public struct CupPose {
    /// How far the disc behind all has risen and grown.
    var disc = 0.0
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
        if disc > 0 {
            picture.circle(center: Self.rounded(PlanePoint(x: 21, y: 32 - 14 * disc)), radius: 3 + 11 * disc, fill: .track)
        }
        drawCoffee(into: &picture)
        // Lines that are whole are one outline, so that none shines through another.
        if saucer > 0 {
            picture.move(to: PlanePoint(x: 21 - 14 * saucer, y: 40))
            picture.line(to: PlanePoint(x: 21 + 14 * saucer, y: 40))
        }
        if cup >= 1 { addCup(to: &picture) }
        if leaving == 0 { addSteam(to: &picture) }
        picture.outline(stroke: Self.line)
        if cup > 0, cup < 1 {
            addCup(to: &picture)
            picture.faded(by: cup) { $0.outline(stroke: Self.line) }
        }
        if leaving > 0 {
            addSteam(to: &picture)
            picture.faded(by: 1 - leaving) { $0.outline(stroke: Self.line) }
        }
        drawTick(into: &picture)
    }

    /// Adds the cup and its handle where they are in their fall.
    private func addCup(to picture: inout Picture) {
        let place = PlaneTransform.translation(x: 0, y: -11 * fall) * .rotation(-1.9 * fall, about: PlanePoint(x: 21, y: 27))
        func at(_ x: Double, _ y: Double) -> PlanePoint { Self.rounded(place.apply(to: PlanePoint(x: x, y: y))) }
        picture.move(to: at(31.85, 29.5))
        picture.cubic(to: at(32, 21.5), control1: at(38.5, 30.5), control2: at(38.5, 21.5))
        picture.move(to: at(10, 19))
        picture.line(to: at(10, 27))
        picture.cubic(to: at(18, 36), control1: at(10, 32.5), control2: at(13, 36))
        picture.line(to: at(24, 36))
        picture.cubic(to: at(32, 27), control1: at(29, 36), control2: at(32, 32.5))
        picture.line(to: at(32, 19))
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

    /// Adds the wisps that have risen: waves that run upwards, whole rounds of them in a loop, and swing out the further up the more.
    private func addSteam(to picture: inout Picture) {
        for (index, wisp) in CupWisp.all.enumerated() {
            let top = steam[index] * wisp.height * (1 - 0.2 * leaving)
            let start = leaving * top
            guard top - start > 0.5 else { continue }
            let places = (0...3).map { step -> PlanePoint in
                let up = start + (top - start) * Double(step) / 3
                return PlanePoint(x: wisp.x + wisp.swing(at: up, way), y: 15 - up - 2 * leaving)
            }
            // The cubic through the four.
            picture.move(to: Self.rounded(places[0]))
            picture.cubic(
                to: Self.rounded(places[3]),
                control1: Self.rounded((places[0] * -5 + places[1] * 18 + places[2] * -9 + places[3] * 2) * (1.0 / 6)),
                control2: Self.rounded((places[0] * 2 + places[1] * -9 + places[2] * 18 + places[3] * -5) * (1.0 / 6)))
        }
    }

    /// A point on twentieths, a seventh of a pixel of the finest screens, which keeps the files small.
    private static func rounded(_ point: PlanePoint) -> PlanePoint {
        PlanePoint(x: (point.x * 20).rounded() / 20, y: (point.y * 20).rounded() / 20)
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
