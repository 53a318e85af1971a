/// What is wrong with a command line.
enum ExampleUsageError: Error, Equatable {
    /// An option that doesn't exist.
    case unknownOption(String)
    /// A word that belongs to no option.
    case unexpectedArgument(String)
    /// An option that needs a file has none.
    case missingFile(String)
    /// An option that is given more than once.
    case repeatedOption(String)
}

extension ExampleUsageError: CustomStringConvertible {
    /// One line for people.
    var description: String {
        switch self {
        case .unknownOption(let option): "unknown option '\(option)', expected --svg FILE, --filmstrip FILE, --dark or --help"
        case .unexpectedArgument(let argument): "unexpected argument '\(argument)', expected options only"
        case .missingFile(let option): "\(option) needs a file"
        case .repeatedOption(let option): "\(option) is given more than once"
        }
    }
}
