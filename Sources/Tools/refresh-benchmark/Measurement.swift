import CAllocationCount
import Foundation

/// One thing that is timed over and over, a scroll event a call.
struct Measurement {
    let name: String
    /// The most nanoseconds that a call may take, as the package promises; nil for what is only compared.
    let target: Double?
    /// How many calls a batch has.
    let calls: Int
    let batch: @MainActor (_ calls: Int) -> Void
    /// The nanoseconds of a call, batch by batch.
    private(set) var times: [Double] = []
    /// The requests for memory of the last batch; nil where they can't be counted.
    private(set) var requests: Int?

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
        requests = before < 0 ? nil : Int(allocation_count() - before)
    }

    /// The time that so many of a hundred batches don't exceed.
    func percentile(_ percent: Int) -> Double {
        let sorted = times.sorted()
        return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * percent / 100)]
    }

    /// The seconds that the processor has spent on this thread: what other programs do at the same time doesn't count.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
