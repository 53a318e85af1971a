// swift-tools-version: 6.1
import PackageDescription

// A development package. The flag that brings libFuzzer and lets it see what code a run reaches, -sanitize=fuzzer, is given to the
// whole build, so that the modules under test have it too.
let package = Package(
    name: "Fuzz",
    dependencies: [.package(name: "RefreshKit", path: "../..")],
    targets: [
        .target(name: "CFuzzer"),
        .executableTarget(
            name: "MachineFuzzer",
            dependencies: ["CFuzzer"] + ["RefreshCore", "RefreshGeometry"].map { .product(name: $0, package: "RefreshKit") },
            swiftSettings: ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
        ),
        .executableTarget(
            name: "ScenarioFuzzer",
            dependencies: ["CFuzzer", .product(name: "RefreshSimulator", package: "RefreshKit")],
            swiftSettings: ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
        ),
    ],
    swiftLanguageModes: [.v6]
)
