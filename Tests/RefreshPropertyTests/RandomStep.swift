import RefreshCore
import RefreshGeometry

/// One step of a random script. Places are told from a side, so that a script can be mirrored.
enum RandomStep: Hashable, Sendable {
    case touch
    /// The content is seen past a side by a distance; negative: inside.
    case drag(ScrollSide, Double)
    /// As many points nearer to that side by a finger, with the scroll view's physics.
    case swipe(ScrollSide, Double)
    case lift, settle, cancelTouch
    case advance(Double)
    case start(RefreshEdge, RefreshReveal)
    case end(RefreshEdge, RefreshOutcome)
    case cancel(RefreshEdge), exhaust(RefreshEdge), reset(RefreshEdge), remove(RefreshEdge), add(RefreshEdge)
    case enable(RefreshEdge, Bool)
    case window(Bool), foreground(Bool)
    // Not the same in the mirror: content grows at its end.
    case baseInset(ScrollSide, Double), rawInset(ScrollSide, Double), rawInsetBy(ScrollSide, Double), safeArea(ScrollSide, Double)
    case content(ScrollAxis, Double), viewport(ScrollAxis, Double), extent(RefreshEdge, Double), direction(ReadingDirection)
}

/// A mirror for scripts and what comes of them.
enum Mirror: CaseIterable, Sendable {
    /// Start and end of each axis change places.
    case across
    /// The axes change places.
    case axes

    func edge(_ edge: RefreshEdge) -> RefreshEdge {
        switch (self, edge) {
        case (.across, _): edge.opposite
        case (.axes, .top): .leading
        case (.axes, .leading): .top
        case (.axes, .bottom): .trailing
        case (.axes, .trailing): .bottom
        }
    }

    func side(_ side: ScrollSide) -> ScrollSide {
        switch (self, side) {
        case (.across, _): side.opposite
        case (.axes, .top): .left
        case (.axes, .left): .top
        case (.axes, .bottom): .right
        case (.axes, .right): .bottom
        }
    }

    func step(_ step: RandomStep) -> RandomStep {
        switch step {
        case .drag(let side, let way): .drag(self.side(side), way)
        case .swipe(let side, let way): .swipe(self.side(side), way)
        case .start(let edge, let reveal): .start(self.edge(edge), reveal)
        case .end(let edge, let outcome): .end(self.edge(edge), outcome)
        case .cancel(let edge): .cancel(self.edge(edge))
        case .exhaust(let edge): .exhaust(self.edge(edge))
        case .reset(let edge): .reset(self.edge(edge))
        case .remove(let edge): .remove(self.edge(edge))
        case .add(let edge): .add(self.edge(edge))
        case .enable(let edge, let flag): .enable(self.edge(edge), flag)
        default: step
        }
    }
}
