// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct Locale: Hashable, Sendable {
    public static var preferredLanguages: [String] { fatalError() }
}
