import RefreshGeometry
import RefreshSimulator

/// What happens in a picture of the gallery, and which part of it is shown. Times in seconds.
struct GalleryScript {
    /// The pull at some times, in thresholds; between them the finger goes as a hand does.
    let pulls: [(time: Double, progress: Double)]
    /// How long the load takes; nil: for ever.
    let load: Double?
    /// When the picture begins.
    let start: Double
    /// The time that is seen where nothing plays.
    let poster: Double

    private static let (rest, way, hold) = (0.3, 0.8, 0.4)
    /// The time of the lift that begins a load.
    static let lift = rest + way + hold

    /// A pull past the threshold, a load, and its end; all of it, with the load on the poster.
    static func refresh(load: Double) -> GalleryScript {
        GalleryScript(pulls: [(rest, 0), (rest + way, 1.2), (lift, 1.2)], load: load, start: 0, poster: lift + 1)
    }

    /// The end of a load, with a time after it on the poster.
    static func end(poster: Double) -> GalleryScript {
        GalleryScript(pulls: [(rest, 0), (rest + way, 1.2), (lift, 1.2)], load: 2.4, start: lift + 1.6, poster: lift + 2.4 + poster)
    }

    /// A load that goes on and on, once what led to it is over.
    static let endless = GalleryScript(
        pulls: [(rest, 0), (rest + way, 1.2), (lift, 1.2)], load: nil, start: lift + 2, poster: lift + 2)

    /// A pull that is taken back.
    static func pull(to progress: Double, hold: Double) -> GalleryScript {
        let back = rest + way + hold
        return GalleryScript(
            pulls: [(rest, 0), (rest + way, progress), (back, progress), (back + way, 0)], load: 0, start: 0,
            poster: back - 0.1)
    }

    /// The finger, as the rubber band of a scroll view wants it for the content to come along.
    /// - Parameters:
    ///   - threshold: The threshold, in points.
    ///   - up: Whether the finger goes up.
    func touches(threshold: Double, against band: RubberBand, up: Bool) -> TouchScript {
        var samples: [TouchScript.Sample] = []
        for (from, to) in zip(pulls, pulls.dropFirst()) {
            let count = max(1, Int((to.time - from.time) * 60))
            for step in (samples.isEmpty ? 0 : 1)...count {
                let part = Double(step) / Double(count)
                let progress = from.progress + (to.progress - from.progress) * Self.ease(part)
                let way = band.raw(shown: threshold * progress)
                samples.append(
                    TouchScript.Sample(
                        time: from.time + (to.time - from.time) * part, position: PlanePoint(x: 0, y: up ? -way : way)))
            }
        }
        return TouchScript(samples: samples)
    }

    /// A hand's way from rest to rest: the movement of least jerk (Flash and Hogan 1985).
    static func ease(_ part: Double) -> Double { part * part * part * (10 + part * (6 * part - 15)) }
}
