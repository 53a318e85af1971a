/// What is wrong with a file that should hold frames.
enum FrameFileError: Error, Equatable {
    /// The file ends too early: so many bytes of something were expected, and so many are there.
    case cutOff(String, expected: Int, found: Int)
    /// It begins like no file of a kind that is read.
    case unknownKind
    /// Something isn't as the format wants it.
    case damaged(String, expected: String, found: String)
}

extension FrameFileError: CustomStringConvertible {
    /// A line for people, without the file's name.
    var description: String {
        switch self {
        case .cutOff(let part, let expected, let found): "cut off in \(part): expected \(expected) bytes, found \(found)"
        case .unknownKind: "expected a PNG or a GIF, found something else"
        case .damaged(let part, let expected, let found): "damaged in \(part): expected \(expected), found \(found)"
        }
    }
}
