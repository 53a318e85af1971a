import RefreshGeometry
import RefreshSimulator

/// The pull that an example shows by itself: a finger draws the content past the threshold, rests, and lifts.
struct PullScript: Equatable {
    /// How far the content is pulled, in points.
    let distance: Double

    /// How long the list rests before the finger comes, in seconds.
    static let pause = 0.5
    /// How long the pull takes.
    static let pull = 1.1
    /// How long the finger then rests.
    static let hold = 0.45
    /// The time of the lift.
    static let lift = pause + pull + hold

    /// Makes a pull that goes well past a threshold, in points.
    init(threshold: Double) {
        distance = threshold * 1.2
    }

    /// The finger, as the rubber band of a scroll view wants it for the content to come along evenly.
    /// - Parameters:
    ///   - start: Where it comes down, in points.
    ///   - up: Whether it goes up, for a refresher at the bottom.
    func touches(from start: PlanePoint, against band: RubberBand, up: Bool = false) -> TouchScript {
        let sign = up ? -1.0 : 1
        return Self.touches(from: start, in: Self.pull, hold: Self.hold) { sign * band.raw(shown: distance * $0) }
    }

    /// A finger that drags content inside its range: up by a way in points, or down by a negative one.
    static func drag(from start: PlanePoint, by way: Double) -> TouchScript {
        touches(from: start, in: 0.25 + 0.0015 * min(400, abs(way)), hold: 0.1) { -way * $0 }
    }

    private static func touches(
        from start: PlanePoint, in seconds: Double, hold: Double, way: (_ part: Double) -> Double
    ) -> TouchScript {
        let count = Int(seconds * 120)
        var samples = (0...count).map { step in
            let part = Double(step) / Double(count)
            return sample(seconds * part, start, way(ease(part)))
        }
        samples.append(sample(seconds + hold, start, way(1)))
        return TouchScript(samples: samples)
    }

    private static func sample(_ time: Double, _ start: PlanePoint, _ way: Double) -> TouchScript.Sample {
        TouchScript.Sample(time: time, position: start + PlanePoint(x: 0, y: way))
    }

    /// A hand's way from rest to rest: the movement of least jerk (Flash and Hogan 1985).
    static func ease(_ part: Double) -> Double { part * part * part * (10 + part * (6 * part - 15)) }
}
