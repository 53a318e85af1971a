public import RefreshGeometry

/// A text in a table.
public struct PictureText: Hashable, Sendable {
    /// The place in `PictureTable.texts`.
    public let index: UInt32
}

/// An image in a table.
public struct PictureImage: Hashable, Sendable {
    /// The place in `PictureTable.images`.
    public let index: UInt32
}

/// A measured path in a table.
public struct PicturePath: Hashable, Sendable {
    /// The place in `PictureTable.paths`.
    public let index: UInt32
}

/// What an image in a table shows: an image by its name, or a part of it.
public struct PictureSource: Sendable {
    /// The name by which the host finds the image.
    public var name: String
    /// The part of the image that is shown, in points from its upper left corner; nil for the whole. Frames of a sheet are such parts.
    public var part: PlaneRect?

    /// Makes a source.
    public init(name: String, part: PlaneRect? = nil) {
        self.name = name
        self.part = part
    }
}

/// The texts, images and paths that an animator's pictures speak of by number.
///
/// An animator makes one before it draws and keeps it; a picture refers to it. So a drawn operation stays trivial, and nothing is copied,
/// measured or counted while drawing. It never changes: for other texts, make another table.
public final class PictureTable: Sendable {
    /// The texts.
    public let texts: [String]
    /// The images.
    public let images: [PictureSource]
    /// The paths, measured.
    public let paths: [MeasuredPath]

    private init(texts: [String], images: [PictureSource], paths: [MeasuredPath]) {
        self.texts = texts
        self.images = images
        self.paths = paths
    }

    /// A text, or nil if it is another table's and has no place here.
    public subscript(_ text: PictureText) -> String? { Self.element(texts, text.index) }
    /// An image, or nil if it is another table's and has no place here.
    public subscript(_ image: PictureImage) -> PictureSource? { Self.element(images, image.index) }
    /// A path, or nil if it is another table's and has no place here.
    public subscript(_ path: PicturePath) -> MeasuredPath? { Self.element(paths, path.index) }

    private static func element<Element>(_ array: [Element], _ index: UInt32) -> Element? {
        Int(index) < array.count ? array[Int(index)] : nil
    }

    /// Collects what goes into a table, and hands out the numbers.
    public struct Builder: Sendable {
        private var texts: [String] = []
        private var images: [PictureSource] = []
        private var paths: [MeasuredPath] = []

        /// Makes an empty builder.
        public init() {}

        /// Adds a text.
        public mutating func text(_ text: String) -> PictureText {
            texts.append(text)
            return PictureText(index: UInt32(truncatingIfNeeded: texts.count - 1))
        }

        /// Adds an image by its name, or a part of it.
        public mutating func image(_ name: String, part: PlaneRect? = nil) -> PictureImage {
            images.append(PictureSource(name: name, part: part))
            return PictureImage(index: UInt32(truncatingIfNeeded: images.count - 1))
        }

        /// Adds a path, measured before.
        public mutating func path(_ path: MeasuredPath) -> PicturePath {
            paths.append(path)
            return PicturePath(index: UInt32(truncatingIfNeeded: paths.count - 1))
        }

        /// Measures a path and adds it.
        public mutating func path(_ path: PlanePath) -> PicturePath { self.path(MeasuredPath(path)) }

        /// The table of all that was added.
        public func table() -> PictureTable { PictureTable(texts: texts, images: images, paths: paths) }
    }
}
