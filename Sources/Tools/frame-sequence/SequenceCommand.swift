import Foundation

/// The command line: reads a folder of frames and writes the Swift file.
enum SequenceCommand {
    static let help = """
        usage: frame-sequence FOLDER --output FILE

        Writes a Swift file with a FrameSequence for each sequence in a folder: numbered PNGs in it, folders of numbered PNGs, animated GIFs
        and APNGs. Names, sizes and durations are read from the files.

        Leaves with 0, or with 2 if a file is damaged, missing in the numbering or of another size, or the command line is wrong.
        """

    /// Does it, and gives the status to leave with.
    static func run(_ arguments: [String]) -> Int32 {
        if arguments.contains("--help") || arguments.contains("-h") {
            print(help)
            return 0
        }
        var folders: [String] = []
        var output: String?
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            if argument == "--output" {
                guard output == nil, let file = rest.next(), !file.isEmpty else { return complain("--output needs one file; try --help") }
                output = file
            } else if argument.hasPrefix("-") {
                return complain("unknown option \"\(argument)\"; try --help")
            } else {
                folders.append(argument)
            }
        }
        guard folders.count == 1, let folder = folders.first, !folder.isEmpty, let output else {
            return complain("expected one folder and --output FILE; try --help")
        }
        return write(FrameFolder(path: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder), to: output)
    }

    private static func write(_ folder: FrameFolder, to output: String) -> Int32 {
        do {
            let source = try SequenceSource(try folder.sequences())
            guard (try? Data(source.text.utf8).write(to: URL(fileURLWithPath: output))) != nil else {
                return tell("\(output): error: can't be written")
            }
            return 0
        } catch {
            return tell("\(error)")
        }
    }

    private static func complain(_ reason: String) -> Int32 { tell("frame-sequence: error: \(reason)") }

    /// Says on standard error what is wrong: one line, whatever a file is called.
    private static func tell(_ text: String) -> Int32 {
        let line = text.utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 }
        FileHandle.standardError.write(Data(line + [UInt8(ascii: "\n")]))
        return 2
    }
}
