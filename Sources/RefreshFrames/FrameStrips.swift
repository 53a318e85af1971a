/// The three parts of a sequence: what the pull shows, what the load shows, and the two ways to end. A class, so that drawing counts one
/// reference instead of one for each array.
final class FrameStrips {
    let pull: FrameStrip
    let loop: FrameStrip
    let back: FrameStrip
    /// What comes behind the loop; nil where that isn't shown.
    let onwards: FrameStrip?

    /// Nil without frames.
    init?(_ sequence: FrameSequence) {
        let count = sequence.frames.count
        guard count > 0 else { return nil }
        var loop = sequence.loop.clamped(to: 0..<count)
        if loop.isEmpty { loop = 0..<count }
        func strip(_ frames: some Sequence<Int>) -> FrameStrip { FrameStrip(Array(frames), durations: sequence.durations) }

        let isScrubbed = loop.lowerBound == 0
        let pulled = isScrubbed ? Array(loop) : Array(0...loop.lowerBound)
        pull = strip(pulled)
        back = strip(pulled.reversed())
        // From one end to the other and back, both once. After a pull through the loop itself the way back comes first.
        let there = Array(loop)
        let inner = Array(there.dropFirst().dropLast().reversed())
        switch sequence.playback {
        case .forward: self.loop = strip(there)
        case .pingPong: self.loop = strip(isScrubbed && there.count > 1 ? inner + there : there + inner)
        }
        onwards = sequence.ending == .onwards && loop.upperBound < count ? strip(loop.upperBound..<count) : nil
    }
}
