public import RefreshAnimation
public import RefreshGeometry

/// Frames of an animation: images by name, or parts of a sheet, with their times; the pull scrubs some, the load loops some, and the end shows
/// the rest.
///
/// ```swift
/// // 24 frames for the pull, 36 for the load, 9 for the end: the loop's first frame is the last that the pull shows.
/// let cup = FrameSequence(named: names, size: PlaneSize(width: 44, height: 44), loop: 23..<59, ending: .onwards)
/// // A sheet of 4 by 3 that is scrubbed and looped as a whole.
/// let wheel = FrameSequence(sheet: "wheel", columns: 4, count: 12, size: PlaneSize(width: 40, height: 40))
/// ```
///
/// Which file an image's name stands for is the host's business: in an app it is an image of its asset catalogue, in an SVG file what the
/// renderer's `image` finds. **Where a host has no image of the name it draws a placeholder:** SVG a box with the name, a terminal, which has no
/// images at all, a frame with a slash.
public struct FrameSequence: Sendable {
    /// How long a frame lasts that has no fit duration of its own, in seconds.
    public static let usualDuration = 1.0 / 30

    /// The images.
    public var frames: [PictureSource]
    /// The size of each frame as it is drawn at the usual text size, in points. Not positive and finite: nothing is drawn.
    public var size: PlaneSize
    /// How long each frame lasts, in seconds. Where one is missing, not more than 0 or not finite: `usualDuration`.
    public var durations: [Double]
    /// The frames that are looped while loading, by place; held inside the sequence, and all if none is left. Those before it, and its first, are
    /// scrubbed by the pull; those behind it are for the end. A loop that begins with the first frame is scrubbed itself.
    public var loop: Range<Int>
    /// How the loop goes on at its end.
    public var playback: FramePlayback
    /// How the sequence ends.
    public var ending: FrameEnding

    /// Makes a sequence from images or parts of images.
    /// - Parameters:
    ///   - frames: The images.
    ///   - size: The size of a frame, in points.
    ///   - durations: How long each lasts, in seconds; frames without one last a thirtieth.
    ///   - loop: The frames that are looped. Default: all.
    ///   - playback: How the loop goes on.
    ///   - ending: How the sequence ends.
    public init(
        _ frames: [PictureSource], size: PlaneSize, durations: [Double] = [], loop: Range<Int>? = nil, playback: FramePlayback = .forward,
        ending: FrameEnding = .reversed
    ) {
        self.frames = frames
        self.size = size
        self.durations = durations
        self.loop = loop ?? 0..<frames.count
        self.playback = playback
        self.ending = ending
    }

    /// Makes a sequence from images by their names, at a frame rate.
    public init(
        named names: [String], size: PlaneSize, framesPerSecond: Double = 30, loop: Range<Int>? = nil, playback: FramePlayback = .forward,
        ending: FrameEnding = .reversed
    ) {
        self.init(
            names.map { PictureSource(name: $0) }, size: size, durations: Self.durations(names.count, framesPerSecond), loop: loop,
            playback: playback, ending: ending)
    }

    /// Makes a sequence from a sheet: one image with all frames in rows of equal cells, read from the upper left.
    /// - Parameters:
    ///   - sheet: The name of the image.
    ///   - columns: How many cells stand in a row; less than 1 counts as 1.
    ///   - count: How many cells are frames; less than 0 counts as 0.
    ///   - size: The size of a cell, in points of the sheet, and of a frame.
    ///   - framesPerSecond: How many frames a second has.
    ///   - loop: The frames that are looped. Default: all.
    ///   - playback: How the loop goes on.
    ///   - ending: How the sequence ends.
    public init(
        sheet: String, columns: Int, count: Int, size: PlaneSize, framesPerSecond: Double = 30, loop: Range<Int>? = nil,
        playback: FramePlayback = .forward, ending: FrameEnding = .reversed
    ) {
        let columns = max(1, columns)
        let frames = (0..<max(0, count)).map { place in
            let corner = PlanePoint(x: Double(place % columns) * size.width, y: Double(place / columns) * size.height)
            return PictureSource(name: sheet, part: PlaneRect(origin: corner, size: size))
        }
        self.init(
            frames, size: size, durations: Self.durations(frames.count, framesPerSecond), loop: loop, playback: playback, ending: ending)
    }

    private static func durations(_ count: Int, _ framesPerSecond: Double) -> [Double] {
        Array(repeating: framesPerSecond > 0 ? 1 / framesPerSecond : 0, count: count)
    }
}
