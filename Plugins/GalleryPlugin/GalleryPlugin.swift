import Foundation
import PackagePlugin

/// `swift package gallery`: runs `refresh gallery`, into Documentation/Gallery unless another folder is named.
@main
struct GalleryPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let isNamed = arguments.contains { !$0.hasPrefix("-") }
        let usual = context.package.directoryURL.appending(path: "Documentation/Gallery").path
        let process = Process()
        process.executableURL = try context.tool(named: "refresh").url
        process.arguments = ["gallery"] + arguments + (isNamed || arguments.contains("--help") ? [] : [usual])
        try process.run()
        process.waitUntilExit()
        // What went wrong the command has said itself.
        if process.terminationStatus != 0 { Foundation.exit(process.terminationStatus) }
    }
}
