import RefreshControl
public import RefreshGeometry
public import RefreshLanguages

// What the app and the system change around the content, at any moment, with UIScrollView's answer: thrown or returning content goes on
// under the new ends with the velocity that it has; content under a finger stays until the finger moves; content that rests keeps to its
// start if it was there, and comes inside its range at once.
extension SimulatedScrollView {
    /// The size of the content.
    public var content: PlaneSize {
        get { numbers.content }
        set { change { $0.content = newValue } }
    }

    /// The size of the visible part.
    public var viewport: PlaneSize {
        get { numbers.viewport }
        set { change { $0.viewport = newValue } }
    }

    /// The insets in all, the app's and the refreshers'. Setting them is the raw way; ``RefreshScrolling/baseInset`` is the one that is
    /// never misread.
    public var contentInset: PlaneInsets {
        get { metrics.contentInset }
        set { change { $0.contentInset = newValue } }
    }

    /// The system's part of the insets.
    public var safeArea: PlaneInsets {
        get { numbers.safeArea }
        set { change { $0.safeArea = newValue } }
    }

    /// How many pixels a point has.
    public var pixelsPerPoint: Double {
        get { numbers.pixelsPerPoint }
        set { change { $0.pixelsPerPoint = newValue } }
    }

    /// The direction of reading.
    public var direction: ReadingDirection {
        get { numbers.direction }
        set { change { $0.direction = newValue } }
    }

    /// Rows come in before the reader, or go away there: the content grows by them, and the rows in sight stay where they are.
    /// - Parameters:
    ///   - length: The points that came in; negative if rows went away. Not finite: 0.
    ///   - axis: The axis along which they lie.
    public func insertBeforeReader(_ length: Double, along axis: ScrollAxis = .vertical) {
        insertBeforeReader(length, along: axis, telling: refreshAttachment)
    }

    /// Whether it is in a window. Leaving it takes the finger away without a lift, and ends whatever moves.
    public var isInWindow: Bool {
        get { surrounding.isInWindow }
        set { surround { $0.isInWindow = newValue } }
    }

    /// Whether the app is in the foreground. Leaving it takes the finger away without a lift, and ends whatever moves.
    public var isForeground: Bool {
        get { surrounding.isForeground }
        set { surround { $0.isForeground = newValue } }
    }

    /// Whether the reader asked for less motion.
    public var reducesMotion: Bool {
        get { surrounding.reducesMotion }
        set { surround { $0.reducesMotion = newValue } }
    }

    /// The reader's text size as a factor of the usual one.
    public var textScale: Double {
        get { surrounding.textScale }
        set { surround { $0.textScale = newValue } }
    }
}

extension SimulatedScrollView {
    /// Rows come in before the reader, or go away there, and these refreshers are told.
    func insertBeforeReader(_ length: Double, along axis: ScrollAxis, telling attachment: RefreshAttachment) {
        // The offset has to lie inside the longer of the two contents at each step.
        if length < 0 { attachment.inserted(length, along: axis) }
        change { $0.content[axis] = max(0, $0.content[axis].finite() + length.finite()) }
        if length > 0 { attachment.inserted(length, along: axis) }
    }

    /// Changes the numbers, has the content answer, and tells the refreshers.
    private func change(_ edit: (inout ScrollMetrics) -> Void) {
        var edited = numbers
        edit(&edited)
        guard edited != numbers else { return }
        let ranges = PerAxis(horizontal: range(along: .horizontal), vertical: range(along: .vertical))
        let states = PerAxis(horizontal: state(along: .horizontal), vertical: state(along: .vertical))
        numbers = edited
        for axis in ScrollAxis.allCases { adapt(along: axis, from: ranges[axis], moving: states[axis], follows: true) }
        report(.metricsChanged)
    }

    /// The language of the app.
    public var language: RefreshLanguage {
        get { spoken }
        set {
            spoken = newValue
            report(.surroundingsChanged)
        }
    }

    private func surround(_ edit: (inout RefreshSurroundings) -> Void) {
        var edited = surrounding
        edit(&edited)
        guard edited != surrounding else { return }
        let wasInSight = surrounding.isInSight
        surrounding = edited
        if wasInSight, !edited.isInSight { loseFinger() }
        report(.surroundingsChanged)
        if wasInSight, !edited.isInSight {
            if faults.dropsMotionOutOfSight { dropMotions() } else { finishMotions() }
        } else if !wasInSight, edited.isInSight, !isMoving, !isTracking {
            finishMotions()
        }
        askForFrame()
    }

    private func loseFinger() {
        finger = nil
        isTracking = false
        isDragging = false
    }

    private func dropMotions() {
        stopMotions()
        isDecelerating = false
    }
}
