import RefreshAnimation
import RefreshGeometry

/// Where the arc of a ring begins, and how far it goes. In turns, clockwise from three o'clock.
struct RingArc {
    var start: Double
    var sweep: Double

    /// The arc of a pull, as in Material 3's pull to refresh: nothing before 40 % of the threshold, 0.8 of a turn at it; it starts at -45
    /// degrees and has come to 27 at the threshold, and past it turns on by half a turn for the whole tension.
    static func pulled(_ progress: Double) -> RingArc {
        let grown = grown(progress)
        return RingArc(start: 0.5 * (-0.25 + 0.4 * grown + tension(progress)), sweep: 0.8 * grown)
    }

    /// How much of the arc has grown: 0 up to 40 % of the threshold, 1 at it.
    static func grown(_ progress: Double) -> Double { (progress.clamped(0, 1) - 0.4).clamped(0, 1) * 5 / 3 }

    /// How tense a pull past the threshold is: x - x²/4 for the part x past it, 1 from three thresholds on.
    static func tension(_ progress: Double) -> Double {
        let past = (progress - 1).clamped(0, 2)
        return past - past * past / 4
    }

    /// The arc of a load, after Material 3's indeterminate indicator: in 6 s it turns three times evenly, and once more in four leaps of 0.3 s,
    /// while it grows from a tenth of a turn to 0.87 in 3 s and shrinks in the other 3 s, about its middle. Leaps and growth have smooth ends.
    ///
    /// It begins at its longest, and where the arc of a pull at the threshold starts, so that the one goes over into the other.
    static func loading(_ seconds: Double) -> RingArc {
        let time = seconds - 6 * (seconds / 6).rounded(.down)
        let leaps = (time / 1.5).rounded(.down)
        let turned = time / 2 + (leaps + Easing.smooth(at: (time - 1.5 * leaps) / 0.3)) / 4
        let length = time < 3 ? 1 - Easing.smooth(at: time / 3) : Easing.smooth(at: (time - 3) / 3)
        let sweep = least + (longest - least) * length
        return RingArc(start: pulled(1).start + turned + (longest - sweep) / 2, sweep: sweep)
    }

    /// The shortest and the longest arc of a load, in turns.
    static let least = 0.1, longest = 0.87

    /// Adds the arc about the origin to the outline under way, in pieces of a quarter turn at most.
    /// - Returns: Where it ends.
    func addOutline(radius: Double, to picture: inout Picture) -> PlanePoint {
        let pieces = max(1, (4 * sweep).rounded(.up))
        let angle = 2 * .pi * sweep / pieces
        // The length of a handle that makes a cubic curve an arc, off by less than 0.0003 of the radius.
        let handle = 4.0 / 3 * Maths.tan(angle / 4)
        let step = PlanePoint(x: Maths.cos(angle), y: Maths.sin(angle))
        var place = PlanePoint(x: Maths.cos(2 * .pi * start), y: Maths.sin(2 * .pi * start)) * radius
        picture.move(to: place)
        for _ in 0..<Int(pieces) {
            let next = PlanePoint(x: place.x * step.x - place.y * step.y, y: place.x * step.y + place.y * step.x)
            picture.cubic(
                to: next, control1: place + PlanePoint(x: -place.y, y: place.x) * handle,
                control2: next + PlanePoint(x: next.y, y: -next.x) * handle)
            place = next
        }
        return place
    }
}
