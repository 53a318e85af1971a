#if canImport(SwiftUI) && canImport(UIKit)
import Combine

/// Numbers that take a while to come: pages of 20, three of them. Every third refresh fails.
@MainActor
final class Feed: ObservableObject {
    /// A refresh that was meant to fail.
    struct Unreachable: Error {}

    private(set) var rows = Array(1...20)
    private var refreshes = 0

    /// Whether there is another page.
    var hasMore: Bool { rows.count < 60 }

    /// Brings the first page anew.
    func reload() async throws {
        refreshes += 1
        try await Task.sleep(nanoseconds: 1_500_000_000)
        if refreshes.isMultiple(of: 3) { throw Unreachable() }
        objectWillChange.send()
        rows = Array(1...20)
    }

    /// Adds the next page.
    func loadNext() async throws {
        try await Task.sleep(nanoseconds: 1_000_000_000)
        objectWillChange.send()
        rows += (rows.count + 1)...(rows.count + 20)
    }
}
#endif
