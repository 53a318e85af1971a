import RefreshGeometry
import RefreshSimulator

extension TouchScript {
    /// A finger that goes a way along the vertical axis, downwards.
    static func down(_ way: Double, in seconds: Double = 0.3) -> TouchScript {
        TouchScript().moved(by: PlanePoint(x: 0, y: way), in: seconds)
    }

    /// A finger that pulls slowly, rests, and so lifts without a throw.
    static func pull(_ way: Double) -> TouchScript { down(way).held(for: 0.3) }

    /// A finger that comes to a point and lifts with a velocity, downwards.
    static func lift(at way: Double, velocity: Double) -> TouchScript {
        TouchScript(samples: [
            .init(time: 0, position: .zero), .init(time: 0.9, position: PlanePoint(x: 0, y: way - velocity * 0.1)),
            .init(time: 1, position: PlanePoint(x: 0, y: way)),
        ])
    }
}

extension SimulatedScrollView {
    /// The vertical offset.
    var y: Double { metrics.offset.y }

    /// The vertical offsets that showed.
    var ys: [Double] { transcript.offsets.map { $0.y } }

    /// A scroll view that stands somewhere in its content.
    static func standing(at y: Double, physics: ScrollPhysics = .exact) -> SimulatedScrollView {
        let view = SimulatedScrollView(physics: physics)
        view.scroll(to: PlanePoint(x: 0, y: y))
        view.transcript.removeAll()
        return view
    }
}

extension ScrollPhysics {
    /// Without rounding to pixels.
    static var exact: ScrollPhysics {
        var physics = ScrollPhysics()
        physics.roundsToPixels = false
        return physics
    }
}
