// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct Locale: Hashable, Sendable {
    public var identifier: String { fatalError() }
}
