/// The layers of the package, from the bottom up.
enum Layer { case values, contracts, control, stock, drawing, host, around, tool }

/// What one module may import.
struct LayerRow: Sendable {
    let module: String
    let layer: Layer
    let imports: Set<String>

    /// The table of the package's architecture. A module that is not in it has no place in the package.
    static let table: [LayerRow] = [
        LayerRow(module: "RefreshGeometry", layer: .values, imports: ["CRefreshMath"]),
        LayerRow(module: "RefreshCore", layer: .values, imports: ["RefreshGeometry"]),
        LayerRow(module: "RefreshLanguages", layer: .values, imports: ["RefreshGeometry"]),
        LayerRow(module: "RefreshAnimation", layer: .contracts, imports: ["RefreshCore", "RefreshGeometry", "RefreshLanguages"]),
        LayerRow(module: "RefreshData", layer: .contracts, imports: ["RefreshCore", "Foundation", "Observation"]),
        LayerRow(module: "RefreshHTTP", layer: .contracts, imports: ["RefreshData", "RefreshCore", "Foundation", "FoundationNetworking"]),
        LayerRow(module: "RefreshControl", layer: .control, imports: belowControl),
        LayerRow(module: "RefreshArrow", layer: .stock, imports: belowControl),
        LayerRow(module: "RefreshSpinner", layer: .stock, imports: belowControl),
        LayerRow(module: "RefreshFrames", layer: .stock, imports: belowControl),
        LayerRow(module: "RefreshStroke", layer: .stock, imports: belowControl),
        LayerRow(module: "RefreshRendering", layer: .drawing, imports: ["RefreshAnimation", "RefreshGeometry"]),
        LayerRow(module: "RefreshSimulator", layer: .host, imports: belowHosts.union(["Foundation"])),
        LayerRow(module: "RefreshUIKit", layer: .host, imports: belowHosts.union(["Foundation", "CoreGraphics", "QuartzCore", "UIKit"])),
        LayerRow(
            module: "RefreshSwiftUI", layer: .host,
            imports: belowHosts.union(["RefreshUIKit", "Foundation", "Accessibility", "Combine", "CoreGraphics", "SwiftUI", "UIKit"])),
        LayerRow(module: "RefreshBinding", layer: .around, imports: ["RefreshControl", "RefreshData", "RefreshCore", "RefreshGeometry"]),
        LayerRow(module: "RefreshFoundation", layer: .around, imports: ["RefreshControl", "RefreshLanguages", "Foundation"]),
        LayerRow(module: "RefreshKit", layer: .around, imports: umbrella),
        LayerRow(module: "RefreshTestSupport", layer: .around, imports: belowHosts.union(["RefreshSimulator"])),
    ]

    static let belowControl: Set = ["RefreshAnimation", "RefreshCore", "RefreshGeometry", "RefreshLanguages"]
    static let belowHosts: Set = belowControl.union(["RefreshControl"])
    /// Everything below the hosts, and what binds it together.
    static let umbrella: Set = belowHosts.union([
        "RefreshData", "RefreshHTTP", "RefreshArrow", "RefreshSpinner", "RefreshFrames", "RefreshStroke", "RefreshRendering",
        "RefreshBinding", "RefreshFoundation",
    ])

    /// Which hosts a host stands on, and why. There are no others.
    static let hostsBelow: [String: [String: String]] = [
        "RefreshSwiftUI": [
            "RefreshUIKit": "Before iOS 18 SwiftUI tells nothing of a scroll: its UIScrollView is found, and takes the refreshers."
        ]
    ]

    /// The row of a module. Tools and examples may import anything.
    static func row(of module: String) -> LayerRow? {
        let tools: Set = [
            "refresh", "refresh-benchmark", "frame-sequence", "ExampleStage", "ExampleServer", "ExampleCup", "SampleApp",
        ]
        if tools.contains(module) || module.hasSuffix("Example") { return LayerRow(module: module, layer: .tool, imports: []) }
        return table.first { $0.module == module }
    }

    static func modules(in layer: Layer) -> Set<String> { Set(table.filter { $0.layer == layer }.map(\.module)) }
}
