// swift-tools-version: 6.1
import PackageDescription

/// What a target is for. A library and a tool are products of their own, and a plugin may be; the rest is for this package alone.
enum Kind { case library, shim, stage, tool, plugin, example, tests }

// What is often imported together, from the bottom up.
let values = ["RefreshCore", "RefreshGeometry"]
let drawing = ["RefreshAnimation", "RefreshLanguages"] + values
let control = ["RefreshControl"] + drawing
let simulator = ["RefreshSimulator"] + control
let stock = ["RefreshArrow", "RefreshSpinner", "RefreshFrames", "RefreshStroke"]
let stage = ["ExampleStage", "RefreshRendering"] + simulator

/// One row a target: its kind, its name and the targets that it may import.
let table: [(kind: Kind, name: String, imports: [String])] = [
    // Values.
    (.shim, "CRefreshMath", []),
    (.library, "RefreshGeometry", ["CRefreshMath"]),
    (.library, "RefreshCore", ["RefreshGeometry"]),
    (.library, "RefreshLanguages", ["RefreshGeometry"]),
    // Contracts.
    (.library, "RefreshAnimation", values + ["RefreshLanguages"]),
    (.library, "RefreshData", ["RefreshCore"]),
    (.library, "RefreshHTTP", ["RefreshData"]),
    // Control.
    (.library, "RefreshControl", drawing),
    // Stock animators.
    (.library, "RefreshArrow", drawing),
    (.library, "RefreshSpinner", drawing),
    (.library, "RefreshFrames", drawing),
    (.library, "RefreshStroke", drawing),
    // Drawing.
    (.library, "RefreshRendering", ["RefreshAnimation", "RefreshGeometry"]),
    // Hosts.
    (.library, "RefreshSimulator", control),
    (.library, "RefreshUIKit", control),
    (.library, "RefreshSwiftUI", ["RefreshUIKit"] + control),
    // Around them.
    (.library, "RefreshBinding", ["RefreshControl", "RefreshData"] + values),
    (.library, "RefreshFoundation", ["RefreshControl", "RefreshLanguages"]),
    (.library, "RefreshKit", control + stock + ["RefreshData", "RefreshHTTP", "RefreshRendering", "RefreshBinding", "RefreshFoundation"]),
    (.library, "RefreshTestSupport", simulator),
    // Tools and examples.
    (.shim, "CAllocationCount", []),
    (.tool, "refresh", ["ExampleCup", "RefreshRendering"] + simulator + stock),
    (.tool, "refresh-benchmark", ["CAllocationCount", "RefreshData"] + simulator + stock),
    (.tool, "frame-sequence", []),
    (.plugin, "GalleryPlugin", []),
    (.plugin, "FrameSequencePlugin", ["frame-sequence"]),
    (.stage, "ExampleStage", ["RefreshRendering", "RefreshData"] + simulator),
    (.stage, "ExampleServer", []),
    (.stage, "ExampleCup", ["RefreshFrames", "RefreshAnimation", "RefreshGeometry"]),
    (.example, "ArrowExample", ["ExampleStage", "RefreshArrow", "RefreshControl", "RefreshCore"]),
    (.example, "SpinnerExample", ["ExampleStage", "RefreshSpinner", "RefreshAnimation", "RefreshControl", "RefreshCore"]),
    (.example, "StrokeExample", ["ExampleStage", "RefreshStroke", "RefreshControl", "RefreshCore"]),
    (.example, "CustomExample", ["ExampleStage", "RefreshKit"]),
    (.example, "LoadMoreExample", ["ExampleStage", "RefreshKit"]),
    (.example, "PrimesExample", ["ExampleStage", "RefreshKit"]),
    (.example, "FeedExample", ["ExampleStage", "ExampleServer", "RefreshKit"]),
    (.example, "FramesExample", ["ExampleStage", "ExampleCup", "RefreshFrames", "RefreshRendering"] + control),
    // Tests.
    (.tests, "RefreshGeometryTests", ["RefreshGeometry"]),
    (.tests, "RefreshCoreTests", values),
    (.tests, "RefreshLanguagesTests", ["RefreshLanguages", "RefreshGeometry"]),
    (.tests, "RefreshFoundationTests", ["RefreshFoundation"] + simulator),
    (.tests, "RefreshAnimationTests", drawing),
    (.tests, "RefreshDataTests", ["RefreshData", "RefreshCore"]),
    (.tests, "RefreshHTTPTests", ["RefreshHTTP", "RefreshData", "ExampleServer"]),
    (.tests, "RefreshControlTests", control),
    (.tests, "RefreshBindingTests", ["RefreshKit", "RefreshBinding", "RefreshData", "RefreshHTTP"] + simulator),
    (.tests, "RefreshArrowTests", ["RefreshArrow", "RefreshTestSupport"] + drawing),
    (.tests, "RefreshSpinnerTests", ["RefreshSpinner", "RefreshTestSupport"] + drawing),
    (.tests, "RefreshFramesTests", ["RefreshFrames", "RefreshRendering", "ExampleCup", "FramesExample", "RefreshTestSupport"] + drawing),
    (.tests, "RefreshRenderingTests", ["RefreshRendering", "RefreshAnimation", "RefreshGeometry"]),
    (.tests, "RefreshSimulatorTests", simulator),
    (.tests, "RefreshScenarioTests", simulator + ["refresh"]),
    (.tests, "ExampleStageTests", stage + ["RefreshBinding", "RefreshData", "CustomExample", "RefreshTestSupport"]),
    (.tests, "RefreshGalleryTests", ["refresh", "RefreshSimulator"]),
    (.tests, "FrameSequenceTests", ["frame-sequence"]),
    (.tests, "RefreshStrokeTests", ["RefreshStroke"] + drawing),
    (.tests, "RefreshPropertyTests", simulator),
    (.tests, "RefreshSwiftUITests", ["RefreshSwiftUI", "RefreshTestSupport"] + simulator),
    (.tests, "RefreshTestSupportTests", ["RefreshTestSupport", "RefreshRendering", "ExampleCup", "CustomExample"] + simulator + stock),
    (.tests, "RefreshLayersTests", []),
]

