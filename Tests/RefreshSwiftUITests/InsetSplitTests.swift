import RefreshGeometry
import Testing

@testable import RefreshSwiftUI

struct InsetSplitTests {
    /// The top only: what was held until when, and what was read at a time.
    private func split(_ steps: [Step], base: Double = 100) -> InsetSplit {
        var split = InsetSplit()
        split.read(PlaneInsets(top: base), tolerance: 0.25, at: 0)
        for step in steps {
            switch step {
            case .held(let inset, let deadline): split.hold(inset, at: .top, until: deadline)
            case .read(let sum, let now): split.read(PlaneInsets(top: sum), tolerance: 0.25, at: now)
            }
        }
        return split
    }

    enum Step: Sendable { case held(Double, until: Double), read(Double, at: Double) }

    @Test(
        "What isn't the refreshers' is found, whatever the layout is late with",
        arguments: [
            ([.read(150, at: 1)], 150),
            ([.held(60, until: 2)], 100),
            ([.held(60, until: 2), .read(160, at: 1)], 100),
            // The old sum again, and sums on the way.
            ([.held(60, until: 2), .read(100, at: 1)], 100), ([.held(60, until: 2), .read(130, at: 1)], 100),
            ([.held(60, until: 2), .read(100, at: 1), .read(130, at: 1.5), .read(160, at: 1.9)], 100),
            ([.held(60, until: 2), .read(160, at: 1), .held(0, until: 4), .read(130, at: 3), .read(100, at: 3.5)], 100),
            // A bar changes after the layout is done, and at the same time.
            ([.held(60, until: 2), .read(160, at: 1), .read(210, at: 3)], 150),
            ([.held(60, until: 2), .read(210, at: 1)], 150),
            // A bar changes within the way: what is read once the time is over counts.
            ([.held(60, until: 2), .read(140, at: 1), .read(140, at: 2)], 80),
            // A layout that does nothing of what it was asked.
            ([.held(60, until: 2), .read(100, at: 3), .held(0, until: 5), .read(100, at: 6)], 100),
            ([.read(.nan, at: 1)], 0), ([.read(.infinity, at: 1)], 0),
        ] as [([Step], Double)])
    func baseIsFound(steps: [Step], base: Double) {
        #expect(split(steps).base == PlaneInsets(top: base))
    }

    @Test("What is held is what was asked for, at once")
    func heldIsExact() {
        #expect(split([.held(60.125, until: 2)]).held == PlaneInsets(top: 60.125))
    }
}
