import ExampleCup
import RefreshAnimation
import RefreshArrow
import RefreshControl
import RefreshCore
import RefreshFrames
import RefreshGeometry
import RefreshSpinner
import RefreshStroke

/// An animator that the gallery shows.
@MainActor
struct GallerySubject {
    /// What its files' names begin with.
    let name: String
    /// What people call it.
    let title: String
    /// The library that it is in.
    let module: String
    /// How an app makes it.
    let code: String
    /// What it does, in a sentence or two.
    let words: String
    /// The edge at which it is shown.
    var edge = RefreshEdge.top
    /// After how many seconds of loading it looks the same again.
    let loop: Double
    /// How long the outcome stays on show, in seconds.
    let dwell: Double
    /// How long after the end of a load most is to be seen of how it ended, in seconds.
    var sign = 0.5
    /// Makes it for a direction of reading.
    let animator: (ReadingDirection) -> any RefreshAnimator

    /// All of them, in their order.
    static var all: [GallerySubject] { arrows + spinners + sequences }

    private static var arrows: [GallerySubject] {
        [
            GallerySubject(
                name: "arrow", title: "Arrow", module: "RefreshArrow", code: "ArrowAnimator()",
                words: "Turns when letting go would refresh, with a text for each state; then a spinner, and a tick or a cross.",
                loop: 2, dwell: 0.9, animator: { _ in ArrowAnimator() }),
            GallerySubject(
                name: "arrow-footer", title: "Arrow at the end", module: "RefreshArrow",
                code: "PullToRefresh(animator: ArrowAnimator(), position: .bottom)",
                words: "The same for loading more: it points up, turns the other way, and tells when there is no more.",
                edge: .bottom, loop: 2, dwell: 0.9,
                animator: { _ in ArrowAnimator() }),
        ]
    }

    private static var spinners: [GallerySubject] {
        [
            GallerySubject(
                name: "spinner", title: "Spinner", module: "RefreshSpinner", code: "SpinnerAnimator()",
                words:
                    "The spokes of the system’s spinner: they appear with the pull, the lead goes round, and they shrink as the space closes.",
                loop: 2, dwell: 0, sign: 0.12, animator: { _ in SpinnerAnimator() }),
            GallerySubject(
                name: "ring", title: "Ring", module: "RefreshSpinner", code: "RingAnimator()",
                words:
                    "An arc with a head grows with the pull, then chases itself; it closes to a ring about a tick, or gives way to a cross.",
                loop: 6, dwell: 0.9, animator: { _ in RingAnimator() }),
            GallerySubject(
                name: "morph", title: "Morph", module: "RefreshSpinner", code: "MorphAnimator()",
                words: "A shape that the pull blows up to a burst, and that changes on a spring while loading. For waits of some seconds.",
                loop: 4.56, dwell: 0.9, animator: { _ in MorphAnimator() }),
        ]
    }

    private static var sequences: [GallerySubject] {
        [
            GallerySubject(
                name: "frames", title: "Frames", module: "RefreshFrames", code: "FramesAnimator(cup)",
                words:
                    "Frames of one’s own: the pull scrubs the first, the load loops the next, and the end plays the rest, or the first backwards.",
                loop: 2, dwell: 0.9, animator: { _ in CupAnimator(showsFiles: false) }),
            GallerySubject(
                name: "stroke", title: "Stroke", module: "RefreshStroke", code: "TextStrokeAnimator(\"Load\", then: \"ing\")",
                words:
                    "A word written by hand: the pull writes its beginning, the load the rest, and a light runs along it. Other scripts are set.",
                loop: 1.6, dwell: 0.4, sign: 0.12,
                animator: { $0 == .rightToLeft ? TextStrokeAnimator("جارٍ", then: " التحميل") : TextStrokeAnimator() }),
        ]
    }
}
