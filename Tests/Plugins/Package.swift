// swift-tools-version: 6.1
import PackageDescription

// A package as an app's is: it takes what it needs of RefreshKit, and has its frames read by the plugin.
let package = Package(
    name: "Plugins",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "RefreshKit", path: "../..")],
    targets: [
        .executableTarget(
            name: "Kitchen", dependencies: [.product(name: "RefreshFrames", package: "RefreshKit")], resources: [.copy("Frames")],
            plugins: [.plugin(name: "FrameSequencePlugin", package: "RefreshKit")])
    ],
    swiftLanguageModes: [.v6]
)
