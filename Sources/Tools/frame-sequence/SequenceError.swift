/// Why a folder makes no sequences. Each case names the file or the folder.
enum SequenceError: Error, Equatable {
    /// A file or folder can't be read.
    case unreadable(String)
    /// A file is larger than what is read, in bytes.
    case tooLarge(String, limit: Int)
    /// A file isn't what it should be.
    case file(String, FrameFileError)
    /// A still has no number at the end of its name.
    case noNumber(String)
    /// A still's name begins in another way than that of the sequence's first.
    case otherName(String, expected: String)
    /// Two stills have the same number.
    case sameNumber(String, as: String)
    /// Between two numbers one is missing.
    case missing(String)
    /// A still has another size than the first, in pixels of its scale.
    case otherSize(String, expected: String, found: String)
    /// There is nothing to make a sequence of.
    case empty(String)
    /// Two sequences would have the same name in code.
    case sameConstant(String, as: String, name: String)
}

extension SequenceError: CustomStringConvertible {
    /// One line, as compilers write it.
    var description: String {
        switch self {
        case .unreadable(let path): "\(path): error: can't be read"
        case .tooLarge(let path, let limit): "\(path): error: expected at most \(limit) bytes, found more"
        case .file(let path, let error): "\(path): error: \(error)"
        case .noNumber(let path): "\(path): error: expected a number at the end of the name, such as in cup-07.png, found none"
        case .otherName(let path, let expected): "\(path): error: expected a name that begins with \"\(expected)\", as the others do"
        case .sameNumber(let path, let other): "\(path): error: has the same number as \(other)"
        case .missing(let path): "\(path): error: is missing between its neighbours"
        case .otherSize(let path, let expected, let found): "\(path): error: expected \(expected) pixels, as the first has, found \(found)"
        case .empty(let path): "\(path): error: expected numbered PNGs, animated GIFs or APNGs, or folders of numbered PNGs, found none"
        case .sameConstant(let path, let other, let name): "\(path): error: would be called \(name), as \(other) is"
        }
    }
}
