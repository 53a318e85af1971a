import RefreshGeometry
import Testing

@testable import RefreshSwiftUI

struct ScrollViewChoiceTests {
    static let list = PlaneRect(x: 0, y: 100, width: 300, height: 500)

    @Test(
        "The scroll view that stands where the view does is found",
        arguments: [
            ([], nil), ([list], 0),
            // Its own, under the bars too, before the one around both.
            ([PlaneRect(x: 0, y: 0, width: 900, height: 900), PlaneRect(x: 0, y: 0, width: 300, height: 634)], 1),
            // A carousel in the list, and a sidebar beside it.
            ([PlaneRect(x: 0, y: 200, width: 300, height: 120), PlaneRect(x: -300, y: 100, width: 300, height: 500)], nil),
            ([list, list], 0),
            ([PlaneRect(x: 0, y: 100, width: 0, height: 500), PlaneRect(x: 0, y: 100, width: .nan, height: 500)], nil),
        ] as [([PlaneRect], Int?)])
    func choice(frames: [PlaneRect], index: Int?) {
        #expect(ScrollViewChoice.index(of: Self.list, among: frames) == index)
    }
}
