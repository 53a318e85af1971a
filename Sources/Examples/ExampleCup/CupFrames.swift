import RefreshAnimation
public import RefreshFrames
public import RefreshGeometry

/// Which pose of the cup each frame shows: 25 that the pull scrubs, 48 that the load loops in 2 s, 10 for the end.
public enum CupFrames {
    /// The size of a frame, in points.
    public static let size = PlaneSize(width: 44, height: 44)
    /// How many frames there are.
    public static let count = 82
    /// The loop begins with the last frame of the pull.
    static let loop = 24..<72

    /// The frames as a sequence.
    public static let sequence = FrameSequence(
        named: (0..<count).map(name), size: size, framesPerSecond: 24, loop: loop, ending: .onwards)

    /// The name of a frame's image, counted from 0.
    public static func name(of frame: Int) -> String { frame < 10 ? "cup-0\(frame)" : "cup-\(frame)" }

    /// The pose that a frame shows, counted from 0.
    public static func pose(of frame: Int) -> CupPose {
        if frame < loop.lowerBound { return pulled(Double(frame) / Double(loop.lowerBound)) }
        if frame < loop.upperBound { return steaming(Double(frame - loop.lowerBound) / Double(loop.count)) }
        return ended(Double(frame - loop.upperBound + 1) / Double(count - loop.upperBound))
    }

    /// A disc rises slowly far behind, the saucer is set, the cup falls on it and is filled at a gush, and steam rises: each in its own part of
    /// the pull and at its own speed, more and more of them.
    private static func pulled(_ progress: Double) -> CupPose {
        var pose = CupPose()
        pose.disc = part(progress, 0, 0.8, .easeOut)
        pose.saucer = part(progress, 0, 0.3, .easeOut)
        pose.fall = 1 - part(progress, 0.05, 0.5, .easeIn)
        pose.cup = part(progress, 0.05, 0.2, .linear)
        pose.stream = (part(progress, 0.8, 0.92, .easeIn), part(progress, 0.48, 0.58, .easeIn))
        pose.coffee = part(progress, 0.56, 0.92, .easeOut)
        pose.steam = [part(progress, 0.72, 1, .easeOut), part(progress, 0.9, 1, .easeOut), part(progress, 0.8, 1, .easeOut)]
        return pose
    }

    /// The steam waves, every wisp in its own time. All else is still.
    private static func steaming(_ way: Double) -> CupPose {
        var pose = pulled(1)
        pose.way = way
        pose.steam = CupWisp.all.map { $0.height(at: way) }
        return pose
    }

    /// The steam leaves, and a tick is drawn in its place.
    private static func ended(_ way: Double) -> CupPose {
        var pose = pulled(1)
        pose.way = 0.2 * way
        pose.leaving = part(way, 0, 0.5, .easeIn)
        pose.tick = part(way, 0.3, 1, .easeOut)
        return pose
    }

    /// How much of a window is over, eased.
    private static func part(_ progress: Double, _ start: Double, _ end: Double, _ easing: Easing) -> Double {
        easing.value(at: min(1, max(0, (progress - start) / (end - start))))
    }
}
