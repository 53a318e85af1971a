/// How a loop of frames goes on at its end.
public enum FramePlayback: UInt8, Hashable, Sendable, CaseIterable {
    /// With its first frame again.
    case forward
    /// Back the way it came, and there again; the frames at both ends are shown once.
    case pingPong
}
