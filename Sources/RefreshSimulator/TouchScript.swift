public import RefreshGeometry

/// A finger, as positions in time. What it does to the content is for the physics to say.
///
/// ```swift
/// view.perform(TouchScript().moved(by: PlanePoint(x: 0, y: 220), in: 0.3).held(for: 0.2))
/// ```
public struct TouchScript: Hashable, Sendable {
    /// A position at a time.
    public struct Sample: Hashable, Sendable {
        /// The time since the script's begin, in seconds.
        public var time: Double
        /// Where the finger is, in points.
        public var position: PlanePoint

        /// Makes a sample.
        public init(time: Double, position: PlanePoint) {
            self.time = time
            self.position = position
        }
    }

    /// What becomes of the finger at the end.
    public enum Ending: UInt8, Hashable, Sendable, CaseIterable {
        /// It lifts.
        case lifts
        /// The system takes the touch away.
        case isCancelled
        /// It stays down, for another script or for calls by hand.
        case stays
    }

    /// The positions. The finger comes down at the first.
    public private(set) var samples: [Sample]
    /// What becomes of the finger after the last position.
    public var ending: Ending

    /// Makes a script from positions.
    /// - Parameters:
    ///   - samples: The positions. A time that is before its predecessor's or not finite counts as that, and the first one at least as 0;
    ///     a coordinate that is not finite counts as 0. Without any the finger never comes down.
    ///   - ending: What becomes of the finger after the last one.
    public init(samples: [Sample], ending: Ending = .lifts) {
        var time = 0.0
        self.samples = samples.map { sample in
            time = max(time, sample.time.finite(or: time))
            return Sample(time: time, position: PlanePoint(x: sample.position.x.heldLength, y: sample.position.y.heldLength))
        }
        self.ending = ending
    }

    /// Makes a finger that comes down at a point.
    public init(at position: PlanePoint = .zero) {
        self.init(samples: [Sample(time: 0, position: position)])
    }

    /// The finger goes on by a way, evenly, with 120 positions a second.
    /// - Parameters:
    ///   - way: The way, in points.
    ///   - seconds: The time it takes, held between 0 (a jump) and 3600. Not finite: 0.
    public func moved(by way: PlanePoint, in seconds: Double) -> TouchScript {
        let seconds = seconds.finite().clamped(0, 3600)
        let count = max(1, Int((seconds * 120).rounded(.up)))
        let last = samples.last ?? Sample(time: 0, position: .zero)
        let steps = (1...count).map { step in
            let part = Double(step) / Double(count)
            return Sample(time: last.time + seconds * part, position: last.position + way * part)
        }
        return TouchScript(samples: samples + steps, ending: ending)
    }

    /// The finger rests where it is.
    /// - Parameter seconds: The time, in seconds. Less than 0 or not finite: 0.
    public func held(for seconds: Double) -> TouchScript {
        guard let last = samples.last else { return self }
        let rest = Sample(time: last.time + max(0, seconds.finite()), position: last.position)
        return TouchScript(samples: samples + [rest], ending: ending)
    }

    /// The same finger with another ending.
    public func ending(_ ending: Ending) -> TouchScript {
        TouchScript(samples: samples, ending: ending)
    }

    /// The time from begin to end, in seconds.
    public var duration: Double { samples.last?.time ?? 0 }
}
