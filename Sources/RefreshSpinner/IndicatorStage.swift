import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// What the indicators of this module have in common: where they stand, and how much of each part is to be seen at a moment.
struct IndicatorStage {
    /// How much of a small space an indicator takes.
    static let greatestPart = 0.9
    /// The longest side that is drawn in, in points; a view that is longer, or not finite, stays empty.
    static let greatestSize = 1e6
    /// The time in which the indicator of a load that code began comes into sight, in seconds.
    static let appearing = 0.1

    /// The middle, on whole points where there is room.
    let center: PlanePoint
    /// 1, or less where there is less room than the indicator's diameter.
    let scale: Double
    /// How much of the extent is in sight, 0…1.
    let open: Double

    /// Finds the place in the middle of the moment's size for an indicator of an outer radius. Nil where nothing can be drawn.
    @inline(__always) init?(_ moment: RefreshMoment, radius: Double) {
        guard Self.isRoom(moment.size), radius > 0 else { return nil }
        let least = min(moment.size.width, moment.size.height)
        scale = 2 * radius > Self.greatestPart * least ? Self.greatestPart * least / (2 * radius) : 1
        let ink = radius * scale
        let x = moment.size.width / 2, y = moment.size.height / 2
        center = PlanePoint(x: x - ink >= 1 ? Double(Int(x)) : x, y: y - ink >= 1 ? Double(Int(y)) : y)
        open = Self.open(moment)
    }

    /// Whether there is room to draw in. None for what is not a number.
    static func isRoom(_ size: PlaneSize) -> Bool {
        size.width > 0 && size.height > 0 && size.width <= greatestSize && size.height <= greatestSize
    }

    /// How much of the extent is in sight, 0…1.
    static func open(_ moment: RefreshMoment) -> Double { pulled(moment).clamped(0, 1) }

    /// The pull as a part of the extent, not held at 1: where a load starts this is the progress of the pull, unless the threshold is another.
    static func pulled(_ moment: RefreshMoment) -> Double {
        let isVertical = moment.edge == .top || moment.edge == .bottom
        return moment.shown / (isVertical ? moment.size.height : moment.size.width)
    }

    /// Draws about the indicator's middle, at its scale.
    @inline(__always) func draw(into picture: inout Picture, scaledBy factor: Double = 1, _ body: (inout Picture) -> Void) {
        let scale = scale * factor
        picture.transformed(by: PlaneTransform(a: scale, b: 0, c: 0, d: scale, tx: center.x, ty: center.y), body)
    }

    /// How opaque the indicator of the load is: it comes into sight by itself unless it was pulled.
    static func presence(_ moment: RefreshMoment) -> Double {
        moment.wasPulled ? 1 : ((moment.loadingSeconds - (moment.state == .finished ? moment.seconds : 0)) / appearing).clamped(0, 1)
    }

    /// What the closing space leaves of the sign of the outcome: all of it until 60 % of the extent are in sight.
    var closing: Double { min(1, open / 0.6) }

    /// The seconds since the load began, such as can be counted with.
    static func time(_ moment: RefreshMoment) -> Double { moment.loadingSeconds.finite().clamped(0, 1e6) }

    /// How opaque all of an indicator is that doesn't move: 1 to 0.45 and back in 2 s.
    static func pulse(_ moment: RefreshMoment) -> Double { 0.725 + 0.275 * Maths.cos(.pi * time(moment)) }

    /// Whether a picture goes on changing, where each indicator of the module moves alike.
    static func isMoving(at moment: RefreshMoment) -> Bool {
        guard isRoom(moment.size) else { return false }
        switch moment.state {
        case .initial, .releasing: return moment.progress > 0 && moment.arming != (moment.isArmed ? 1 : 0)
        case .loading: return true
        case .finished: return moment.shown > 0 || moment.seconds < PictureSigns.seconds
        }
    }

    /// Draws the dot that stands where there is no more to load.
    func drawDot(_ ink: PictureInk, into picture: inout Picture) {
        picture.circle(center: center, radius: 2 * scale, fill: ink)
    }

    /// An ink that is fainter until the moment is armed.
    /// - Parameters:
    ///   - whole: The ink once it is armed.
    ///   - unarmed: How opaque it is before, 0…1.
    ///   - moment: The moment. A pull that is let go at once arms in the load.
    static func ink(_ whole: PictureInk, unarmed: Double, at moment: RefreshMoment) -> PictureInk {
        let armed: Double =
            switch moment.state {
            case .finished: 1
            case .initial, .releasing: moment.arming
            case .loading: max(moment.arming, moment.seconds / 0.2)
            }
        return whole.opacity(unarmed + (1 - unarmed) * armed.clamped(0, 1))
    }

    /// A length of a style, such as can be drawn with.
    static func length(_ value: Double) -> Double { value.finite().clamped(0, 1e4) }
}
