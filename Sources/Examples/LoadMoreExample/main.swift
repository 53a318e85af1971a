import ExampleStage
import RefreshKit

// A list with a header and a footer. The footer loads by itself when less than 48 points are left below; where a page has failed it waits
// for a pull at the end; and after three pages there is no more.
let departures = Departures()

let chapters: [ListChapter] = [
    .pull("a pull at the top"), .scrollToEnd("the end is near"), .key, .scrollToEnd("a page fails"), .pullAtEnd("a pull at the end"),
    .pullAtEnd("another pull, at the last row"),
]

await ListExample(name: "LoadMoreExample", screen: "Departures", chapters: chapters) { pace in
    let store = ListStore(departures.paced(by: pace))
    let header = PullToRefresh(animator: ArrowAnimator())
    let footer = PullToRefresh(animator: ArrowAnimator(), position: .bottom)
    header.options.resultDwell = 0.6
    footer.options.resultDwell = 0.6
    header.bind(to: store)
    footer.bind(to: store, prefetch: RefreshPrefetch(lead: .points(48)))
    let key = ExampleKey("f", hint: "f fails") { departures.fail() }
    return ListScene(store, top: header, bottom: footer, key: key) { ($0.town, $0.time) }
}.run()
