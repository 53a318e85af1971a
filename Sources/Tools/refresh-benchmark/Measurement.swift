import CAllocationCount
import Foundation

/// One thing that is timed over and over.
struct Measurement {
    let name: String
    /// The most nanoseconds that a call may take here, as the package promises; nil for what is only compared.
    let target: Double?
    /// How many calls a batch has.
    let calls: Int
    let batch: @MainActor (_ calls: Int) -> Void
    var times: [Double] = []
    var allocations: Int64 = 0

    init(_ name: String, target: Double? = nil, calls: Int = 20_000, batch: @escaping @MainActor (_ calls: Int) -> Void) {
        self.name = name
        self.target = target
        self.calls = calls
        self.batch = batch
    }

    /// Runs one batch, and notes its time a call and the memory that it asked for.
    @MainActor mutating func measure() {
        let before = allocation_count(), start = Self.processorTime
        batch(calls)
        times.append((Self.processorTime - start) * 1e9 / Double(calls))
        allocations = allocation_count() - before
    }

    /// The seconds that the processor has spent on this thread: what other programs do at the same time doesn't count.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The median time of a call, in nanoseconds.
    var median: Double {
        let sorted = times.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}
