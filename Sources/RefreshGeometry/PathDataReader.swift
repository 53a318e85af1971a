/// Reads SVG path data (SVG 2, 9.3) into a path, command by command.
struct PathDataReader {
    private var scanner: PathDataScanner
    private var result = PlanePath()
    /// The last control of the command before, about which a smooth curve mirrors its first one.
    private var cubicControl: PlanePoint?
    private var quadControl: PlanePoint?

    init(_ text: String) {
        scanner = PathDataScanner(text)
    }

    /// Reads all of it.
    mutating func path() throws(PathDataError) -> PlanePath {
        scanner.skipSpace()
        if scanner.isAtEnd { return result }
        guard scanner.next == UInt8(ascii: "M") || scanner.next == UInt8(ascii: "m") else { throw scanner.error(.move) }
        while let command = try scanner.command() {
            try read(command)
        }
        return result
    }

    /// Reads a command with all the groups of numbers that follow.
    private mutating func read(_ command: UInt8) throws(PathDataError) {
        let isRelative = command >= UInt8(ascii: "a")
        var upper = isRelative ? command - 32 : command
        if upper == UInt8(ascii: "Z") {
            result.close()
            (cubicControl, quadControl) = (nil, nil)
            return
        }
        var isFirst = true
        while isFirst || scanner.hasAnotherGroup() {
            scanner.isFirstNumber = isFirst
            try draw(upper, from: isRelative ? result.current : .zero)
            // Further groups after a move are lines.
            if upper == UInt8(ascii: "M") { upper = UInt8(ascii: "L") }
            isFirst = false
        }
    }

    /// Reads one group of numbers and draws it.
    private mutating func draw(_ command: UInt8, from origin: PlanePoint) throws(PathDataError) {
        var (cubic, quad): (PlanePoint?, PlanePoint?)
        switch command {
        case UInt8(ascii: "M"): result.move(to: try scanner.point() + origin)
        case UInt8(ascii: "L"): result.line(to: try scanner.point() + origin)
        case UInt8(ascii: "H"): result.line(to: PlanePoint(x: try scanner.number() + origin.x, y: result.current.y))
        case UInt8(ascii: "V"): result.line(to: PlanePoint(x: result.current.x, y: try scanner.number() + origin.y))
        case UInt8(ascii: "C"), UInt8(ascii: "S"):
            let first = command == UInt8(ascii: "C") ? try scanner.point() + origin : mirrored(cubicControl)
            let second = try scanner.point() + origin
            result.cubic(to: try scanner.point() + origin, control1: first, control2: second)
            cubic = second
        case UInt8(ascii: "Q"), UInt8(ascii: "T"):
            let control = command == UInt8(ascii: "Q") ? try scanner.point() + origin : mirrored(quadControl)
            result.quad(to: try scanner.point() + origin, control: control)
            quad = control
        default:
            let radii = try scanner.point()
            let degrees = try scanner.number()
            let isLarge = try scanner.flag()
            let isClockwise = try scanner.flag()
            result.arc(
                to: try scanner.point() + origin, radii: PlaneSize(width: radii.x, height: radii.y), rotation: degrees * .pi / 180,
                isLarge: isLarge, isClockwise: isClockwise)
        }
        (cubicControl, quadControl) = (cubic, quad)
    }

    /// The mirror image of a control about the present point; the present point where there is none.
    private func mirrored(_ control: PlanePoint?) -> PlanePoint {
        let current = result.current
        return control.map { current + current - $0 } ?? current
    }
}
