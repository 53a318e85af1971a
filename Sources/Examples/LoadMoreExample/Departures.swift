import RefreshKit

/// A train that leaves.
struct Departure: Identifiable, Equatable, Sendable {
    var id: Int
    var town: String
    var time: String
}

/// The trains of an evening, twelve a page, three pages. The next page fails when asked to.
@MainActor
final class Departures: RefreshDataSource {
    /// Why a page didn't come.
    struct Busy: Error {}

    private var failsNext = false

    /// The next request will fail.
    func fail() { failsNext = true }

    /// Twelve trains after so many, and where the next twelve begin.
    func page(_ request: RefreshRequest<Int>) async throws -> RefreshPage<Departure, Int> {
        if failsNext {
            failsNext = false
            throw Busy()
        }
        return try await ArraySource(Self.evening, pageSize: 12).page(request)
    }

    private static let evening = (0..<36).map { number in
        let minutes = 17 * 60 + 4 + 11 * number
        let (hour, minute) = (minutes / 60, minutes % 60)
        return Departure(id: number, town: towns[number * 5 % towns.count], time: "\(hour):\(minute < 10 ? "0" : "")\(minute)")
    }

    private static let towns = [
        "Basel", "Bergen", "Delft", "Gdansk", "Ghent", "Graz", "Leeds", "Lyon", "Malmö", "Porto", "Tours", "Turin", "Ulm",
    ]
}
