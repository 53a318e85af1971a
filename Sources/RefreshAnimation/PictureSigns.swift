import RefreshCore
import RefreshGeometry

/// The signs of how a load ended, about the origin, drawn as by a pen: a tick, a cross, and a dash where all went well but nothing was new.
package struct PictureSigns: Sendable {
    /// The time until a sign stands, in seconds: it waits for 0.05 s and is drawn in 0.25 s.
    package static let seconds = 0.3

    /// The tick.
    package let tick: PicturePath
    /// The cross.
    package let cross: PicturePath
    private let width: Double
    private let radius: Double

    /// Adds the signs to a table.
    /// - Parameters:
    ///   - radius: The radius of a circle that they fill well, in points.
    ///   - width: The width of their lines in points.
    ///   - builder: What makes the table.
    package init(radius: Double, width: Double, in builder: inout PictureTable.Builder) {
        self.width = width
        self.radius = radius
        // A leg of 5 by 5 and one of 10 by 10, shifted so that the middle of their lengths lies on the origin.
        let unit = radius / 10
        let shift = PlanePoint(x: 0, y: -5.0 / 6)
        var tick = PlanePath()
        tick.move(to: (PlanePoint(x: -7.5, y: 0) + shift) * unit)
        tick.line(to: (PlanePoint(x: -2.5, y: 5) + shift) * unit)
        tick.line(to: (PlanePoint(x: 7.5, y: -5) + shift) * unit)
        self.tick = builder.path(tick)
        var cross = PlanePath()
        cross.move(to: PlanePoint(x: -6, y: -6) * unit)
        cross.line(to: PlanePoint(x: 6, y: 6) * unit)
        cross.move(to: PlanePoint(x: 6, y: -6) * unit)
        cross.line(to: PlanePoint(x: -6, y: 6) * unit)
        self.cross = builder.path(cross)
    }

    /// How much of a sign is drawn, 0…1, so many seconds after the end: fast at first, then slower.
    package static func drawn(after seconds: Double) -> Double {
        let rest = 1 - ((seconds - 0.05) / (Self.seconds - 0.05)).clamped(0, 1)
        return 1 - rest * rest * rest
    }

    /// Draws the sign of the moment's outcome, as far as it has come; with less motion it fades in. Other outcomes have none.
    /// - Parameters:
    ///   - moment: The moment.
    ///   - success: The ink of the tick.
    ///   - failure: The ink of the cross.
    ///   - nothingNew: The ink of the dash.
    ///   - picture: What it is drawn into.
    package func draw(
        _ moment: RefreshMoment, success: PictureInk, failure: PictureInk, nothingNew: PictureInk, into picture: inout Picture
    ) {
        switch moment.outcome {
        case .success where moment.saysNothingNew: Self.drawDash(moment, nothingNew, radius: radius, width: width, into: &picture)
        case .success: draw(tick, moment, success, into: &picture)
        case .failure: draw(cross, moment, failure, into: &picture)
        case .cancelled, .exhausted, nil: break
        }
    }

    /// Draws the dash that says that nothing was new: level, from its middle to both sides.
    /// - Parameters:
    ///   - moment: A moment that is finished.
    ///   - ink: The ink.
    ///   - radius: The radius of a circle that the dash fills as a sign does, in points.
    ///   - width: The width of its line in points.
    ///   - picture: What it is drawn into.
    package static func drawDash(
        _ moment: RefreshMoment, _ ink: PictureInk, radius: Double, width: Double, into picture: inout Picture
    ) {
        let drawn = drawn(after: moment.seconds)
        guard drawn > 0 else { return }
        let half = PlanePoint(x: 0.6 * radius * (moment.reducesMotion ? 1 : drawn), y: 0)
        let stroke = PictureStroke(moment.reducesMotion ? ink.opacity(drawn) : ink, width: width)
        picture.line(from: half * -1, to: half, stroke: stroke)
    }

    private func draw(_ sign: PicturePath, _ moment: RefreshMoment, _ ink: PictureInk, into picture: inout Picture) {
        let drawn = Self.drawn(after: moment.seconds)
        guard drawn > 0 else { return }
        if moment.reducesMotion {
            picture.path(sign, stroke: PictureStroke(ink.opacity(drawn), width: width))
        } else {
            picture.path(sign, to: drawn, stroke: PictureStroke(ink, width: width))
        }
    }
}
