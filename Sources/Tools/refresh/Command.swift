import Foundation

/// The command line: what to do, and the status to leave with.
@MainActor
enum Command {
    enum Status: Int32 {
        case success = 0
        /// An expectation isn't met.
        case failure = 1
        /// A file or the command line is bad.
        case unusable = 2
    }

    static let help = """
        usage: refresh replay [--transcript] [--json] FILE…

        Replays scenarios against a simulated scroll view and checks what they expect. A folder stands for the .json files in it.

          --transcript  tell all that happens
          --json        tell everything as JSON lines
          --help        tell this

        Prints a line for each expectation that isn't met. Leaves with 0 if all are met, 1 if one isn't, and 2 if a file is no scenario or
        the command line is wrong. Documentation/Scenarios.md describes the format.
        """

    static func run(_ arguments: [String]) async -> Status {
        if arguments.contains("--help") || arguments.contains("-h") || arguments.first == "help" {
            print(help)
            return .success
        }
        switch arguments.first {
        case "replay"?: return await replay(Array(arguments.dropFirst()))
        case let word?: return complain("unknown command \"\(word)\"; try refresh --help")
        case nil: return complain("no command; try refresh --help")
        }
    }

    private static func replay(_ arguments: [String]) async -> Status {
        var files: [String] = []
        var output = ReplayOutput()
        var takesOptions = true
        for argument in arguments {
            switch argument {
            case "--" where takesOptions: takesOptions = false
            case "--transcript" where takesOptions: output.hasTranscript = true
            case "--json" where takesOptions: output.isJSON = true
            case _ where takesOptions && argument.hasPrefix("-"): return complain("unknown option \"\(argument)\"; try refresh --help")
            default: files.append(argument)
            }
        }
        if files.isEmpty { return complain("no file; try refresh --help") }
        return await ReplayCommand(output: output).run(files)
    }

    private static func complain(_ reason: String) -> Status {
        FileHandle.standardError.write(Data("refresh: \(reason)\n".utf8))
        return .unusable
    }
}
