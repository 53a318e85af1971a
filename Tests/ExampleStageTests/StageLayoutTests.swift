import RefreshGeometry
import Testing

@testable import ExampleStage

@Suite struct StageLayoutTests {
    @Test(arguments: [
        (80, 24, 1.0, PlaneSize(width: 160, height: 88)), (120, 60, 1, PlaneSize(width: 240, height: 232)),
        (80, 13, 0.5, PlaneSize(width: 320, height: 88)), (40, 4, 0.5, PlaneSize(width: 160, height: 16)),
        (1, 1, 0.5, PlaneSize(width: 4, height: 8)), (0, -3, 0.5, PlaneSize(width: 4, height: 8)),
    ])
    func aTerminalOfAnySizeHasASight(columns: Int, rows: Int, dotsPerPoint: Double, sight: PlaneSize) {
        let layout = StageLayout(columns: columns, rows: rows)
        #expect(layout.dotsPerPoint == dotsPerPoint)
        #expect(layout.sight == sight)
        #expect(layout.origin == PlanePoint(x: 0, y: 4 / dotsPerPoint))
    }

    @Test func aRowOfCellsIsAHeightOfTheScene() {
        #expect(StageLayout(columns: 80, rows: 24).height(ofRow: 1) == 2)
        #expect(StageLayout(columns: 80, rows: 24).height(ofRow: 10) == 38)
        #expect(StageLayout(columns: 80, rows: 13).height(ofRow: 0) == -4)
    }
}
