/// How a sequence of frames ends when the load is over.
public enum FrameEnding: UInt8, Hashable, Sendable, CaseIterable {
    /// The pull's frames backwards: what was built is taken down.
    case reversed
    /// The frames behind the loop. After a load that failed or was cancelled, or without such frames, as `reversed`.
    case onwards
}
