public import RefreshAnimation
public import RefreshGeometry

/// Pictures on a screen, moment after moment: what a filmstrip and an animation are made of.
public struct PictureScene: Sendable {
    /// A picture in its place on the screen.
    public struct Layer: Sendable {
        /// What is drawn. Its origin is the frame's upper left corner.
        public var picture: Picture
        /// Its place, in points of the screen.
        public var frame: PlaneRect
        /// Whether what is drawn outside the frame is cut off.
        public var isClipped: Bool

        /// Makes a layer.
        public init(_ picture: Picture, frame: PlaneRect, isClipped: Bool = false) {
            self.picture = picture
            self.frame = frame
            self.isClipped = isClipped
        }
    }

    /// What is seen from a time on.
    public struct Frame: Sendable {
        /// When it begins, in seconds from the start of the scene.
        public var time: Double
        /// What is drawn, the first at the bottom.
        public var layers: [Layer]
        /// Lines of text below the screen.
        public var caption: [String]

        /// Makes a frame.
        public init(time: Double, layers: [Layer], caption: [String] = []) {
            self.time = time
            self.layers = layers
            self.caption = caption
        }
    }

    /// The size of the screen, in points. It cuts off what is drawn outside it.
    public var size: PlaneSize
    /// The radius of the screen's corners, in points.
    public var cornerRadius: Double
    /// The frames, in the order of their times.
    public var frames: [Frame]
    /// When the last frame ends, in seconds.
    public var end: Double

    /// Makes a scene. Times that are not finite or run backwards are taken as the latest time before them.
    public init(size: PlaneSize, cornerRadius: Double = 0, frames: [Frame], end: Double) {
        self.size = size
        self.cornerRadius = cornerRadius
        self.frames = frames
        self.end = end
    }
}
