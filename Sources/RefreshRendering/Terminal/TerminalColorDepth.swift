/// How many colours a terminal shows.
public enum TerminalColorDepth: UInt8, Hashable, Sendable, CaseIterable {
    /// None: cells are written without any colour.
    case none
    /// xterm's palette of 256.
    case palette
    /// 24 bits a cell.
    case full
}
