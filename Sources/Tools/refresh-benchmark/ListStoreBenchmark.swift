import Dispatch
import RefreshData

/// A row such as a server sends: a key of text, a title and a number.
private struct BenchmarkRow: Identifiable, Hashable, Sendable {
    var id: String
    var title: String
    var likes: Int

    init(_ number: Int) {
        id = "post-2025-\(number)"
        title = "The title of number \(number), of a usual length"
        likes = number % 100
    }
}

/// Two lists that differ in one row of a hundred, and are answered in turn.
private actor BenchmarkSource: RefreshDataSource {
    private let answers: [[BenchmarkRow]]
    private var turn = 0

    init(rows: Int) {
        answers = [Self.rows(rows), Self.changed(rows)]
    }

    func page(_ request: RefreshRequest<Never>) async throws -> RefreshPage<BenchmarkRow, Never> {
        turn += 1
        return RefreshPage(answers[turn % 2])
    }

    private static func rows(_ count: Int) -> [BenchmarkRow] { (0..<count).map { BenchmarkRow($0) } }

    /// One row of a hundred goes, comes, moves or changes, in turn and all over the list. Made anew, so that no two strings share memory.
    private static func changed(_ count: Int) -> [BenchmarkRow] {
        var rows = rows(count)
        for (step, place) in stride(from: count - 50, through: 0, by: -100).enumerated() {
            switch step % 4 {
            case 0: rows.remove(at: place)
            case 1: rows.insert(BenchmarkRow(count + place), at: place)
            case 2: rows.insert(rows.remove(at: place), at: max(0, place - 40))
            default: rows[place].likes += 1
            }
        }
        return rows
    }
}

/// Measures a reload of 100,000 rows of which 1 % changed, from the request to the change told to an observer, and how the time for a row
/// compares with a list of a tenth of that length: about 1 if the time is linear.
/// - Parameter asJSON: Prints an object a line (name, unit, median, p90, runs) instead of text.
@MainActor
func listStoreBenchmark(runs: Int = 41, asJSON: Bool = false) async throws {
    let short = try await reloadTimes(rows: 10_000, runs: runs)
    let long = try await reloadTimes(rows: 100_000, runs: runs)
    let ratio = long.median / short.median / 10
    let ratioP90 = long.p90 / short.p90 / 10
    for (name, unit, median, p90) in [("list-reload", "ms", long.median, long.p90), ("list-reload-linearity", "ratio", ratio, ratioP90)] {
        let (median, p90) = ((median * 1000).rounded() / 1000, (p90 * 1000).rounded() / 1000)
        if asJSON {
            print(#"{"name":"\#(name)","unit":"\#(unit)","median":\#(median),"p90":\#(p90),"runs":\#(runs)}"#)
        } else {
            print("\(name): median \(median) \(unit), p90 \(p90) \(unit), \(runs) runs")
        }
    }
}

/// The times of reloads in milliseconds, after some to warm up.
@MainActor
private func reloadTimes(rows: Int, runs: Int) async throws -> (median: Double, p90: Double) {
    let store = ListStore(BenchmarkSource(rows: rows))
    let observation = store.observe { _ in }
    var times: [Double] = []
    for run in 0..<(runs + 4) {
        let start = DispatchTime.now().uptimeNanoseconds
        try await store.reload()
        let end = DispatchTime.now().uptimeNanoseconds
        if run >= 4 { times.append(Double(end - start) / 1e6) }
    }
    withExtendedLifetime(observation) {}
    times.sort()
    return (times[times.count / 2], times[times.count * 9 / 10])
}
