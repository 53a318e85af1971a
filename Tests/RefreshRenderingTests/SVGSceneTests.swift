import RefreshAnimation
import RefreshGeometry
import RefreshRendering
import Testing

/// Scenes as filmstrips and animations.
struct SVGSceneTests {
    private static let size = PlaneSize(width: 100, height: 50)

    private static func layer(_ width: Double, x: Double = 0, isClipped: Bool = false) -> PictureScene.Layer {
        var picture = Picture()
        picture.rect(PlaneRect(x: 0, y: 0, width: width, height: 10), fill: .primary)
        return PictureScene.Layer(picture, frame: PlaneRect(x: x, y: 0, width: 20, height: 10), isClipped: isClipped)
    }

    private func renderer() -> SVGRenderer {
        var renderer = SVGRenderer()
        renderer.fonts = "serif"
        return renderer
    }

    @Test func aFilmstripShowsFramesInRowsWithTheirCaptions() {
        let frames = (0..<3).map { index in
            PictureScene.Frame(time: Double(index), layers: [Self.layer(Double(index + 1), x: 5)], caption: ["number \(index)"])
        }
        let scene = PictureScene(size: Self.size, cornerRadius: 8, frames: frames, end: 3)
        let file = renderer().filmstrip(scene, columns: 2)
        #expect(
            file == ##"""
                <svg xmlns="http://www.w3.org/2000/svg" width="248" height="190" viewBox="0 0 248 190" fill="none" stroke-linecap="round" \##
                stroke-linejoin="round" font-family="serif">
                <rect width="248" height="190" fill="#FFFFFF"/>
                <defs>
                <clipPath id="r0"><rect width="100" height="50" rx="8"/></clipPath>
                </defs>
                \##(cell(x: 16, y: 16, 0))\##(cell(x: 132, y: 16, 1))\##(cell(x: 16, y: 103, 2))</svg>

                """##)
    }

    private func cell(x: Int, y: Int, _ index: Int) -> String {
        ##"""
        <g transform="translate(\##(x) \##(y))">
        <rect width="100" height="50" rx="8" fill="#FFFFFF"/>
        <g clip-path="url(#r0)">
        <g transform="translate(5 0)"><rect width="\##(index + 1)" height="10" fill="#000000"/>
        </g>
        </g>
        <rect width="100" height="50" rx="8" stroke="#3C3C43" stroke-opacity="0.29"/>
        <g text-anchor="middle" font-size="11" fill="#3C3C43" fill-opacity="0.6">
        <text x="50" y="67">number \##(index)</text>
        </g>
        </g>

        """##
    }

    /// Four frames: A, B, A moved, A again. What A draws is defined once, and its first and last frame are one drawing, seen twice.
    @Test func anAnimationWritesWhatComesAgainOnce() {
        let frames = [(0.0, 7.0, 0.0), (1, 9, 0), (1.5, 7, 20), (2, 7, 0)].map { time, width, x in
            PictureScene.Frame(time: time, layers: [Self.layer(width, x: x)])
        }
        var renderer = renderer()
        renderer.prefix = "a-"
        renderer.paintsBackground = false
        let file = renderer.animation(PictureScene(size: Self.size, frames: frames, end: 4), poster: 1.2)
        #expect(
            file == ##"""
                <svg xmlns="http://www.w3.org/2000/svg" width="132" height="82" viewBox="0 0 132 82" fill="none" stroke-linecap="round" \##
                stroke-linejoin="round" font-family="serif">
                <defs>
                <clipPath id="a-0"><rect width="100" height="50"/></clipPath>
                <g id="a-1"><rect width="7" height="10" fill="#000000"/>
                </g>
                </defs>
                <g transform="translate(16 16)">
                <g clip-path="url(#a-0)">
                <g display="none">
                <use href="#a-1"/>
                <animate attributeName="display" calcMode="discrete" repeatCount="indefinite" dur="4s" values="inline;none;inline" \##
                keyTimes="0;0.25;0.5"/>
                </g>
                <g>
                <g><rect width="9" height="10" fill="#000000"/>
                </g>
                <animate attributeName="display" calcMode="discrete" repeatCount="indefinite" dur="4s" values="none;inline;none" \##
                keyTimes="0;0.25;0.375"/>
                </g>
                <g display="none">
                <use href="#a-1" x="20"/>
                <animate attributeName="display" calcMode="discrete" repeatCount="indefinite" dur="4s" values="none;inline;none" \##
                keyTimes="0;0.375;0.5"/>
                </g>
                </g>
                <rect width="100" height="50" stroke="#3C3C43" stroke-opacity="0.29"/>
                </g>
                </svg>

                """##)
    }

    @Test func captionsChangeOnTheirOwn() {
        let frames = [(0.0, "a"), (1, "b"), (2, "b")].map { time, caption in
            PictureScene.Frame(time: time, layers: [Self.layer(7 + time)], caption: [caption])
        }
        let file = renderer().animation(PictureScene(size: Self.size, frames: frames, end: 4))
        #expect(occurrences(of: "<animate ", in: file) == 5, "three drawings and two captions")
        #expect(occurrences(of: ##"values="none;inline" keyTimes="0;0.25""##, in: file) == 1, "one caption for the last two frames")
    }

    @Test func oneDrawingNeedsNoAnimation() {
        let frames = [0.0, 1].map { PictureScene.Frame(time: $0, layers: [Self.layer(7)]) }
        let file = renderer().animation(PictureScene(size: Self.size, frames: frames, end: 2))
        #expect(!file.contains("<animate"))
        #expect(!file.contains("display"))
    }

    @Test func aClippedLayerIsAWindow() {
        let frames = [PictureScene.Frame(time: 0, layers: [Self.layer(99, x: 3, isClipped: true)])]
        let file = renderer().filmstrip(PictureScene(size: Self.size, frames: frames, end: 1))
        #expect(file.contains(##"<svg x="3" width="20" height="10"><rect width="99" height="10" fill="#000000"/>"##))
    }

    /// Times that are no times, frames that never show, layers that are nowhere, no frames at all.
    @Test func brokenScenesAreDrawnAsFarAsTheyGo() {
        let times: [Double] = [5, .nan, 1, 2, 2, -.infinity, 3]
        var frames = times.enumerated().map { index, time in
            PictureScene.Frame(time: time, layers: [Self.layer(Double(index + 1))])
        }
        frames[0].layers[0].frame.origin.x = .nan
        let scene = PictureScene(size: Self.size, frames: frames, end: .nan)
        let file = renderer().animation(scene, poster: .nan)
        // Seen are the second (from 0 on), the third and the sixth: the others last no time.
        #expect(occurrences(of: "<animate ", in: file) == 3)
        #expect(file.contains(##"dur="3s" values="inline;none" keyTimes="0;0.333333""##))
        #expect(file.contains(##"dur="3s" values="none;inline;none" keyTimes="0;0.333333;0.666667""##))
        #expect(file.contains(##"dur="3s" values="none;inline" keyTimes="0;0.666667""##))
        #expect(renderer().animation(PictureScene(size: Self.size, frames: [], end: 1)).contains("</svg>"))
        #expect(renderer().filmstrip(PictureScene(size: Self.size, frames: [], end: 1), columns: 0).contains("</svg>"))
    }

    private func occurrences(of part: String, in text: String) -> Int {
        text.split(separator: "\n").reduce(0) { $0 + ($1.contains(part) ? 1 : 0) }
    }

    // MARK: - Files that follow their reader

    private func follower() -> SVGRenderer {
        var renderer = renderer()
        renderer.darkPalette = .dark
        return renderer
    }

    @Test func aFileThatFollowsItsReaderHasBothColoursAndEveryFragment() {
        var picture = Picture()
        picture.rect(
            PlaneRect(x: 1, y: 2, width: 3, height: 4), fill: .track.opacity(0.5),
            stroke: PictureStroke(PictureInk(hex: 0x123456), width: 1))
        let file = follower().still(picture, size: PlaneSize(width: 10, height: 10))
        #expect(
            file == ##"""
                <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10" fill="none" stroke-linecap="round" \##
                stroke-linejoin="round" font-family="serif">
                <style>
                @media(prefers-color-scheme:dark){[fill="#78788033"]{fill:#7878805C}[fill="#FFFFFFFF"]{fill:#000000FF}}
                #dark:target [fill="#78788033"],#dark-still:target [fill="#78788033"]{fill:#7878805C}\##
                #dark:target [fill="#FFFFFFFF"],#dark-still:target [fill="#FFFFFFFF"]{fill:#000000FF}
                #light:target [fill="#78788033"],#light-still:target [fill="#78788033"]{fill:#78788033}\##
                #light:target [fill="#FFFFFFFF"],#light-still:target [fill="#FFFFFFFF"]{fill:#FFFFFFFF}
                @media(prefers-reduced-motion:reduce){.a{display:none!important}.p{display:inline!important}}
                #still:target .a,#light-still:target .a,#dark-still:target .a{display:none!important}
                #still:target .p,#light-still:target .p,#dark-still:target .p{display:inline!important}
                </style>
                <g id="light"><g id="dark"><g id="still"><g id="light-still"><g id="dark-still">
                <rect width="10" height="10" fill="#FFFFFFFF"/>
                <rect x="1" y="2" width="3" height="4" fill="#78788033" fill-opacity="0.5" stroke="#123456" stroke-width="1"/>
                </g></g></g></g></g>
                </svg>

                """##)
    }

    @Test func onlyThePosterOfAFileThatFollowsItsReaderStaysWhereItStandsStill() {
        let frames = (0..<3).map { PictureScene.Frame(time: Double($0), layers: [Self.layer(Double($0 + 1))]) }
        let scene = PictureScene(size: Self.size, frames: frames, end: 3)
        let file = follower().animation(scene, poster: 1.5)
        let groups = file.split(separator: "\n").filter { $0.hasPrefix("<g class=") }
        #expect(groups == ["<g class=\"a\" display=\"none\">", "<g class=\"p\">", "<g class=\"a\" display=\"none\">"])
        #expect(!renderer().animation(scene, poster: 1.5).contains("class="))
    }

    @Test func withoutAMarginTheFileIsTheScreen() {
        let scene = PictureScene(
            size: Self.size, cornerRadius: 8, frames: [PictureScene.Frame(time: 0, layers: [Self.layer(1)])], end: 1)
        var renderer = renderer()
        renderer.margin = 0
        for file in [renderer.animation(scene), renderer.filmstrip(scene)] {
            #expect(file.contains("width=\"100\" height=\"50\" viewBox=\"0 0 100 50\""))
            #expect(file.contains("<rect width=\"100\" height=\"50\" rx=\"8\" fill=\"#FFFFFF\"/>"))
            #expect(!file.contains("height=\"50\" fill"))
        }
        renderer.margin = .nan
        #expect(renderer.animation(scene).contains("viewBox=\"0 0 100 50\""))
    }
}
