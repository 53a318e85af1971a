public import RefreshGeometry

/// Where a renderer finds an image that pictures speak of by name.
public struct SVGImage: Sendable {
    /// The reference that stands in the file: a path, a URL or a `data:` URL.
    public var reference: String
    /// The size of the whole image, in the points in which its parts are named.
    public var size: PlaneSize

    /// Makes an image.
    public init(reference: String, size: PlaneSize) {
        self.reference = reference
        self.size = size
    }
}
