import ExampleCup
import ExampleStage
import RefreshControl
import RefreshCore

// `swift run FramesExample --frames FOLDER` draws the files anew.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--frames" {
    try CupFiles.write(to: CommandLine.arguments[2])
} else {
    // The pull sets a cup and fills it, the load has it steam; a tick says that all went well, and a failure takes it all back.
    let files = CupFiles()
    let showsFiles = CommandLine.arguments.count > 1
    Example(
        name: "FramesExample", load: SimulatedLoad(seconds: 2.4, outcomes: .success, .failure),
        image: { name, palette in files.image(name, in: palette) },
        refresher: {
            let refresher = PullToRefresh(animator: CupAnimator(showsFiles: showsFiles))
            refresher.options.resultDwell = 0.6
            return refresher
        }
    ).run()
}
