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

        usage: refresh gallery [--check] DIR

        Draws every stock animator in every state as an animated SVG into a folder, and a page index.html that shows them.

          --check       write nothing: tell what of the folder differs from what is drawn now

        Leaves with 0, with 1 if a checked file differs, is missing or is left over, and with 2 if the folder can't be written or read.
        """

    static func run(_ arguments: [String]) async -> Status {
        if arguments.contains("--help") || arguments.contains("-h") || arguments.first == "help" {
            print(help)
            return .success
        }
        switch arguments.first {
        case "replay"?: return await replay(Array(arguments.dropFirst()))
        case "gallery"?: return gallery(Array(arguments.dropFirst()))
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

    private static func gallery(_ arguments: [String]) -> Status {
        var folders: [String] = []
        var command = GalleryCommand()
        var takesOptions = true
        for argument in arguments {
            switch argument {
            case "--" where takesOptions: takesOptions = false
            case "--check" where takesOptions: command.isCheck = true
            case _ where takesOptions && argument.hasPrefix("-"): return complain("unknown option \"\(argument)\"; try refresh --help")
            default: folders.append(argument)
            }
        }
        guard let folder = folders.first, !folder.isEmpty else { return complain("no folder; try refresh --help") }
        if folders.count > 1 { return complain("more than one folder; try refresh --help") }
        return command.run(folder)
    }

    private static func complain(_ reason: String) -> Status {
        tell("refresh: \(reason)")
        return .unusable
    }

    /// Says on standard error what is wrong: one line, whatever a file is called.
    static func tell(_ text: String) {
        let line = text.utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 }
        FileHandle.standardError.write(Data(line + [UInt8(ascii: "\n")]))
    }
}
