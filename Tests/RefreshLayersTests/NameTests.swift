import Testing

@Suite("Public names")
struct NameTests {
    let appleNames: AppleNames

    init() throws {
        appleNames = AppleNames(try Repository.text(of: "Tests/RefreshLayersTests/Fixtures/AppleNames.txt"))
    }

    /// Names that stand although a framework has them, each with its reason.
    static let accepted = [
        "Picture": "QuickDraw's type of 1984 shows only where AppKit, or UIKit for Mac Catalyst, is imported beside RefreshAnimation."
    ]

    @Test("No public name is a name of Apple's frameworks", arguments: Repository.modules)
    func noClash(module: String) throws {
        let names = try Repository.sources(of: module).flatMap(\.publicNames).filter { Self.accepted[$0] == nil }
        let clashes = names.compactMap { name in appleNames.origin(of: name).map { "\(name) is a name of \($0)" } }
        #expect(clashes == [])
    }

    @Test("The list of names is read whole")
    func listIsRead() {
        #expect(appleNames.origin(of: "Spring") == "SwiftUI, Combine, WidgetKit or CoreTransferable")
        #expect(appleNames.origin(of: "Rect") == "MacTypes")
        #expect(appleNames.origin(of: "CGVector") == "a framework whose names begin with CG")
        #expect(appleNames.origin(of: "PlaneRect") == nil)
        #expect(appleNames.origin(of: "Category") == "the Objective-C runtime")
    }

    @Test(
        "A public name is found whatever stands around it",
        arguments: [
            ("public struct Spring: Sendable {", "Spring"), ("@MainActor open class Control<Value> {", "Control"),
            ("@frozen public indirect enum Path {", "Path"), ("public final class Image {", "Image"),
            ("public typealias Size = PlaneSize", "Size"), ("public func blend(_ a: Int) {}", "blend"),
            ("nonisolated(unsafe) public var count = 0", "count"), ("@available(iOS 15, *) public protocol Shape {", "Shape"),
        ])
    func namesAreRead(line: String, name: String) {
        #expect(SourceFile(path: "Sources/A/A.swift", text: line).publicNames == [name])
    }

    @Test(
        "Members and what is not public don't count",
        arguments: ["    public struct Cap {", "struct Path {", "public extension Path {", "public import A"])
    func othersAreNot(line: String) {
        #expect(SourceFile(path: "Sources/A/A.swift", text: line).publicNames == [])
    }
}
