#if canImport(ObjectiveC) && canImport(UIKit)
import Foundation
import QuartzCore

/// Calls back once at a time. It doesn't pause out of sight, as frames do.
@MainActor final class Alarm {
    private var timer: Timer?
    private let onTime: @MainActor () -> Void

    init(_ onTime: @escaping @MainActor () -> Void) { self.onTime = onTime }

    /// Sets the time, in the seconds of `CACurrentMediaTime()`; a former one is dropped. Nil: none.
    func set(_ time: Double?) {
        timer?.invalidate()
        timer = nil
        guard let time else { return }
        let timer = Timer(timeInterval: max(0, time - CACurrentMediaTime()), repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.ring() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func ring() {
        timer = nil
        onTime()
    }
}
#endif
