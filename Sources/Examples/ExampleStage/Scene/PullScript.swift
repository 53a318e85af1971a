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
    /// - Parameter start: Where it comes down, in points.
    func touches(from start: PlanePoint, against band: RubberBand) -> TouchScript {
        let count = Int(Self.pull * 120)
        var samples = (0...count).map { step in
            let part = Double(step) / Double(count)
            return sample(Self.pull * part, start, band.raw(shown: distance * Self.ease(part)))
        }
        samples.append(sample(Self.pull + Self.hold, start, band.raw(shown: distance)))
        return TouchScript(samples: samples)
    }

    private func sample(_ time: Double, _ start: PlanePoint, _ way: Double) -> TouchScript.Sample {
        TouchScript.Sample(time: time, position: start + PlanePoint(x: 0, y: way))
    }

    /// A hand's way from rest to rest: the movement of least jerk (Flash and Hogan 1985).
    static func ease(_ part: Double) -> Double { part * part * part * (10 + part * (6 * part - 15)) }
}
