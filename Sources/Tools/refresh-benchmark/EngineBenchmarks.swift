import RefreshAnimation
import RefreshArrow
import RefreshControl
import RefreshCore
import RefreshFrames
import RefreshGeometry
import RefreshSimulator
import RefreshSpinner
import RefreshStroke

/// The machine, the pictures and the control, a scroll event a call.
@MainActor
enum EngineBenchmarks {
    static let all: [Measurement] =
        [
            step,
            draw("draw-4", target: 60, FourShapes()),
            draw("draw-12", target: 120, TwelveShapes()),
            draw("draw-4-trimmed", target: 300, FourStrokes()),
            draw("draw-arrow", target: 60, ArrowAnimator()),
            draw("draw-spinner", target: 120, SpinnerAnimator()),
            draw("draw-ring", target: 120, RingAnimator()),
            draw("draw-morph", target: 300, MorphAnimator()),
            draw("draw-frames", target: 60, FramesAnimator(frames)),
            draw("draw-stroke", target: 60, TextStrokeAnimator()),
            control("control-4", target: 110, FourShapes()),
            control("control-12", target: 150, TwelveShapes()),
            control("control-4-trimmed", target: 350, FourStrokes()),
            control("control-arrow", target: nil, ArrowAnimator()),
            simulator,
        ]

    /// Twenty-five frames for the pull, so that none is crossfaded.
    private static let frames = FrameSequence(
        named: (0..<60).map { "frame \($0)" }, size: PlaneSize(width: 44, height: 44), loop: 24..<60)

    /// One scroll event through the machine.
    private static var step: Measurement {
        Measurement("machine-step") { calls in
            var pulled = PulledMachine()
            for call in 0..<calls { _ = pulled.scroll(call) }
        }
    }

    /// One scroll event through the machine, and the picture of the moment after it.
    private static func draw(_ name: String, target: Double, _ animator: any RefreshAnimator) -> Measurement {
        var kept = Picture()
        return Measurement(name, target: target) { calls in
            // All but the picture's storage is local to the batch: what a closure captures costs a check an access, and isn't what is measured.
            let animator = animator
            var pulled = PulledMachine()
            var moment = RefreshMoment()
            var picture = Picture()
            swap(&picture, &kept)
            defer { swap(&picture, &kept) }
            for call in 0..<calls {
                guard let state = pulled.scroll(call), case .releasing(let progress) = state else { continue }
                moment.state = state
                moment.progress = progress
                picture.removeAll()
                animator.draw(moment, into: &picture)
            }
        }
    }

    private static func control(_ name: String, target: Double?, _ animator: any RefreshAnimator) -> Measurement {
        let host = IdleHost()
        host.addPullToRefresh(PullToRefresh(animator: animator)) {}
        return Measurement(name, target: target) { host.pull(calls: $0) }
    }

    /// A finger that draws the simulated content to and fro: physics, control and picture.
    private static var simulator: Measurement {
        let view = SimulatedScrollView()
        view.transcript.isRecording = false
        view.keepsPictures = false
        view.addPullToRefresh(PullToRefresh(animator: FourShapes())) {}
        return Measurement(BenchmarkReport.simulator) { calls in
            view.touchDown()
            for call in 0..<calls {
                view.clock.advance(by: 1.0 / 120)
                view.touchMoved(to: PlanePoint(x: 0, y: 40 + Double(call % 50)))
            }
            view.touchUp()
            view.clock.advance(by: 2)
        }
    }
}
