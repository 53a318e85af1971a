import RefreshGeometry

/// The spokes of a spinner about the origin, worked out once: where they lie and how opaque each is behind the leader.
///
/// The first stands at twelve o'clock, the others follow clockwise. The ramp is that of the system's activity indicator, as measured on
/// devices: the leader has an opacity of 147/255, half of the spokes fall off evenly behind it, the others have 47/255. The system's ink is
/// 60 % opaque where it is used for texts (its secondary label), so relative to that ink the leader has 147/153.
package struct PictureSpokes: Sendable {
    /// The opacity of the leader, and of all spokes during a pull, relative to the ink.
    package static let leader = 147.0 / 153
    /// The opacity of the faintest spokes.
    package static let floor = 47.0 / 153

    private let lines: [(from: PlanePoint, to: PlanePoint)]
    private let ramp: [Double]
    private let width: Double

    /// Lays spokes out, from an inner radius to an outer one, round ends included.
    /// - Parameters:
    ///   - count: How many; held between 1 and 360.
    ///   - outer: The outer radius in points.
    ///   - inner: The inner radius in points.
    ///   - width: The width of a spoke in points.
    package init(count: Int, outer: Double, inner: Double, width: Double) {
        let count = min(360, max(1, count))
        self.width = width
        lines = (0..<count).map { spoke in
            let direction = Self.direction(spoke, of: count)
            return (direction * (inner + width / 2), direction * max(inner + width / 2, outer - width / 2))
        }
        ramp = (0..<count).map { Self.alpha(behind: $0, of: count) }
    }

    /// How many spokes there are.
    package var count: Int { lines.count }

    /// Draws the ramp with the leader at a spoke, counted from the first, whole turns left out.
    package func draw(leader: Int, ink: PictureInk, into picture: inout Picture) {
        draw(leader: leader, onTheWay: 0, ramp: 1, ink: ink, into: &picture)
    }

    /// Draws all spokes.
    /// - Parameters:
    ///   - leader: The spoke that leads, counted from the first, whole turns left out.
    ///   - way: How far the lead has gone over to the next spoke, 0…1.
    ///   - ramp: How much of the ramp is seen, from 0 (all spokes are like the leader) to 1.
    ///   - ink: The ink of the whole.
    ///   - picture: What they are drawn into.
    package func draw(leader: Int, onTheWay way: Double, ramp part: Double, ink: PictureInk, into picture: inout Picture) {
        let count = lines.count
        let first = (leader % count + count) % count
        for spoke in 0..<count {
            let behind = first - spoke
            let place = behind < 0 ? behind + count : behind
            let next = place + 1 == count ? 0 : place + 1
            let ramped = ramp[place] + (ramp[next] - ramp[place]) * way
            picture.line(
                from: lines[spoke].from, to: lines[spoke].to,
                stroke: PictureStroke(ink.opacity(Self.leader + (ramped - Self.leader) * part), width: width))
        }
    }

    /// Draws the first spokes, all as opaque as the leader.
    package func draw(first shown: Int, ink: PictureInk, into picture: inout Picture) {
        let stroke = PictureStroke(ink.opacity(Self.leader), width: width)
        for spoke in 0..<min(lines.count, max(0, shown)) {
            picture.line(from: lines[spoke].from, to: lines[spoke].to, stroke: stroke)
        }
    }

    /// The opacity of a spoke that is so many spokes behind the leader, relative to the ink.
    private static func alpha(behind: Int, of count: Int) -> Double {
        leader - (leader - floor) * min(1, 2 * Double(behind) / Double(count))
    }

    /// The direction of a spoke; exact at the quarters.
    private static func direction(_ spoke: Int, of count: Int) -> PlanePoint {
        switch (4 * spoke, count) {
        case (0, _): PlanePoint(x: 0, y: -1)
        case (let quarter, let count) where quarter == count: PlanePoint(x: 1, y: 0)
        case (let quarter, let count) where quarter == 2 * count: PlanePoint(x: 0, y: 1)
        case (let quarter, let count) where quarter == 3 * count: PlanePoint(x: -1, y: 0)
        default:
            PlanePoint(
                x: Maths.sin(2 * .pi * Double(spoke) / Double(count)), y: -Maths.cos(2 * .pi * Double(spoke) / Double(count)))
        }
    }
}
