import ExampleCup
import RefreshAnimation
import RefreshArrow
import RefreshCore
import RefreshFrames
import RefreshGeometry
import RefreshRendering
import RefreshSpinner
import RefreshStroke
import RefreshTestSupport

@testable import CustomExample

/// The images of Documentation/Animators.md: each animator at the moments of a refresh, side by side.
@MainActor
struct AnimatorImages {
    let name: String
    let title: String
    var width = 108.0
    /// When most of the end is to be seen, in seconds after the load.
    var end = 0.5
    let animator: any RefreshAnimator

    static let all = [
        AnimatorImages(name: "arrow", title: "An arrow", width: 216, animator: ArrowAnimator()),
        AnimatorImages(name: "spinner", title: "A spinner", end: 0.4, animator: SpinnerAnimator()),
        AnimatorImages(name: "ring", title: "A ring", animator: RingAnimator()),
        AnimatorImages(name: "morph", title: "A shape that changes", animator: MorphAnimator()),
        AnimatorImages(name: "frames", title: "A cup in frames", animator: CupAnimator(showsFiles: false)),
        AnimatorImages(name: "stroke", title: "A word that is written", width: 144, animator: TextStrokeAnimator()),
        AnimatorImages(
            name: "disc", title: "A ring on a disc", animator: disc.overlaid(with: RingAnimator().tinted(.tint).scaled(by: 0.9))),
        AnimatorImages(name: "sunrise", title: "A sunrise", animator: Sunrise()),
    ]

    /// As in the page.
    private static let disc = AnyAnimator { moment, picture in
        guard moment.state != .initial else { return }
        let center = PlanePoint(x: moment.size.width / 2, y: moment.size.height / 2)
        picture.circle(center: center, radius: 20, fill: .track.opacity(moment.shown / moment.size.height))
    }

    private var moments: [(String, RefreshMoment)] {
        [
            ("pulled", .pulled(0.7)), ("armed", .pulled(1.1, arming: 1)), ("loading", .loading(1)), ("success", .finished(.success, end)),
            ("nothing new", .finished(.success, end, foundNothingNew: true)), ("failure", .finished(.failure, end)),
            ("no more", RefreshMoment(isExhausted: true)),
        ]
    }

    /// The file's text. It follows its reader into the dark.
    var svg: String {
        let size = PlaneSize(width: width, height: 60)
        let frames = moments.map { caption, moment in
            var (moment, picture) = (moment, Picture())
            moment.size = size
            animator.draw(moment, into: &picture)
            let layer = PictureScene.Layer(picture, frame: PlaneRect(origin: .zero, size: size))
            return PictureScene.Frame(time: 0, layers: [layer], caption: [caption])
        }
        var renderer = SVGRenderer()
        renderer.darkPalette = .dark
        renderer.margin = 8
        renderer.title = "\(title), at the moments of a refresh"
        return renderer.filmstrip(PictureScene(size: size, cornerRadius: 8, frames: frames, end: 1), columns: width > 120 ? 4 : 7)
    }
}
