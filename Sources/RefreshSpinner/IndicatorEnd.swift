import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// How an indicator of this module gives way when a load is over: to the sign of the outcome, to the dot that stands where there is no more, or to
/// nothing, as the space closes.
struct IndicatorEnd {
    /// What comes in the place of what went round.
    enum Successor { case sign, dot, nothing }

    let successor: Successor
    /// How far the one has come into the other's place, 0…1; 0 with no successor.
    let way: Double
    /// How opaque what went round is, 0…1.
    let opacity: Double
    /// How large it is, 0…1: it shrinks with the space where nothing comes in its place, unless less motion is asked for.
    let size: Double
    /// How opaque the sign is: all of it until 60 % of the extent are in sight.
    let signOpacity: Double

    /// - Parameters:
    ///   - moment: A moment that is finished.
    ///   - stage: Where it is drawn.
    ///   - seconds: How long the successor takes to come into the place.
    ///   - signsSuccess: Whether a success that brought something has a sign.
    @inline(__always) init(_ moment: RefreshMoment, on stage: IndicatorStage, in seconds: Double, signsSuccess: Bool = true) {
        switch moment.outcome {
        case .success: successor = signsSuccess || moment.saysNothingNew ? .sign : .nothing
        case .failure: successor = signsSuccess ? .sign : .nothing
        case .exhausted: successor = .dot
        case .cancelled, nil: successor = .nothing
        }
        let presence = IndicatorStage.presence(moment)
        if successor == .nothing {
            way = 0
            size = moment.reducesMotion ? 1 : stage.open
            opacity = moment.reducesMotion ? presence * stage.open : stage.open > 0 ? presence : 0
        } else {
            way = Easing.smooth(at: moment.seconds / seconds)
            size = 1
            opacity = presence * (1 - way) * stage.closing
        }
        signOpacity = successor == .sign ? stage.closing : 0
    }
}
