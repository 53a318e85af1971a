public import RefreshAnimation
import RefreshCore
public import RefreshGeometry

/// A sequence of frames: the pull scrubs its first part, the load loops the next, and the end plays the rest, or the first part backwards.
///
/// What is shown depends on the time, not on the frame before: frames that a slow host drops are skipped, never slowed down. The end begins with
/// the loop's next round if that is within 0.25 s, else it is crossfaded in. With less motion asked for, the pull shows three frames at most, and
/// the load one that pulses and goes over into the last of the end. Where nothing was new the first part is played backwards and gives way to a
/// dash; where there is no more to load, a dot stands.
///
/// ```swift
/// let names = (0..<60).map { "cup-\($0)" }
/// let cup = FrameSequence(named: names, size: PlaneSize(width: 44, height: 44), loop: 24..<60)
/// let refresher = PullToRefresh(animator: FramesAnimator(cup))
/// ```
///
/// Change it by its sequence and its style, or in a subclass by its ink and by how a frame is drawn.
open class FramesAnimator: RefreshAnimator {
    /// The frames.
    public final let sequence: FrameSequence
    /// How they are shown.
    public final let style: FramesStyle
    final let strips: FrameStrips?
    final let table: PictureTable
    final let images: [PictureImage]

    /// Makes an animator. Without a frame it draws nothing.
    public init(_ sequence: FrameSequence, style: FramesStyle = FramesStyle()) {
        self.sequence = sequence
        self.style = style.checked
        strips = FrameStrips(sequence)
        var builder = PictureTable.Builder()
        images = sequence.frames.map { builder.image($0.name, part: $0.part) }
        table = builder.table()
    }

    /// Draws the moment: nothing at rest, unless there is no more to load.
    open func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        guard let strips, let place = moment.place(of: sequence.size) else { return }
        let phases = FramesPhases(moment, strips, style)
        picture.use(table)
        if phases.opacity > 0 { picture.faded(by: phases.opacity) { drawFrame(phases.frame, in: place, moment, into: &$0) } }
        if phases.upperOpacity > 0 { picture.faded(by: phases.upperOpacity) { drawFrame(phases.upper, in: place, moment, into: &$0) } }
        if phases.dot > 0 { picture.circle(center: place.center, radius: 2, fill: signInk.opacity(phases.dot)) }
        guard phases.dash > 0 else { return }
        picture.transformed(by: .translation(x: place.center.x, y: place.center.y)) { picture in
            picture.faded(by: phases.dash) {
                PictureSigns.drawDash(moment, signInk, radius: min(10, min(place.size.width, place.size.height) / 2), width: 2, into: &$0)
            }
        }
    }

    /// The ink of dot and dash.
    private final var signInk: PictureInk { style.ink ?? .secondary }

    /// Whether the picture goes on changing: while it loads, and until the end is over and the space has closed.
    open func isMoving(at moment: RefreshMoment) -> Bool {
        guard strips != nil, moment.place(of: sequence.size) != nil else { return false }
        switch moment.state {
        case .initial, .releasing: return false
        case .loading: return true
        case .finished: return moment.shown > 0 || moment.seconds < FramesPhases.end(moment, style)
        }
    }

    /// The ink that a frame is painted with, as a stencil; nil for its own colours. Default: the style's.
    open func ink(at moment: RefreshMoment) -> PictureInk? {
        guard let ink = style.ink else { return nil }
        return moment.state == .finished && moment.outcome == .failure ? style.failureInk : ink
    }

    /// Draws a frame in its place; it is faded by the caller. Default: its image.
    ///
    /// An animator that draws its frames itself, on a host without images for one, needs no more than this.
    /// - Parameters:
    ///   - frame: The place of the frame in the sequence.
    ///   - place: Where it stands.
    ///   - moment: The moment.
    ///   - picture: The picture. It uses the table of the sequence's images; draw with shapes, or call this.
    open func drawFrame(_ frame: Int, in place: PlaneRect, _ moment: RefreshMoment, into picture: inout Picture) {
        guard images.indices.contains(frame) else { return }
        picture.image(images[frame], in: place, ink: ink(at: moment))
    }
}
