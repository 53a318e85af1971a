/// A key that does something in one example only.
@MainActor
public struct ExampleKey {
    /// The key, as it is typed.
    let character: UInt8
    /// What the reader is told.
    let hint: String
    /// What it does.
    let action: () -> Void

    /// Makes a key.
    /// - Parameters:
    ///   - character: An ASCII character that no other key of the stage is.
    ///   - hint: What it does, in a word or two: "f fails".
    ///   - action: What it does.
    public init(_ character: Unicode.Scalar, hint: String, action: @escaping () -> Void) {
        self.character = UInt8(truncatingIfNeeded: character.value)
        self.hint = hint
        self.action = action
    }
}
