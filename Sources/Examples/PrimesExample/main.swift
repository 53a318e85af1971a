import ExampleStage
import RefreshKit

// Pull, and the next three primes are found. The newest stand first: the list grows at its start, where a pull loads more.
await ListExample(name: "PrimesExample", screen: "Primes", chapters: [.pull("the first pull"), .pull("the second pull")]) { pace in
    let source = PrimeSource(pageSize: 3, order: .newestFirst).paced(by: pace)
    let store = ListStore(source, growth: .atStart, id: \.self)
    let refresher = PullToRefresh(animator: ArrowAnimator())
    refresher.options.resultDwell = 0.6
    refresher.bind(to: store, prefetch: nil)
    return ListScene(store, top: refresher) { ("\($0)", "prime") }
}.run()
