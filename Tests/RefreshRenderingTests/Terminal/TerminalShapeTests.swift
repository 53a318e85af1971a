import RefreshAnimation
import RefreshGeometry
import RefreshRendering
import Testing

@Suite struct TerminalShapeTests {
    /// Turned by a quarter, and mirrored, a circle's dots are the same.
    @Test(arguments: [4.0, 5.3, 7.5, 8.0])
    func aRingIsRound(radius: Double) {
        let ring = dots(columns: 10, rows: 5) {
            $0.circle(center: PlanePoint(x: 10, y: 10), radius: radius, stroke: PictureStroke(.primary, width: 2))
        }.map(Array.init)
        for y in 0..<20 {
            for x in 0..<20 {
                #expect(ring[y][x] == ring[x][19 - y])
                #expect(ring[y][x] == ring[y][19 - x])
                // Every lit dot's middle is within the stroke, and every one well inside is lit.
                let distance = abs((PlanePoint(x: Double(x) - 9.5, y: Double(y) - 9.5)).length - radius)
                #expect(ring[y][x] == "#" || distance > 0.6)
                #expect(ring[y][x] == "." || distance < 1.4)
            }
        }
    }

    @Test func aDiscOfTheRasterHasItsArea() {
        var picture = Picture()
        picture.circle(center: PlanePoint(x: 10.3, y: 9.8), radius: 7, fill: .primary)
        var canvas = TerminalCanvas(columns: 12, rows: 6)
        canvas.draw(picture)
        var count = 0
        for cell in canvas.frame.cells { count += (cell.dots ?? 0).nonzeroBitCount }
        // π·49 = 153.9 dots; lighting at 0.4 instead of 0.5 adds about a tenth of a dot all round: 2π·7·0.1 = 4.4.
        #expect(abs(Double(count) - 158.3) < 6)
    }

    @Test func anArcRunsClockwiseFromThreeOClock() {
        func quarter(_ start: Double, _ sweep: Double) -> [String] {
            dots(columns: 4, rows: 2) {
                let stroke = PictureStroke(.primary, width: 1, cap: .butt)
                $0.arc(center: PlanePoint(x: 4, y: 4), radius: 3.5, start: start, sweep: sweep, stroke: stroke)
            }
        }
        let lowerRight = ["........", "........", "........", "........", ".......#", "......##", ".....##.", "....##.."]
        #expect(quarter(0, .pi / 2) == lowerRight)
        #expect(quarter(.pi / 2, -.pi / 2) == lowerRight)
        #expect(quarter(0, 7) == quarter(1, -9))
    }

    @Test func aFilledArcHasItsChord() {
        let half = dots(columns: 2, rows: 1) { $0.arc(center: PlanePoint(x: 2, y: 2), radius: 2, start: 0, sweep: .pi, fill: .primary) }
        #expect(half == ["....", "....", "####", ".##."])
    }

    @Test func aRoundedRectangleLosesItsCorners() {
        let plate = dots(columns: 4, rows: 2) { $0.rect(PlaneRect(x: 0, y: 0, width: 8, height: 8), cornerRadius: 3, fill: .primary) }
        #expect(plate == [".######.", "########", "########", "########", "########", "########", "########", ".######."])
        let most = dots(columns: 4, rows: 2) { $0.rect(PlaneRect(x: 0, y: 0, width: 8, height: 8), cornerRadius: 99, fill: .primary) }
        #expect(most == dots(columns: 4, rows: 2) { $0.circle(center: PlanePoint(x: 4, y: 4), radius: 4, fill: .primary) })
    }

    @Test func theNonzeroRuleHoldsInFills() {
        func frame(_ inner: [(Double, Double)]) -> [String] {
            dots(columns: 2, rows: 1) {
                for corners in [[(0.0, 0.0), (4, 0), (4, 4), (0, 4)], inner] {
                    $0.move(to: PlanePoint(x: corners[0].0, y: corners[0].1))
                    for corner in corners.dropFirst() { $0.line(to: PlanePoint(x: corner.0, y: corner.1)) }
                    $0.close()
                }
                $0.outline(fill: .primary)
            }
        }
        #expect(frame([(1, 1), (3, 1), (3, 3), (1, 3)]) == ["####", "####", "####", "####"])
        #expect(frame([(1, 1), (1, 3), (3, 3), (3, 1)]) == ["####", "#..#", "#..#", "####"])
    }

    @Test func curvesPassThroughTheirMiddles() {
        // The middle of the quadratic is (0, 8)/4 + (8, 0)/2 + (16, 8)/4, that of the cubic 3/4 of the way to its controls.
        let quad = dots(columns: 8, rows: 2) {
            $0.move(to: PlanePoint(x: 0, y: 8))
            $0.quad(to: PlanePoint(x: 16, y: 8), control: PlanePoint(x: 8, y: -4))
            $0.outline(fill: .primary)
        }
        #expect(quad[2][quad[2].index(quad[2].startIndex, offsetBy: 8)] == "#")
        #expect(quad[1] == "................")
        let cubic = dots(columns: 8, rows: 2) {
            $0.move(to: PlanePoint(x: 0, y: 8))
            $0.cubic(to: PlanePoint(x: 16, y: 8), control1: PlanePoint(x: 0, y: 0), control2: PlanePoint(x: 16, y: 0))
            $0.outline(fill: .primary)
        }
        #expect(cubic[2].contains("####"))
        #expect(cubic[1] == "................")
    }
}
