/// What the command line asks for.
struct BenchmarkArguments {
    static let usage = "usage: refresh-benchmark [--json] [--only NAME] [--runs COUNT]"

    /// Whether the figures are printed as JSON, an object a line.
    private(set) var isJSON = false
    /// How many batches each measurement takes, 1 or more. Few are enough for a profiler that counts instructions.
    private(set) var runs = 41
    /// The one measurement that is wanted; nil for all.
    private var only: String?

    /// Reads the arguments; nil if one isn't known, or has no sound value.
    init?(_ arguments: some Sequence<String>) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--json": isJSON = true
            case "--only":
                guard let name = rest.next() else { return nil }
                only = name
            case "--runs":
                guard let count = rest.next().flatMap({ Int($0) }), count > 0 else { return nil }
                runs = count
            default: return nil
            }
        }
    }

    /// Whether a measurement is wanted.
    func wants(_ name: String) -> Bool { only == nil || only == name }
}
