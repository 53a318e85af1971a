/// What an example was asked to do on its command line.
struct ExampleOptions: Equatable {
    /// Where to write the animated SVG.
    var svg: String?
    /// Where to write the strip of stills.
    var filmstrip: String?
    /// Whether files are drawn dark.
    var isDark = false
    /// The value of the example's own option.
    var own: String?
    /// Whether to explain the options and do nothing else.
    var wantsHelp = false

    /// Nothing asked for: play.
    init() {}

    /// Reads the arguments after the program's name. Values may stand apart (`--svg FILE`) or not (`--svg=FILE`).
    /// - Parameter option: The option that the example has of its own.
    init(_ arguments: some Sequence<String>, option: ExampleOption? = nil) throws(ExampleUsageError) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts.first ?? ""
            switch name {
            case "--svg": try Self.set(&svg, name, parts.count > 1 ? parts[1] : rest.next())
            case "--filmstrip": try Self.set(&filmstrip, name, parts.count > 1 ? parts[1] : rest.next())
            case "--dark" where parts.count == 1: isDark = true
            case "--help" where parts.count == 1, "-h" where parts.count == 1: wantsHelp = true
            case option?.name: try Self.set(&own, name, parts.count > 1 ? parts[1] : rest.next(), kind: option?.value ?? "")
            default: throw argument.hasPrefix("-") ? .unknownOption(argument) : .unexpectedArgument(argument)
            }
        }
    }

    private static func set(
        _ target: inout String?, _ option: String, _ value: String?, kind: String = "FILE"
    ) throws(ExampleUsageError) {
        guard target == nil else { throw .repeatedOption(option) }
        guard let value, !value.isEmpty, !value.hasPrefix("--") else { throw .missingValue(kind, of: option) }
        target = value
    }

    /// The explanation.
    static func help(name: String, option: ExampleOption? = nil) -> String {
        var usage = "usage: swift run \(name) [--svg FILE] [--filmstrip FILE] [--dark]"
        var own = ""
        if let option {
            let head = "\(option.name) \(option.value)"
            usage += " [\(head)]"
            for (index, line) in option.help.split(separator: "\n").enumerated() {
                own += "  " + (index == 0 ? head : "").padded(to: 16) + "  \(line)\n"
            }
        }
        return """
            \(usage)

            On a terminal it plays: first by a finger of its own, then by yours.
            Drag with the mouse, or use the arrow keys and let go with the space bar;
            r refreshes without a pull, q, Esc or control-C leaves.
            Elsewhere it prints the moments of a pull.

            \(own)  --svg FILE        write what happens as an animated SVG
              --filmstrip FILE  write its moments side by side as an SVG
              --dark            draw these light on dark
              --help            show this

            """
    }
}
