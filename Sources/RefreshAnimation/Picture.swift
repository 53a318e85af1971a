public import RefreshGeometry

/// A display list: what an animator draws for one moment, as plain data.
///
/// The origin is the upper left corner, x grows to the right, y downwards; points and radians. A picture is drawn into again and again:
/// its arrays are overwritten and never shrink, so that drawing a moment allocates nothing once a like moment was drawn. Texts, images and
/// measured paths stand in a table that the animator owns and names with `use(_:)`.
///
/// ```swift
/// picture.use(table)
/// picture.rect(PlaneRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20, fill: .track)
/// picture.transformed(by: .translation(x: 20, y: 20) * .rotation(angle)) { picture in
///     picture.path(arrow, to: moment.progress, stroke: PictureStroke(.tint, width: 2))
/// }
/// ```
///
/// Nothing that is drawn can trap. Numbers that are not finite are kept (`isFinite` tells) and leave out what they spoil when rendered.
public struct Picture: Sendable {
    // The arrays hold what is drawn up to their counts, and behind it what earlier moments left.
    @usableFromInline var operationStore: [PictureOperation] = []
    @usableFromInline var transformStore: [PlaneTransform] = []
    @usableFromInline var verbStore: [PlanePath.Verb] = []
    @usableFromInline var pointStore: [PlanePoint] = []
    @usableFromInline var operationCount = 0
    @usableFromInline var transformCount = 0
    @usableFromInline var verbCount = 0
    @usableFromInline var pointCount = 0
    // Where the outline under way begins.
    @usableFromInline var outlineVerb = 0
    @usableFromInline var outlinePoint = 0
    // What the next operation is drawn with. The transform is a place in its store, counted from 1; 0 is the identity.
    @usableFromInline var currentTransform = 0
    @usableFromInline var currentOpacity = 1.0

    /// The texts, images and paths that operations speak of.
    public private(set) var table: PictureTable?

    /// Makes an empty picture.
    @inlinable public init() {}

    /// How many operations there are.
    @inlinable public var count: Int { operationCount }
    /// Whether nothing is drawn.
    @inlinable public var isEmpty: Bool { operationCount == 0 }
    /// The operations in the order of drawing, the first at the bottom.
    @inlinable public var operations: ArraySlice<PictureOperation> { operationStore[..<operationCount] }
    /// The steps of all outlines.
    @inlinable public var verbs: ArraySlice<PlanePath.Verb> { verbStore[..<verbCount] }
    /// The points of all outlines.
    @inlinable public var points: ArraySlice<PlanePoint> { pointStore[..<pointCount] }

    /// Forgets all that was drawn, the transform and the opacity; keeps the storage and the table.
    @inlinable public mutating func removeAll() {
        operationCount = 0
        transformCount = 0
        verbCount = 0
        pointCount = 0
        outlineVerb = 0
        outlinePoint = 0
        currentTransform = 0
        currentOpacity = 1
    }

    /// Names the table that the operations speak of: one for the whole picture. With the same one as before it costs a comparison.
    public mutating func use(_ table: PictureTable) {
        if self.table !== table { self.table = table }
    }

    @inlinable @inline(__always) mutating func append(_ shape: PictureShape, fill: PictureInk?, stroke: PictureStroke?) {
        let operation = PictureOperation(
            shape: shape, fill: fill, stroke: stroke, opacity: currentOpacity, transform: currentTransform)
        if operationCount < operationStore.count {
            operationStore[operationCount] = operation
        } else {
            operationStore.append(operation)
        }
        operationCount &+= 1
    }
}