/// With REFRESH_TESTS, a list of targets of tests, the others are left out: what a few tests stand on is built in a fraction of the time.
let chosen = Context.environment["REFRESH_TESTS"]?.split(separator: " ").map(String.init)
let built = table.filter { row in row.kind != .tests || chosen?.contains(row.name) != false }

/// What stands in a folder of tests besides Swift.
let fixtures = ["RefreshLayersTests": ["Fixtures"], "RefreshSimulatorTests": ["Scenarios"]]

/// The libraries that have to say why they use an interface. Their manifests are for Apple's platforms; elsewhere a resource would bring
/// Foundation's `Bundle` along.
let manifests = ["RefreshFoundation": "PrivacyInfo.xcprivacy", "RefreshSwiftUI": "PrivacyInfo.xcprivacy"]
#if canImport(Darwin)
let bringsManifests = true
#else
let bringsManifests = false
#endif

/// What an example brings along.
let resources = ["FramesExample": ["Frames"]]

/// The plugins that are products: who depends on the package has each of them compiled, used or not.
let forOthers: Set = ["FrameSequencePlugin"]

/// The tests that apps copy to begin with. They don't see what the libraries share among themselves, and nor do the examples: so they compile
/// in an app as they do here.
let copied: Set = ["RefreshTestSupportTests"]

/// What a plugin does.
func capability(of plugin: String) -> Target.PluginCapability {
    guard plugin == "GalleryPlugin" else { return .buildTool() }
    return .command(
        intent: .custom(verb: "gallery", description: "Draw every stock animator in every state, and a page that shows them."),
        permissions: [.writeToPackageDirectory(reason: "The pictures are written to Documentation/Gallery.")])
}

let settings: [SwiftSetting] = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }

func target(_ kind: Kind, _ name: String, _ imports: [String]) -> Target {
    let dependencies = imports.map(Target.Dependency.init(stringLiteral:))
    switch kind {
    case .shim: return .target(name: name)
    case .library:
        let manifest = manifests[name].map { [$0] } ?? []
        return .target(
            name: name, dependencies: dependencies, exclude: bringsManifests ? [] : manifest,
            resources: bringsManifests ? manifest.map { .copy($0) } : [], swiftSettings: settings)
    case .stage: return .target(name: name, dependencies: dependencies, path: "Sources/Examples/\(name)", swiftSettings: settings)
    case .tool: return .executableTarget(name: name, dependencies: dependencies, path: "Sources/Tools/\(name)", swiftSettings: settings)
    case .plugin:
        return .plugin(name: name, capability: capability(of: name), dependencies: imports.map { .target(name: $0) })
    case .example:
        return .executableTarget(
            name: name, dependencies: dependencies, path: "Sources/Examples/\(name)", exclude: ["README.md"],
            resources: resources[name]?.map { .copy($0) } ?? [], packageAccess: false, swiftSettings: settings)
    case .tests:
        return .testTarget(
            name: name, dependencies: dependencies, exclude: fixtures[name] ?? [], packageAccess: !copied.contains(name),
            swiftSettings: settings)
    }
}

let package = Package(
    name: "RefreshKit",
    platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15)],
    products: table.filter { $0.kind == .library }.map { .library(name: $0.name, targets: [$0.name]) }
        + table.filter { $0.kind == .tool }.map { .executable(name: $0.name, targets: [$0.name]) }
        + table.filter { $0.kind == .plugin && forOthers.contains($0.name) }.map { .plugin(name: $0.name, targets: [$0.name]) },
    targets: built.map { target($0.kind, $0.name, $0.imports) },
    swiftLanguageModes: [.v6]
)
