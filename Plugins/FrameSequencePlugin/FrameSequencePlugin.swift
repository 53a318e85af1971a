import Foundation
import PackagePlugin

/// Gives a target a `FrameSequence` for each sequence in its folder `Frames`, by the executable `frame-sequence`.
@main
struct FrameSequencePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let folder = target.directoryURL.appending(path: "Frames")
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
            Diagnostics.error("\(folder.path): expected a folder of frames for the target \(target.name)")
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "FrameSequences.swift")
        return [
            .buildCommand(
                displayName: "Reading the frames of \(target.name)", executable: try context.tool(named: "frame-sequence").url,
                arguments: [folder.path, "--output", output.path],
                inputFiles: files.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path },
                outputFiles: [output])
        ]
    }
}
