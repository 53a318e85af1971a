import RefreshGeometry

/// A finger on the content.
struct Finger {
    /// Where it came down.
    let origin: PlanePoint
    /// The raw offset of the content when it came down: what the finger would have had to pull for it to show where it did.
    let raw: PlanePoint
    /// Its last positions, the oldest first: those in the window in which its velocity is taken, and one before.
    private var samples: [TouchScript.Sample]

    init(at position: PlanePoint, raw: PlanePoint, time: Double) {
        origin = position
        self.raw = raw
        samples = [TouchScript.Sample(time: time, position: position)]
    }

    /// Where it is.
    var position: PlanePoint { samples.last?.position ?? origin }

    /// The way from where it came down.
    var translation: PlanePoint { position - origin }

    mutating func move(to position: PlanePoint, at time: Double, physics: ScrollPhysics) {
        // Several moves at one time are one.
        if samples.count > 1, let last = samples.last, last.time == time { samples.removeLast() }
        samples.append(TouchScript.Sample(time: time, position: position))
        let begin = time - physics.velocityWindow.finite(or: 0.05)
        while samples.count > 2, samples[1].time <= begin { samples.removeFirst() }
    }

    /// Its velocity, in points a second; 0 if it has rested for a while.
    func velocity(at time: Double, physics: ScrollPhysics) -> PlanePoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        guard time - last.time < physics.liftTimeOut.finite(or: 0.1) else { return .zero }
        return (last.position - first.position) * (1 / (last.time - first.time))
    }
}
