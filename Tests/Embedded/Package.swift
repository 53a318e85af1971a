// swift-tools-version: 6.1
import PackageDescription

/// What a live web page runs on: each of these has to compile as Embedded Swift.
let modules = [
    "RefreshGeometry", "RefreshCore", "RefreshLanguages", "RefreshAnimation", "RefreshControl", "RefreshArrow", "RefreshSpinner",
    "RefreshFrames",
    "RefreshStroke", "RefreshRendering",
]

// A development package: it stands apart so that who depends on RefreshKit never sees its targets.
let package = Package(
    name: "Embedded",
    dependencies: [.package(name: "RefreshKit", path: "../..")],
    targets: [
        .target(name: "CPageRuntime"),
        .executableTarget(
            name: "Page",
            dependencies: ["CPageRuntime"] + modules.map { .product(name: $0, package: "RefreshKit") },
            swiftSettings: ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
        ),
    ],
    swiftLanguageModes: [.v6]
)
