/// An option of one example only, with a value.
public struct ExampleOption: Hashable, Sendable {
    /// The option, as it is typed: "--text".
    let name: String
    /// What its value is called in the help: "TEXT".
    let value: String
    /// What it does, in a line or two of some 50 letters.
    let help: String

    /// Makes an option.
    /// - Parameters:
    ///   - name: The option, as it is typed: "--text".
    ///   - value: What its value is called in the help: "TEXT".
    ///   - help: What it does, in a line or two of some 50 letters.
    public init(_ name: String, value: String, help: String) {
        self.name = name
        self.value = value
        self.help = help
    }
}
