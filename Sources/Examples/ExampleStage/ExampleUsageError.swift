/// What is wrong with a command line.
enum ExampleUsageError: Error, Equatable {
    /// An option that doesn't exist.
    case unknownOption(String)
    /// A word that belongs to no option.
    case unexpectedArgument(String)
    /// An option that needs a value, such as a file, has none.
    case missingValue(String, of: String)
    /// An option that is given more than once.
    case repeatedOption(String)
    /// A value that the option can't have.
    case unusableValue(String, of: ExampleOption)
}

extension ExampleUsageError: CustomStringConvertible {
    /// One line for people.
    var description: String {
        switch self {
        case .unknownOption(let option): "unknown option '\(option)'; --help tells what there is"
        case .unexpectedArgument(let argument): "unexpected argument '\(argument)', expected options only"
        case .missingValue(let value, let option): "\(option) needs a \(value)"
        case .repeatedOption(let option): "\(option) is given more than once"
        case .unusableValue(let value, let option):
            "\(option.name) can't be '\(value)', expected: " + option.help.split(separator: "\n").joined(separator: " ")
        }
    }
}
