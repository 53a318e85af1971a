import RefreshAnimation
import RefreshArrow
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshRendering

/// A refresher of one's own: overrides reach across modules.
final class PageRefresher: PullToRefresh {
    var closings = 0

    override func makeAnimator() -> any RefreshAnimator {
        let dot = AnyAnimator { moment, picture in
            picture.circle(center: .zero, radius: moment.progress, fill: .secondary)
        }
        return PageAnimator().overlaid(with: dot.delayed(by: 0.5, seconds: 0.1)).tinted(.primary).scaled(by: 2)
    }

    override func didClose(isInterrupted: Bool) { closings += 1 }
}

/// What a page holds, and what it can ask of it.
final class Page {
    let host = PageHost()
    let attachment: RefreshAttachment
    let refresher = PageRefresher()
    var loads = 0

    init() {
        attachment = RefreshAttachment(host: host)
        refresher.action = { [unowned(unsafe) self] in loads += 1 }
        attachment.add(refresher)
    }

    var state: Int32 {
        switch refresher.state {
        case .initial: 0
        case .releasing: 1
        case .loading: 2
        case .finished: 3
        }
    }

    func scroll(to offset: Double) {
        host.metrics.offset.y = offset
        attachment.scrolled()
    }

    func advance(to time: Double) {
        host.now = time
        if let deadline = host.deadline, deadline <= time { attachment.deadlineArrived() }
        if !host.isPaused { attachment.frameArrived() }
    }
}

@main struct Main {
    static func main() {}
}
