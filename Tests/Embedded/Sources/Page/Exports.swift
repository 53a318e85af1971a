import RefreshControl
import RefreshGeometry

#if arch(wasm32)
nonisolated(unsafe) let page = Page()

@_expose(wasm) @c func touch() { page.attachment.touched() }
@_expose(wasm) @c func scroll(_ offset: Double) { page.scroll(to: offset) }
@_expose(wasm) @c func release() { page.attachment.released() }
@_expose(wasm) @c func advance(_ time: Double) { page.advance(to: time) }
@_expose(wasm) @c func end() { page.refresher.end() }

@_expose(wasm) @c func state() -> Int32 { page.state }
@_expose(wasm) @c func progress() -> Double { page.refresher.progress }
@_expose(wasm) @c func inset() -> Double { page.host.metrics.contentInset.top }
@_expose(wasm) @c func offset() -> Double { page.host.metrics.offset.y }
@_expose(wasm) @c func loads() -> Int32 { Int32(page.loads) }
@_expose(wasm) @c func closings() -> Int32 { Int32(page.refresher.closings) }
@_expose(wasm) @c func operations() -> Int32 { Int32(page.host.operations) }
#endif
