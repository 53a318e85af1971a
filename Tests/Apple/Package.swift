// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }

/// What is below the hosts.
let portable = ["RefreshGeometry", "RefreshCore", "RefreshLanguages", "RefreshAnimation", "RefreshControl"]

func products(_ names: [String]) -> [Target.Dependency] { names.map { .product(name: $0, package: "RefreshKit") } }

// A development package: the hosts for Apple's platforms, run on Linux against stand-ins for the frameworks that they stand on. The hosts'
// sources are those of RefreshKit (a link leads to them); beside them stand twins of the few files that need Objective-C's selectors.
let package = Package(
    name: "Apple",
    dependencies: [.package(name: "RefreshKit", path: "../..")],
    targets: [
        .target(name: "CoreGraphics"),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
        .target(name: "UIKit", dependencies: ["QuartzCore"]),
        .target(name: "UIKitHost", dependencies: ["UIKit"] + products(portable), path: "Sources/RefreshUIKit", swiftSettings: settings),
        .testTarget(
            name: "AppleTests", dependencies: ["UIKitHost", "UIKit"] + products(portable + ["RefreshSimulator", "RefreshTestSupport"]),
            path: "Tests/AppleTests",
            // swift-testing brings overlays of its own for modules of these names.
            swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    ],
    swiftLanguageModes: [.v6]
)
