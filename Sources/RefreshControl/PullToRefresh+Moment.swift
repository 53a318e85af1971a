public import RefreshAnimation
import RefreshGeometry
import RefreshCore

extension PullToRefresh {
    /// What was drawn last; empty before the first picture, or with a view animator.
    public final var picture: Picture { stage.picture }

    /// The moment that the animator is shown at a time of the host's clock.
    final func moment(at now: Double, _ host: any RefreshHost) -> RefreshMoment {
        let metrics = host.metrics, surroundings = host.surroundings
        let app = bond.attachment?.ledger.app ?? .zero
        let state = machine.toldState
        let progress: Double =
            switch state {
            case .loading, .finished: 1
            case .initial, .releasing: machine.progress
            }
        let loadingSeconds: Double =
            switch state {
            case .loading, .finished: max(0, now - stage.loadBegan)
            case .initial, .releasing: 0
            }
        return RefreshMoment(
            state: state, edge: position, progress: progress, velocity: stage.velocity, seconds: max(0, now - stage.stateBegan),
            loadingSeconds: loadingSeconds, isArmed: machine.isArmed, arming: stage.arming.value(at: now), outcome: machine.outcome,
            isExhausted: machine.isExhausted,
            size: stage.frame.size, shown: max(0, Pull(past: machine.side, metrics: metrics, app: app).distance),
            direction: metrics.direction,
            reducesMotion: surroundings.reducesMotion, textScale: surroundings.textScale)
    }

    /// The refresher's place in the content's coordinates: next to the content, or at the viewport's end where the content is shorter, and
    /// as long across as the viewport.
    final func frame(in metrics: ScrollMetrics, app: PlaneInsets) -> PlaneRect {
        let side = machine.side, axis = side.axis, across: ScrollAxis = axis == .vertical ? .horizontal : .vertical
        let pull = Pull(past: side, metrics: metrics, app: app)
        let extent = machine.extent
        var frame = PlaneRect.zero
        frame.size[axis] = extent
        frame.size[across] = max(0, metrics.viewport[across].finite())
        frame.origin[axis] = side.isStart ? -extent : pull.content + pull.filler
        frame.origin[across] = -(app.start(along: across) + metrics.safeArea.start(along: across)).finite()
        return frame
    }
}
