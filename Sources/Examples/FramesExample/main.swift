import ExampleStage
import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshFrames
import RefreshGeometry

/// A terminal has no images: there the cup is drawn, and in files it is shown from those beside this one.
final class CupAnimator: FramesAnimator {
    let showsFiles: Bool

    init(showsFiles: Bool) {
        self.showsFiles = showsFiles
        super.init(CupFrames.sequence)
    }

    override func drawFrame(_ frame: Int, in place: PlaneRect, _ moment: RefreshMoment, into picture: inout Picture) {
        if showsFiles { return super.drawFrame(frame, in: place, moment, into: &picture) }
        let scale = place.size.width / CupFrames.size.width
        picture.transformed(by: PlaneTransform(a: scale, b: 0, c: 0, d: scale, tx: place.minX, ty: place.minY)) {
            CupFrames.pose(of: frame).draw(into: &$0)
        }
    }
}

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
