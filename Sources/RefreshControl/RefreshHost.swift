public import RefreshAnimation
public import RefreshGeometry
public import RefreshLanguages

/// The seam to a scroll view: what the control reads of it and does to it.
///
/// A host decides nothing. It reports what happens to its `RefreshAttachment`, and performs what is asked of it here, at once and in
/// the order of the calls. All lengths are in points.
#if !hasFeature(Embedded)
@MainActor
#endif
public protocol RefreshHost: AnyObject {
    /// The scroll view's numbers at this instant.
    var metrics: ScrollMetrics { get }

    /// What the reader and the surroundings ask for at this instant.
    var surroundings: RefreshSurroundings { get }

    /// The language of the app. Default: English. When it changes the host reports `RefreshAttachment.surroundingsChanged()`.
    var language: RefreshLanguage { get }

    /// The present, in seconds from an origin of the host's own. Never goes back.
    var now: Double { get }

    /// The clock for frames.
    var frameClock: any FrameClock { get }

    /// Sets the inset of one side and, with it, the offset along the side's axis. One call is one write: where the change of the inset
    /// alone would move the content, the host puts the offset back, or on to where `move` says.
    func write(_ inset: Double, at side: ScrollSide, move: RefreshMove?)

    /// Sets the offset along an axis. Nothing else changes.
    func move(_ move: RefreshMove, along axis: ScrollAxis)

    /// Calls `RefreshAttachment.deadlineArrived()` once the clock has reached this time. A new time replaces the former, nil drops it.
    /// Deadlines don't pause out of sight.
    func wake(at time: Double?)

    /// Puts a refresher's view or picture at this place of the content's coordinates.
    /// One that stays visible while it loads is shown at `RefreshAttachment.shownFrame(of:)`, which changes as the content moves.
    func place(_ refresher: PullToRefresh, in frame: PlaneRect)

    /// Shows the picture in the refresher's place.
    func show(_ picture: borrowing Picture, of refresher: PullToRefresh)

    /// Takes the refresher's view or picture away.
    func remove(_ refresher: PullToRefresh)

    /// Gives a light haptic.
    func tap()

    /// Tells assistive technology what has happened: `refresher.text(of: announcement)`.
    func announce(_ announcement: RefreshAnnouncement, of refresher: PullToRefresh)
}

extension RefreshHost {
    /// English.
    public var language: RefreshLanguage { .english }
    /// No view to take away.
    public func remove(_ refresher: PullToRefresh) {}
    /// No haptic.
    public func tap() {}
    /// No assistive technology.
    public func announce(_ announcement: RefreshAnnouncement, of refresher: PullToRefresh) {}
}
