import RefreshGeometry

/// Tells what of a scroll view's insets is the refreshers' and what isn't.
///
/// SwiftUI tells only the sum, and lays out what the refreshers hold a little later than they asked for it, perhaps bit by bit. So what is
/// read counts as the old sum or the new one, or as on its way between them, until the time for that is over.
struct InsetSplit: Hashable, Sendable {
    /// What isn't the refreshers': bars, the safe area, the app's margins.
    private(set) var base = PlaneInsets.zero
    /// What the refreshers want to hold.
    private(set) var held = PlaneInsets.zero
    /// What of it the layout has.
    private var laid = PlaneInsets.zero
    /// When the layout has to be done with a change.
    private var deadline = 0.0

    /// The refreshers want to hold an inset.
    /// - Parameter deadline: When the layout has to be done with it, in seconds of the host's clock.
    mutating func hold(_ inset: Double, at side: ScrollSide, until deadline: Double) {
        held[side] = inset
        self.deadline = deadline
    }

    /// Insets were read.
    /// - Parameters:
    ///   - insets: The sums. One that isn't finite counts as 0.
    ///   - tolerance: Within it two lengths are equal.
    ///   - now: The time, in seconds of the host's clock.
    mutating func read(_ insets: PlaneInsets, tolerance: Double, at now: Double) {
        for side in ScrollSide.allCases {
            let sum = insets[side].isFinite ? insets[side] : 0
            let former = base[side] + laid[side], present = base[side] + held[side]
            if abs(sum - present) <= tolerance {
                laid[side] = held[side]
                continue
            }
            let isBetween = sum >= min(former, present) - tolerance && sum <= max(former, present) + tolerance
            if now < deadline, isBetween { continue }
            base[side] = sum - held[side]
            laid[side] = held[side]
        }
    }
}
