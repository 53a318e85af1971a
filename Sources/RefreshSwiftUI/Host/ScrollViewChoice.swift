import RefreshGeometry

/// Finds the scroll view that a view was meant for, by where they stand.
enum ScrollViewChoice {
    /// The part of a scroll view and of the view that has to be common to both.
    static let overlap = 0.5

    /// The frame that a view's frame lies on best.
    /// - Parameters:
    ///   - frames: The frames of scroll views.
    ///   - view: The frame of the view, in the same coordinates.
    /// - Returns: The index of the frame that has the most in common with the view's, as a part of what the two cover; nil if that is less than
    ///   half for all of them. Of equal ones the first.
    static func index(of view: PlaneRect, among frames: [PlaneRect]) -> Int? {
        var best: (index: Int, part: Double)?
        for (index, frame) in frames.enumerated() {
            let width = min(view.maxX, frame.maxX) - max(view.minX, frame.minX)
            let height = min(view.maxY, frame.maxY) - max(view.minY, frame.minY)
            guard width > 0, height > 0 else { continue }
            let common = width * height
            let part = common / (area(of: view) + area(of: frame) - common)
            if part >= overlap, part > best?.part ?? 0 { best = (index, part) }
        }
        return best?.index
    }

    private static func area(of rect: PlaneRect) -> Double { rect.size.width * rect.size.height }
}
