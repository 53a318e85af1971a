import RefreshAnimation
import RefreshArrow
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshRendering

#if arch(wasm32)
@_expose(wasm) @c public func progress(_ offset: Double) -> Double {
    let metrics = ScrollMetrics(
        offset: PlanePoint(x: 0, y: offset), content: PlaneSize(width: 320, height: 2000), viewport: PlaneSize(width: 320, height: 600))
    return Pull(past: .top, metrics: metrics, app: .zero).progress(threshold: 60)
}
#endif

@main struct Page {
    static func main() {}
}
