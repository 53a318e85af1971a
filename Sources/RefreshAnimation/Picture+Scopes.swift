public import RefreshGeometry

extension Picture {
    /// The map that the next operations are drawn through. The identity in an empty picture.
    @inlinable public var transform: PlaneTransform {
        get { transform(at: currentTransform) }
        set {
            if transformCount < transformStore.count {
                transformStore[transformCount] = newValue
            } else {
                transformStore.append(newValue)
            }
            transformCount &+= 1
            currentTransform = transformCount
        }
    }

    /// How opaque the next operations are as a whole, 0…1; set values are clamped, what is not a number counts as 0. 1 in an empty picture.
    ///
    /// Each operation fades by itself: where two overlap, the lower shines through the upper. What has to fade as one is one outline.
    @inlinable public var opacity: Double {
        get { currentOpacity }
        set { currentOpacity = newValue > 0 ? Swift.min(1, newValue) : 0 }
    }

    /// Draws through a further map, inside the present one, as long as the body lasts.
    @inlinable @inline(__always) public mutating func transformed(by inner: PlaneTransform, _ body: (inout Picture) -> Void) {
        let outer = currentTransform
        transform = transform * inner
        body(&self)
        currentTransform = Swift.min(outer, transformCount)
    }

    /// Draws with the present opacity multiplied by a factor (clamped to 0…1) as long as the body lasts.
    @inlinable @inline(__always) public mutating func faded(by factor: Double, _ body: (inout Picture) -> Void) {
        let outer = currentOpacity
        opacity = outer * factor
        body(&self)
        currentOpacity = outer
    }

    /// The map that an operation of this picture is drawn through.
    @inlinable public func transform(of operation: PictureOperation) -> PlaneTransform {
        transform(at: operation.transform)
    }

    /// A place that is not this picture's reads as the identity.
    @inlinable @inline(__always) func transform(at place: Int) -> PlaneTransform {
        place > 0 && place <= transformCount ? transformStore[place &- 1] : .identity
    }
}
