import RefreshControl
import RefreshCore
import RefreshGeometry

extension Transcript: CustomStringConvertible {
    /// A line for each entry, such as `0.25 scrolled to 0 -12.5`.
    public var description: String {
        entries.map(\.description).joined(separator: "\n")
    }
}

extension Transcript.Entry: CustomStringConvertible {
    /// The time in seconds, and what happened, with numbers to a thousandth.
    public var description: String { "\(time.short) \(happening)" }
}

extension Transcript.Happening: CustomStringConvertible {
    /// What happened, in a few words.
    public var description: String {
        switch self {
        case .event(let event): "\(event)"
        case .scrolled(let offset): "scrolled to \(offset.x.short) \(offset.y.short)"
        case .wrote(let inset, let side, let move): "wrote \(side) \(inset.short)" + (move.map { ", offset \($0.words)" } ?? "")
        case .moved(let move, let axis): "moved \(axis) \(move.words)"
        case .placed(let edge, let frame):
            "placed \(edge) at \(frame.minX.short) \(frame.minY.short), \(frame.size.width.short) by \(frame.size.height.short)"
        case .showed(let edge): "showed \(edge)"
        case .removed(let edge): "removed \(edge)"
        case .tapped: "tapped"
        case .announced(let announcement, let edge): "announced \(edge) \(announcement)"
        }
    }
}

extension ScrollEvent: CustomStringConvertible {
    /// The name of the delegate's method, and its numbers.
    public var description: String {
        switch self {
        case .willBeginDragging: "willBeginDragging"
        case .didScroll: "didScroll"
        case .willEndDragging(let velocity): "willEndDragging at \(velocity.x.short) \(velocity.y.short)"
        case .didEndDragging(let willDecelerate): "didEndDragging, \(willDecelerate ? "decelerates" : "stays")"
        case .willBeginDecelerating: "willBeginDecelerating"
        case .didEndDecelerating: "didEndDecelerating"
        case .didEndScrollingAnimation: "didEndScrollingAnimation"
        }
    }
}

extension RefreshMove {
    fileprivate var words: String {
        motion.duration > 0 ? "\(offset.short) in \(motion.duration.short)" : "\(offset.short)"
    }
}

extension Double {
    /// The number to a thousandth, without needless zeros.
    fileprivate var short: String {
        let text = ((self * 1000).rounded() / 1000 + 0).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
