import ExampleServer
import ExampleStage
import RefreshKit

// A server on the loopback interface, a list that pages through its feed, and a key that makes it fail.
let feed = Feed()
let server = try LoopbackServer { await feed.reply(to: $0) }

let chapters: [ListChapter] = [
    .pull("a pull"), .scrollToEnd("the end is near"), .scrollToEnd("once more"), .key, .pull("the server fails"), .pull("another pull"),
]

await ListExample(name: "FeedExample", screen: "Feed", chapters: chapters) { pace in
    let source = HTTPSource<Post>(
        server.url, items: "posts", paging: .cursor(field: "next", parameter: "before"), options: HTTPOptions(retry: .never))
    let store = ListStore(source.paced(by: pace))
    let top = PullToRefresh(animator: ArrowAnimator()), bottom = PullToRefresh(position: .bottom)
    top.options.resultDwell = 0.6
    top.bind(to: store)
    bottom.bind(to: store)
    let key = ExampleKey("f", hint: "f fails") { Task { await feed.fail() } }
    return ListScene(store, top: top, bottom: bottom, key: key) { ($0.title, $0.author) }
}.run()
