import RefreshAnimation
import RefreshControl
import RefreshGeometry

/// A view of the stage's kind, for a `RefreshViewAnimator` to change: a line of text in the middle of the refresher's space.
@MainActor
public final class StageLabel {
    private var table = PictureTable.Builder().table()
    private var line: PictureText?

    /// The text.
    public var text: String {
        didSet { write() }
    }

    /// Makes a label.
    public init(_ text: String = "") {
        self.text = text
        write()
    }

    private func write() {
        var builder = PictureTable.Builder()
        line = builder.text(text)
        table = builder.table()
    }

    /// What it looks like in a space of a size.
    func picture(in size: PlaneSize) -> Picture {
        var picture = Picture()
        guard let line, !text.isEmpty else { return picture }
        picture.use(table)
        let style = PictureTextStyle(size: 13)
        let middle = PlanePoint(x: size.width / 2, y: style.baseline(centeredOn: size.height / 2).rounded(.down))
        picture.text(line, at: middle, style: style, ink: .secondary)
        return picture
    }
}

extension PullToRefresh {
    /// What the stage shows of it: its label, or else its picture.
    var stagePicture: Picture { (refreshView as? StageLabel)?.picture(in: frame.size) ?? picture }
}
