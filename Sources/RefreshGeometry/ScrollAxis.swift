/// One of the two axes along which content scrolls.
///
/// Every scalar formula of the package is written once, along an axis; what is vertical or horizontal about it is read through here.
public enum ScrollAxis: UInt8, Hashable, Sendable, CaseIterable {
    /// Left to right, x grows to the right.
    case horizontal
    /// Top to bottom, y grows downwards.
    case vertical
}
