import Testing

@Suite("Layers")
struct LayerTests {
    @Test("A module imports only what its layer may", arguments: Repository.modules)
    func importsStayBelow(module: String) throws {
        let row = try #require(LayerRow.row(of: module), "\(module) has no place in the table of layers")
        guard row.layer != .tool else { return }
        #expect(try imports(of: module) { !row.imports.contains($0.module) } == [])
    }

    @Test("Sources import nothing for the sake of tests", arguments: Repository.modules)
    func noTestableImports(module: String) throws {
        #expect(try imports(of: module) { $0.modifiers.contains("@testable") } == [])
    }

    @Test("A host uses the public API of the modules below it", arguments: LayerRow.modules(in: .host).sorted())
    func hostsArePlainClients(module: String) throws {
        #expect(try imports(of: module) { $0.modifiers.contains("package") } == [])
    }

    /// The imports of a module that fit a description, each with its file.
    private func imports(of module: String, where fits: (ImportLine) -> Bool) throws -> [String] {
        try Repository.sources(of: module).flatMap { file in file.imports.filter(fits).map { "\(file.path): \($0.module)" } }
    }

    @Test("The umbrella re-exports everything below the hosts that there is")
    func umbrellaIsComplete() throws {
        let exports = try Repository.sources(of: "RefreshKit").flatMap(\.imports)
        #expect(exports.allSatisfy { $0.modifiers.contains("@_exported") })
        #expect(Set(exports.map(\.module)) == LayerRow.umbrella.intersection(Repository.modules))
    }

    @Test("Every module that a web page runs on is compiled for it")
    func embeddedGateIsComplete() throws {
        let portable =
            LayerRow.table.filter { [.values, .control, .stock, .drawing].contains($0.layer) }.map(\.module) + ["RefreshAnimation"]
        let manifest = try Repository.text(of: "Tests/Embedded/Package.swift")
        #expect(Repository.modules.filter { portable.contains($0) && !manifest.contains("\"\($0)\"") } == [])
    }

    @Test("The table itself keeps animators and hosts apart, and Foundation out of the lower layers", arguments: LayerRow.table)
    func tableKeepsTheRules(row: LayerRow) {
        let hosts = LayerRow.modules(in: .host).subtracting(LayerRow.hostsBelow[row.module, default: [:]].keys)
        let stock = LayerRow.modules(in: .stock)
        switch row.layer {
        case .stock: #expect(row.imports.isDisjoint(with: hosts.union(stock).union(["RefreshControl", "Foundation"])))
        case .host: #expect(row.imports.isDisjoint(with: hosts.union(stock)))
        case .values, .control, .drawing: #expect(row.imports.isDisjoint(with: hosts.union(["Foundation"])))
        case .contracts, .around, .tool: break
        }
    }

    @Test(
        "An import is read whatever stands before it",
        arguments: [
            ("import RefreshCore", "RefreshCore"), ("@_exported public import RefreshCore", "RefreshCore"),
            ("internal import struct RefreshCore.RefreshToken", "RefreshCore"), ("    import Glibc  // for libm", "Glibc"),
        ])
    func importsAreRead(line: String, module: String) {
        #expect(SourceFile(path: "Sources/A/A.swift", text: line).imports.map(\.module) == [module])
    }

    @Test("A mention is no import", arguments: ["// import Foundation", "let text = \"import Foundation\"", "what we import comes later"])
    func mentionsAreNot(line: String) {
        #expect(SourceFile(path: "Sources/A/A.swift", text: line).imports.isEmpty)
    }
}
