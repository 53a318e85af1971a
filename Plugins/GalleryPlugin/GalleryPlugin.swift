import Foundation
import PackagePlugin

/// `swift package gallery`: runs `refresh gallery`, into Documentation/Gallery unless another folder is named.
///
/// The command is built when it is needed. Were it a dependency, each build of the package would build it, and all that it stands on, a
/// second time: as a tool of the build.
@main
struct GalleryPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let build = try packageManager.build(.product("refresh"), parameters: .init(configuration: .debug, logging: .concise))
        guard build.succeeded, let refresh = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("refresh can't be built:\n\(build.logText)")
            return
        }
        let isNamed = arguments.contains { !$0.hasPrefix("-") }
        let usual = context.package.directoryURL.appending(path: "Documentation/Gallery").path
        let process = Process()
        process.executableURL = refresh.url
        process.arguments = ["gallery"] + arguments + (isNamed || arguments.contains("--help") ? [] : [usual])
        try process.run()
        process.waitUntilExit()
        // What went wrong the command has said itself.
        if process.terminationStatus != 0 { Foundation.exit(process.terminationStatus) }
    }
}
