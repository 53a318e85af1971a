import RefreshCore
import RefreshGeometry

/// One step of a random script. Places are told from a side, so that a script can be mirrored.
enum RandomStep: Hashable, Sendable {
    case touch
    /// The content is seen past a side by a distance, under a finger or moving by itself; negative: inside.
    case drag(ScrollSide, Double), fling(ScrollSide, Double)
    /// The app sends it there.
    case scroll(ScrollSide, Double)
    /// As many points nearer to that side by a finger, with the scroll view's physics.
    case swipe(ScrollSide, Double)
    case lift, settle, cancelTouch
    case advance(Double)
    case start(RefreshEdge, RefreshReveal)
    /// Without a motion, and perhaps without the action.
    case startAtOnce(RefreshEdge, isSilent: Bool)
    case end(RefreshEdge, RefreshOutcome)
    /// Ends the load that runs now, so much later.
    case endLater(RefreshEdge, Double)
    /// Ends the refresher's first load, once more or too late.
    case endFirst(RefreshEdge)
    case cancel(RefreshEdge), exhaust(RefreshEdge), reset(RefreshEdge), remove(RefreshEdge), add(RefreshEdge)
    case enable(RefreshEdge, Bool)
    case configure(RefreshEdge, RefreshOptions)
    /// Assistive technology scrolls against the edge, or starts by its action.
    case reach(RefreshEdge), ask(RefreshEdge)
    case itemsLeft(RefreshEdge, Int)
    case window(Bool), foreground(Bool), reducesMotion(Bool), pixelsPerPoint(Double)
    // Not the same from start to end: content grows at its end.
    case baseInset(ScrollSide, Double), rawInset(ScrollSide, Double), rawInsetBy(ScrollSide, Double), safeArea(ScrollSide, Double)
    case content(ScrollAxis, Double), viewport(ScrollAxis, Double), insert(ScrollAxis, Double), extent(RefreshEdge, Double)
    // Not the same along another axis either.
    case direction(ReadingDirection)

    /// The seconds that it takes.
    var seconds: Double {
        switch self {
        case .advance(let seconds): seconds
        case .swipe: 0.2
        default: 0
        }
    }
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

    func axis(_ axis: ScrollAxis) -> ScrollAxis {
        switch (self, axis) {
        case (.across, _): axis
        case (.axes, .vertical): .horizontal
        case (.axes, .horizontal): .vertical
        }
    }

    func step(_ step: RandomStep) -> RandomStep {
        switch step {
        case .drag(let side, let way): .drag(self.side(side), way)
        case .fling(let side, let way): .fling(self.side(side), way)
        case .scroll(let side, let way): .scroll(self.side(side), way)
        case .swipe(let side, let way): .swipe(self.side(side), way)
        case .start(let edge, let reveal): .start(self.edge(edge), reveal)
        case .startAtOnce(let edge, let isSilent): .startAtOnce(self.edge(edge), isSilent: isSilent)
        case .end(let edge, let outcome): .end(self.edge(edge), outcome)
        case .endLater(let edge, let seconds): .endLater(self.edge(edge), seconds)
        case .endFirst(let edge): .endFirst(self.edge(edge))
        case .cancel(let edge): .cancel(self.edge(edge))
        case .exhaust(let edge): .exhaust(self.edge(edge))
        case .reset(let edge): .reset(self.edge(edge))
        case .remove(let edge): .remove(self.edge(edge))
        case .add(let edge): .add(self.edge(edge))
        case .enable(let edge, let flag): .enable(self.edge(edge), flag)
        case .configure(let edge, let options): .configure(self.edge(edge), options)
        case .reach(let edge): .reach(self.edge(edge))
        case .ask(let edge): .ask(self.edge(edge))
        case .itemsLeft(let edge, let count): .itemsLeft(self.edge(edge), count)
        case .baseInset(let side, let inset): .baseInset(self.side(side), inset)
        case .rawInset(let side, let inset): .rawInset(self.side(side), inset)
        case .rawInsetBy(let side, let inset): .rawInsetBy(self.side(side), inset)
        case .safeArea(let side, let inset): .safeArea(self.side(side), inset)
        case .content(let axis, let length): .content(self.axis(axis), length)
        case .viewport(let axis, let length): .viewport(self.axis(axis), length)
        case .insert(let axis, let length): .insert(self.axis(axis), length)
        case .extent(let edge, let extent): .extent(self.edge(edge), extent)
        case .touch, .lift, .settle, .cancelTouch, .advance, .window, .foreground, .reducesMotion, .pixelsPerPoint, .direction: step
        }
    }
}
