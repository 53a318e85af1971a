import RefreshGeometry

/// Frames one after another, with the times at which they end. Made once.
struct FrameStrip {
    /// The places of the frames in the sequence.
    let frames: [Int]
    /// When each ends, in seconds from the start.
    private let ends: [Double]
    /// How long all last, in seconds.
    var duration: Double { ends.last ?? 0 }

    /// A time is a frame's if it is this close before it: so that a sum of frames is as good as its product, in seconds.
    private static let slack = 1e-9

    init(_ frames: [Int], durations: [Double]) {
        self.frames = frames
        var ends: [Double] = []
        for frame in frames {
            let own = frame < durations.count ? durations[frame] : 0
            // A frame of a millionth of a second, or of a day, is a mistake that does no harm.
            ends.append((ends.last ?? 0) + (own > 0 && own.isFinite ? own.clamped(1e-6, 1e5) : FrameSequence.usualDuration))
        }
        self.ends = ends
    }

    /// The frame after a time; the last one stays.
    func frame(at seconds: Double) -> Int {
        var (low, high) = (0, frames.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > seconds + Self.slack { high = middle } else { low = middle + 1 }
        }
        return frames[low]
    }

    /// The frame after a time, over and over.
    func frame(looping seconds: Double) -> Int { frame(at: seconds - start(of: seconds)) }

    /// When the round began that is under way after a time.
    func start(of seconds: Double) -> Double { ((seconds + Self.slack) / duration).rounded(.down) * duration }

    /// How long it is, after a time, until the next round begins; 0 where one begins.
    func rest(after seconds: Double) -> Double {
        let passed = seconds - start(of: seconds)
        return passed <= Self.slack ? 0 : duration - passed
    }
}
