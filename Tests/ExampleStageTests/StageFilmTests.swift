import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshRendering
import Testing

@testable import ExampleStage

/// Draws a text for each state.
@MainActor
private final class WordAnimator: RefreshAnimator {
    private let table: PictureTable
    private let words: [PictureText]

    init() {
        var builder = PictureTable.Builder()
        words = ["pulled-word", "loading-word", "finished-word"].map { builder.text($0) }
        table = builder.table()
    }

    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        picture.use(table)
        let word: PictureText
        switch moment.state {
        case .initial: return
        case .releasing: word = words[0]
        case .loading: word = words[1]
        case .finished: word = words[2]
        }
        picture.text(word, at: PlanePoint(x: 30, y: 30), style: PictureTextStyle(size: 13), ink: .secondary)
    }
}

@MainActor @Suite struct StageFilmTests {
    private func film(_ palette: PicturePalette = .light) -> StageFilm {
        StageFilm(
            name: "Word", load: SimulatedLoad(seconds: 1), looks: [ExampleLook { PullToRefresh(animator: WordAnimator()) }],
            palette: palette)
    }

    private func count(_ part: String, in text: String) -> Int {
        var count = 0
        var rest = text[...]
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }

    @Test func theAnimationPlaysThePullOverAndOver() {
        let svg = film().animation()
        #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
        #expect(svg.contains("<title>Word: a pull to refresh</title>"))
        for word in ["pulled-word", "loading-word", "finished-word", "Oslo", "Izmir", "Cities"] { #expect(svg.contains(">\(word)<")) }
        #expect(count("repeatCount=\"indefinite\"", in: svg) > 20)
    }

    @Test func theFilmstripShowsEveryMomentWithItsNumbers() {
        let svg = film().filmstrip()
        for moment in StageMoment.allCases { #expect(svg.contains(">\(moment.title)<")) }
        #expect(svg.contains(">0.00 s, initial, progress 0.00<"))
        #expect(svg.contains(">offset -60.0, inset 60.0<"))
        #expect(count("pulled-word", in: svg) == 2 && count("loading-word", in: svg) == 2 && count("finished-word", in: svg) == 1)
        #expect(!svg.contains("<animate"))
    }

    @Test func aDarkFilmIsLightOnDark() {
        #expect(film(.dark).filmstrip().contains("fill=\"#000000\""))
        #expect(film(.dark).filmstrip().contains("fill=\"#FFFFFF\">Oslo<"))
        #expect(film().filmstrip().contains("fill=\"#000000\">Oslo<"))
    }

    @Test func looksComeInTurnWithTheirNamesBelow() {
        let looks = ["one", "two"].map { ExampleLook($0) { PullToRefresh(animator: WordAnimator()) } }
        let film = { StageFilm(name: "Word", load: SimulatedLoad(seconds: 1), looks: looks, palette: .light) }
        let strip = film().filmstrip()
        #expect(StageMoment.allCases.allSatisfy { strip.contains(">one, \($0.title)<") && strip.contains(">two, \($0.title)<") })
        let animation = film().animation()
        #expect(animation.contains(">one<") && animation.contains(">two<"))
    }

    @Test func theSamePullGivesTheSameBytes() {
        #expect(film().animation() == film().animation())
    }
}
