import RefreshControl
import RefreshCore
import RefreshGeometry

/// The values of a trace as a scenario writes them.
enum TraceJSON {
    /// A text with its quotes.
    static func text(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    static func number(_ number: Double) -> String {
        if number.isNaN { return "\"nan\"" }
        return number.isFinite ? "\(number)" : number < 0 ? "\"-inf\"" : "\"inf\""
    }

    static func object(_ fields: [(String, String)]) -> String {
        "{" + fields.map { "\(text($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
    }

    static func list(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

    static func word<Value: Equatable>(_ value: Value, of words: [(String, Value)]) -> String {
        text(words.first { $0.1 == value }?.0 ?? "")
    }

    static func edge(_ edge: RefreshEdge) -> String { word(edge, of: Words.edges) }
    static func point(_ point: PlanePoint) -> String { list([number(point.x), number(point.y)]) }
    static func size(_ size: PlaneSize) -> String { list([number(size.width), number(size.height)]) }
    static func insets(_ insets: PlaneInsets) -> String { object(Words.sides.map { ($0.0, number(insets[$0.1])) }) }

    static func setup(_ setup: RefreshTrace.Setup) -> String {
        object(options(setup.options) + (setup.isEnabled ? [] : [("isEnabled", "false")]))
    }

    static func options(_ options: RefreshOptions) -> [(String, String)] {
        [
            ("extent", number(options.extent)), ("threshold", options.threshold.map(number) ?? "null"),
            ("trigger", trigger(options.trigger)),
            ("followsScroll", "\(options.followsScroll)"), ("isExclusive", "\(options.isExclusive)"),
            ("minimumLoadingTime", number(options.minimumLoadingTime)), ("resultDwell", number(options.resultDwell)),
            ("timeOut", options.timeOut.map(number) ?? "null"), ("spinnerDelay", number(options.spinnerDelay)),
            ("opening", motion(options.opening)), ("closing", motion(options.closing)), ("hasHaptic", "\(options.hasHaptic)"),
        ]
    }

    private static func motion(_ motion: RefreshMotion) -> String {
        object([
            ("duration", number(motion.duration)), ("damping", number(motion.damping)), ("initialVelocity", number(motion.initialVelocity)),
        ])
    }

    private static func trigger(_ trigger: RefreshTrigger) -> String {
        switch trigger {
        case .onRelease: return text("onRelease")
        case .onReach: return text("onReach")
        case .automatic(let prefetch):
            let lead: (String, String) =
                switch prefetch.lead {
                case .points(let points): ("points", number(points))
                case .viewports(let viewports): ("viewports", number(viewports))
                case .items(let items): ("items", "\(items)")
                }
            return object([("automatic", object([lead, ("limit", "\(prefetch.limit)")]))])
        }
    }
}
