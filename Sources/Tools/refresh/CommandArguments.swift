/// The words after a command: the options that were given, and what it is to be done with. After `--` every word is one of the latter.
struct CommandArguments {
    private(set) var options: Set<String> = []
    private(set) var files: [String] = []

    /// Reads the words.
    /// - Parameter known: The options that there are.
    init(_ words: some Sequence<String>, options known: Set<String>) throws(UnknownOption) {
        var takesOptions = true
        for word in words {
            if !takesOptions || !word.hasPrefix("-") {
                files.append(word)
            } else if word == "--" {
                takesOptions = false
            } else if known.contains(word) {
                options.insert(word)
            } else {
                throw UnknownOption(name: word)
            }
        }
    }

    /// An option that isn't one.
    struct UnknownOption: Error {
        let name: String
    }
}
