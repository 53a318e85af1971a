// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct IndexPath: Hashable, Sendable {
    public init(row: Int, section: Int) {}
    public var row: Int { fatalError() }
    public var section: Int { fatalError() }
}
