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
        do throws(CommandArguments.UnknownOption) {
            let rest = arguments.dropFirst()
            switch arguments.first {
            case "replay"?: return await replay(try CommandArguments(rest, options: ["--transcript", "--json"]))
            case "gallery"?: return gallery(try CommandArguments(rest, options: ["--check"]))
            case let word?: return complain("unknown command \"\(word)\"; try refresh --help")
            case nil: return complain("no command; try refresh --help")
            }
        } catch {
            return complain("unknown option \"\(error.name)\"; try refresh --help")
        }
    }

    private static func replay(_ arguments: CommandArguments) async -> Status {
        if arguments.files.isEmpty { return complain("no file; try refresh --help") }
        let output = ReplayOutput(
            hasTranscript: arguments.options.contains("--transcript"), isJSON: arguments.options.contains("--json"))
        return await ReplayCommand(output: output).run(arguments.files)
    }

    private static func gallery(_ arguments: CommandArguments) -> Status {
        guard let folder = arguments.files.first, !folder.isEmpty else { return complain("no folder; try refresh --help") }
        if arguments.files.count > 1 { return complain("more than one folder; try refresh --help") }
        return GalleryCommand(isCheck: arguments.options.contains("--check")).run(folder)
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
