public import RefreshAnimation
public import RefreshFrames
public import RefreshGeometry

/// The cup, in a host that has its files or in one that has no images: a terminal draws the same frames.
public final class CupAnimator: FramesAnimator {
    private let showsFiles: Bool

    /// Makes the animator.
    /// - Parameter showsFiles: Whether its images are shown; else it draws the poses itself.
    public init(showsFiles: Bool) {
        self.showsFiles = showsFiles
        super.init(CupFrames.sequence)
    }

    override public func drawFrame(_ frame: Int, in place: PlaneRect, _ moment: RefreshMoment, into picture: inout Picture) {
        if showsFiles { return super.drawFrame(frame, in: place, moment, into: &picture) }
        let scale = place.size.width / CupFrames.size.width
        picture.transformed(by: PlaneTransform(a: scale, b: 0, c: 0, d: scale, tx: place.minX, ty: place.minY)) {
            CupFrames.pose(of: frame).draw(into: &$0)
        }
    }
}
