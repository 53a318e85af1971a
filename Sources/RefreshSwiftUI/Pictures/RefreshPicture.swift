#if canImport(SwiftUI)
import CoreGraphics
public import RefreshAnimation
public import SwiftUI
import RefreshCore
import RefreshGeometry

/// What an animator draws at a moment: for previews, onboarding, or an app's own indicators.
///
/// ```swift
/// #Preview { RefreshPicture(ArrowAnimator(), progress: 0.6) }
/// ```
///
/// It is as large as the moment's size.
public struct RefreshPicture: View {
    private let animator: any RefreshAnimator
    private let moment: RefreshMoment

    /// Shows a moment.
    public init(_ animator: any RefreshAnimator, at moment: RefreshMoment) {
        self.animator = animator
        self.moment = moment
    }

    /// Shows a pull under a finger.
    /// - Parameter progress: The pull as a part of the threshold: 0 at rest, 1 where letting go refreshes, more beyond. Below 0 or not a
    ///   number counts as 0.
    public init(_ animator: any RefreshAnimator, progress: Double) {
        let progress = progress > 0 ? progress : 0, isArmed = progress >= 1
        var moment = RefreshMoment(
            state: .releasing(progress: min(1, progress)), progress: progress, isArmed: isArmed, arming: isArmed ? 1 : 0)
        moment.shown = moment.size.height * min(progress, 1e6)
        self.init(animator, at: moment)
    }

    /// The picture.
    public var body: some View {
        PictureCanvas(picture: picture).frame(width: moment.size.width, height: moment.size.height)
    }

    private var picture: Picture {
        var picture = Picture()
        animator.draw(moment, into: &picture)
        return picture
    }
}
#endif
