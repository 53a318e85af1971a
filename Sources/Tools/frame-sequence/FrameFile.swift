/// What is read from a file of frames: the size in pixels, and the frames' durations.
struct FrameFile: Equatable {
    /// The width in pixels.
    var width: Int
    /// The height in pixels.
    var height: Int
    /// How long each frame of an animation lasts, in seconds; nil for a still.
    var durations: [Double]?

    /// The most frames that are read.
    static let mostFrames = 10_000

    /// A frame that says it lasts no more than this, in seconds, lasts `usualDuration`: what says 0 means "as fast as possible", which no player
    /// does. Firefox began it and the others followed (WebKit's bug 36082).
    private static let leastDuration = 0.01
    private static let usualDuration = 0.1

    /// Reads a PNG, an APNG or a GIF.
    init(_ bytes: [UInt8]) throws(FrameFileError) {
        if bytes.starts(with: PNGReader.signature) {
            self = try PNGReader.read(bytes)
        } else if bytes.starts(with: GIFReader.signature) {
            self = try GIFReader.read(bytes)
        } else if PNGReader.signature.starts(with: bytes) || GIFReader.signature.starts(with: bytes) {
            throw .cutOff("the signature", expected: 8, found: bytes.count)
        } else {
            throw .unknownKind
        }
    }

    init(width: Int, height: Int, durations: [Double]?) {
        self.width = width
        self.height = height
        self.durations = durations?.map { $0 > Self.leastDuration ? $0 : Self.usualDuration }
    }
}
