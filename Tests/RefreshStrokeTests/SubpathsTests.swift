import RefreshGeometry
import Testing

@testable import RefreshStroke

struct SubpathsTests {
    @Test(arguments: [
        ("", []), ("M0 0L1 0", ["M0 0L1 0"]), ("M0 0L1 0M5 5Q6 6 7 5", ["M0 0L1 0", "M5 5Q6 6 7 5"]),
        ("M0 0L1 0L1 1ZM3 3C4 4 5 4 6 3", ["M0 0L1 0L1 1Z", "M3 3C4 4 5 4 6 3"]),
        // After a close the pen is where the subpath began.
        ("M2 0L1 0L1 1ZL9 9", ["M2 0L1 0L1 1Z", "M2 0L9 9"]),
    ]) func aPathComesApartIntoItsSubpaths(data: String, subpaths: [String]) throws {
        #expect(try PlanePath(data: data).subpaths.map { $0.data } == subpaths)
    }

    @Test func theHullHoldsAllPoints() throws {
        #expect(try PlanePath(data: "M1 2C-3 4 5 6 7 -8").hull == PlaneRect(x: -3, y: -8, width: 10, height: 14))
        #expect(PlanePath().hull == nil)
        var path = PlanePath()
        path.move(to: PlanePoint(x: .nan, y: 0))
        #expect(path.hull == nil)
        path = PlanePath()
        path.move(to: PlanePoint(x: -1e308, y: 0))
        path.line(to: PlanePoint(x: 1e308, y: 0))
        #expect(path.hull == nil)
    }
}
