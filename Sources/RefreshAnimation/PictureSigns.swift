import RefreshCore
import RefreshGeometry

/// The signs of how a load ended, about the origin: a tick and a cross, drawn as by a pen.
package struct PictureSigns: Sendable {
    /// The time until a sign stands, in seconds: it waits for 0.05 s and is drawn in 0.25 s.
    package static let seconds = 0.3

    /// The tick.
    package let tick: PicturePath
    /// The cross.
    package let cross: PicturePath
    private let width: Double

    /// Adds the signs to a table.
    /// - Parameters:
    ///   - radius: The radius of a circle that they fill well, in points.
    ///   - width: The width of their lines in points.
    ///   - builder: What makes the table.
    package init(radius: Double, width: Double, in builder: inout PictureTable.Builder) {
        self.width = width
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
    package func draw(_ moment: RefreshMoment, success: PictureInk, failure: PictureInk, into picture: inout Picture) {
        switch moment.outcome {
        case .success: draw(tick, moment, success, into: &picture)
        case .failure: draw(cross, moment, failure, into: &picture)
        case .cancelled, .exhausted, nil: break
        }
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
