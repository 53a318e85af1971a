public import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// Holds an animator to what every animator has to do, over many moments.
///
/// ```swift
/// #expect(AnimatorCheck().findings(of: MyAnimator()).isEmpty)
/// ```
@MainActor
public struct AnimatorCheck {
    /// The moments at which it is looked at.
    public var moments: [RefreshMoment]
    /// How far ink may reach out of the moment's size, in points. Not finite: as far as it likes.
    public var tolerance: Double
    /// Whether it has to draw under a transform and after what is drawn already, as a part of another animator's picture. The protocol
    /// promises it an empty one.
    public var isPart: Bool

    /// Makes a check.
    /// - Parameters:
    ///   - moments: The moments; unless given, those of a strip of 320 by 60 points.
    ///   - tolerance: How far ink may reach out of the size, in points.
    ///   - isPart: Whether it has to be fit for a part of another animator's picture.
    public init(moments: [RefreshMoment] = RefreshMoment.grid(), tolerance: Double = 0.5, isPart: Bool = false) {
        self.moments = moments
        self.tolerance = tolerance
        self.isPart = isPart
    }

    /// What is found wrong with an animator; empty if nothing is.
    public func findings(of animator: any RefreshAnimator) -> [RefreshFinding] {
        var list = FindingList()
        let pictures = moments.map { Self.draw($0, by: animator) }
        for (moment, picture) in zip(moments, pictures) {
            checkInk(of: picture, at: moment, &list)
            checkStill(animator, picture, at: moment, &list)
            checkTransform(animator, picture, at: moment, &list)
        }
        checkDegenerate(animator, &list)
        checkReuse(animator, pictures, &list)
        return list.findings
    }

    private static func draw(_ moment: RefreshMoment, by animator: any RefreshAnimator) -> Picture {
        var picture = Picture()
        animator.draw(moment, into: &picture)
        return picture
    }

    private func checkInk(of picture: Picture, at moment: RefreshMoment, _ list: inout FindingList) {
        list.require(picture.isFinite, .finite, moment.words)
        if moment.state == .initial, !moment.isExhausted {
            list.require(picture.bounds == nil, .emptyAtRest, "\(picture.count) operations at \(moment.words)")
        }
        for operation in picture.operations where picture.isVisible(operation) {
            guard let ink = picture.bounds(of: operation) else { continue }
            // Only a renderer knows how wide a text is.
            let isText = if case .text = operation.shape { true } else { false }
            let across = isText ? 0 : max(-ink.minX, ink.maxX - moment.size.width)
            let excess = max(across, -ink.minY, ink.maxY - moment.size.height)
            list.require(!(excess > tolerance), .inside, "\(excess) points outside, \(operation.shape.word), at \(moment.words)")
        }
    }

    private func checkStill(_ animator: any RefreshAnimator, _ picture: Picture, at moment: RefreshMoment, _ list: inout FindingList) {
        guard picture.isFinite, !animator.isMoving(at: moment) else { return }
        for seconds in [1.0 / 60, 0.3, 2, 60] {
            var later = moment
            later.seconds += seconds
            if moment.state == .loading || moment.state == .finished { later.loadingSeconds += seconds }
            // From where it moves again the host draws on.
            if animator.isMoving(at: later) { return }
            list.require(Self.draw(later, by: animator) == picture, .still, "changes within \(seconds) s from \(moment.words)")
        }
    }

    /// Numbers of a view that isn't laid out, or is squeezed.
    private func checkDegenerate(_ animator: any RefreshAnimator, _ list: inout FindingList) {
        for size in [PlaneSize.zero, PlaneSize(width: 320, height: 0), PlaneSize(width: 0, height: 60), PlaneSize(width: 1, height: 1)] {
            for var moment in moments {
                moment.size = size
                list.require(Self.draw(moment, by: animator).isFinite, .finite, moment.words)
            }
        }
    }

    private func checkTransform(
        _ animator: any RefreshAnimator, _ picture: Picture, at moment: RefreshMoment, _ list: inout FindingList
    ) {
        guard isPart, picture.isFinite else { return }
        let shift = PlanePoint(x: 5, y: 7)
        var moved = Picture()
        moved.circle(center: .zero, radius: 1, fill: .primary)
        moved.transformed(by: .translation(x: shift.x, y: shift.y)) { animator.draw(moment, into: &$0) }
        let isSame =
            moved.count == picture.count + 1
            && zip(picture.operations, moved.operations.dropFirst()).allSatisfy { one, other in
                [PlanePoint.zero, PlanePoint(x: 100, y: 0), PlanePoint(x: 0, y: 100)].allSatisfy { point in
                    let left = picture.transform(of: one).apply(to: point) + shift
                    let right = moved.transform(of: other).apply(to: point)
                    return abs(left.x - right.x) < 1e-6 && abs(left.y - right.y) < 1e-6
                }
            }
        list.require(isSame, .composes, moment.words)
    }

    /// Draws all moments forwards and backwards into one picture, as a host does: each is as it was into a fresh one. Once all were drawn
    /// the storage is there.
    private func checkReuse(_ animator: any RefreshAnimator, _ pictures: [Picture], _ list: inout FindingList) {
        var picture = Picture()
        for (moment, fresh) in zip(moments, pictures).reversed() {
            picture.removeAll()
            animator.draw(moment, into: &picture)
            if fresh.isFinite { list.require(picture == fresh, .pure, "differs after other moments, at \(moment.words)") }
        }
        for (moment, fresh) in zip(moments, pictures) {
            let storage = picture.storage
            picture.removeAll()
            animator.draw(moment, into: &picture)
            list.require(picture.storage == storage, .reuse, "other storage at \(moment.words)")
            if fresh.isFinite { list.require(picture == fresh, .pure, "differs after other moments, at \(moment.words)") }
            let table = picture.table
            picture.removeAll()
            animator.draw(moment, into: &picture)
            list.require(picture.table === table, .reuse, "another table at \(moment.words)")
        }
    }
}

extension PictureShape {
    fileprivate var word: String {
        switch self {
        case .line: "a line"
        case .rect: "a rectangle"
        case .ellipse: "an ellipse"
        case .arc: "an arc"
        case .path: "a path"
        case .outline: "an outline"
        case .text: "a text"
        case .image: "an image"
        }
    }
}
