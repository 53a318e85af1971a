public import RefreshGeometry

/// Who owns which part of a scroll view's insets: the app's own figures, and the share that each refresher holds.
///
/// The inset of a side is always written as the app's figure plus the shares there, never as a difference to what was read, so nothing
/// can drift: with no share left, the app's figure comes back bit for bit.
public struct InsetLedger: Hashable, Sendable {
    /// The app's own insets.
    public private(set) var app: PlaneInsets
    /// What the insets are as far as the ledger knows: the last figures read or handed out to be written.
    public private(set) var total: PlaneInsets
    private var shares = Shares()
    private var appAtStart: PlaneInsets
    /// What a figure that is read may be off by, in points.
    private static let readingError = 1e-9

    /// Opens a ledger on a scroll view whose insets are all the app's own. One that is not finite counts as 0.
    public init(app: PlaneInsets) {
        total = app
        self.app = app
        for side in ScrollSide.allCases { self.app[side] = app[side].finite() }
        appAtStart = self.app
    }

    /// What the refreshers hold open at a side, in points.
    public func own(at side: ScrollSide) -> Double { shares.sum(at: side) }

    /// The side where a refresher holds a share; nil if it holds none.
    public func side(heldBy edge: RefreshEdge) -> ScrollSide? {
        let entry = shares.entry(of: edge)
        return entry.share > 0 ? entry.side : nil
    }

    /// Enters the share of a refresher.
    /// - Parameters:
    ///   - share: The points that it holds from now on; 0 gives all back.
    ///   - edge: The refresher's edge.
    ///   - side: The side where that edge lies for this load.
    /// - Returns: The inset to write at that side.
    public mutating func hold(_ share: Double, for edge: RefreshEdge, at side: ScrollSide) -> Double {
        if own(at: side) == 0 { appAtStart[side] = app[side] }
        shares.set(share, for: edge, at: side)
        return settle(side)
    }

    /// The app has said what its own inset is, by the documented way.
    /// - Returns: The inset to write at that side.
    public mutating func appSaid(_ inset: Double, at side: ScrollSide) -> Double {
        app[side] = inset.finite()
        return settle(side)
    }

    /// Whether figures that were read are the ones that the ledger knows, to the bit.
    @inline(__always) public func knows(_ insets: PlaneInsets) -> Bool { insets == total }

    /// An inset has been read, and it may be an echo or a write of the app's.
    ///
    /// With no share at that side any figure is the app's, unless it differs by less than a billionth of a point; one that is not finite
    /// counts as 0. Else one within the tolerance of the known total is an echo. One that equals the app's present figure, or its figure
    /// when the space was taken, or that is smaller than the shares, is the app's own figure. Any other is a total that the app changed by
    /// a difference.
    /// - Returns: The inset to write in answer, or nil if what was read stands.
    public mutating func read(_ inset: Double, at side: ScrollSide, tolerance: Double) -> Double? {
        let own = own(at: side)
        guard own != 0 else {
            // The last digits of a reading may be wrong: taken over, they would add up from one load to the next.
            if !(abs(inset - app[side]) <= Self.readingError) { app[side] = inset.finite() }
            total[side] = inset
            return nil
        }
        func equals(_ other: Double) -> Bool { abs(inset - other) <= tolerance }
        if equals(total[side]) { return nil }
        if equals(app[side]) || equals(appAtStart[side]) || inset < own || !inset.isFinite {
            app[side] = inset.finite()
            return settle(side)
        }
        app[side] = (inset - own).finite()
        total[side] = inset
        return nil
    }

    private mutating func settle(_ side: ScrollSide) -> Double {
        let own = own(at: side)
        total[side] = own == 0 ? app[side] : (app[side] + own).finite()
        return total[side]
    }
}

extension InsetLedger {
    /// One share for each of the four edges, and the side where it is held.
    private struct Shares: Hashable, Sendable {
        struct Entry: Hashable, Sendable {
            var side = ScrollSide.top, share = 0.0
        }
        var top = Entry(), bottom = Entry(), leading = Entry(), trailing = Entry()

        mutating func set(_ share: Double, for edge: RefreshEdge, at side: ScrollSide) {
            let entry = Entry(side: side, share: max(0, share.finite()))
            switch edge {
            case .top: top = entry
            case .bottom: bottom = entry
            case .leading: leading = entry
            case .trailing: trailing = entry
            }
        }

        func entry(of edge: RefreshEdge) -> Entry {
            switch edge {
            case .top: top
            case .bottom: bottom
            case .leading: leading
            case .trailing: trailing
            }
        }

        func sum(at side: ScrollSide) -> Double {
            func part(_ entry: Entry) -> Double { entry.side == side ? entry.share : 0 }
            return part(top) + part(bottom) + part(leading) + part(trailing)
        }
    }
}
