import RefreshCore
import RefreshGeometry
import Testing

struct InsetLedgerTests {
    @Test func theAppsFigureComesBackToTheBit() {
        let app = 97.809374999999989
        var ledger = InsetLedger(app: PlaneInsets(top: app))
        #expect(ledger.hold(60, for: .top, at: .top) == app + 60)
        #expect(ledger.hold(0, for: .top, at: .top).bitPattern == app.bitPattern)
    }

    @Test func readingsThatErrInTheLastDigitsDoNotAddUp() {
        let app = 97.809374999999989
        var ledger = InsetLedger(app: PlaneInsets(top: app))
        for sign in [1.0, -1, 1, 1, 1] {
            #expect(ledger.read(ledger.total.top + sign * 1e-14, at: .top, tolerance: 0.25) == nil)
            _ = ledger.hold(60, for: .top, at: .top)
            #expect(ledger.hold(0, for: .top, at: .top).bitPattern == app.bitPattern)
        }
        _ = ledger.read(app + 1e-6, at: .top, tolerance: 0.25)
        #expect(ledger.app.top == app + 1e-6)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func aFigureThatIsNotFiniteCountsAsZero(figure: Double) {
        var ledger = InsetLedger(app: PlaneInsets(top: 8))
        _ = ledger.read(figure, at: .top, tolerance: 0.25)
        #expect(ledger.app.top == 0)
        #expect(ledger.hold(60, for: .top, at: .top) == 60)
    }

    @Test func sharesOfTwoEdgesOnOneSideAddUp() {
        var ledger = InsetLedger(app: .zero)
        #expect(ledger.hold(60, for: .leading, at: .left) == 60)
        #expect(ledger.hold(40, for: .trailing, at: .left) == 100)
        #expect(ledger.own(at: .left) == 100)
        #expect(ledger.hold(0, for: .leading, at: .left) == 40)
    }

    /// A figure that is read while 60 points are held over the app's 20, and the app's figure then: it was 8 when the space was taken.
    @Test(arguments: [
        (read: 80.0, app: 20.0, write: nil as Double?),  // an echo
        (read: 80.2, app: 20, write: nil),  // an echo with the noise of less than half a pixel
        (read: 110, app: 50, write: nil),  // the total, 30 more
        (read: 20, app: 20, write: 80),  // the app's present figure, written again
        (read: 8, app: 8, write: 68),  // the app's figure of before
        (read: 0, app: 0, write: 60),  // less than the share: the app's own
        (read: 59, app: 59, write: 119),
        (read: .nan, app: 0, write: 60),
        (read: .infinity, app: 0, write: 60),
    ])
    func aRawWriteIsReadByTheRule(row: (read: Double, app: Double, write: Double?)) {
        var ledger = InsetLedger(app: PlaneInsets(top: 8))
        _ = ledger.hold(60, for: .top, at: .top)
        _ = ledger.appSaid(20, at: .top)
        #expect(ledger.read(row.read, at: .top, tolerance: 0.25) == row.write)
        #expect(ledger.app.top == row.app)
        #expect(ledger.total.top == row.app + 60 || row.read == 80.2)
    }

    @Test func withNothingHeldAnyFigureIsTheApps() {
        var ledger = InsetLedger(app: PlaneInsets(top: 8))
        #expect(ledger.read(8.1, at: .top, tolerance: 0.25) == nil)
        #expect(ledger.app.top == 8.1)
        #expect(ledger.knows(PlaneInsets(top: 8.1)))
    }

    @Test func whatIsSaidIsNeverMisread() {
        var ledger = InsetLedger(app: .zero)
        _ = ledger.hold(60, for: .bottom, at: .bottom)
        #expect(ledger.appSaid(260, at: .bottom) == 320)
        #expect(ledger.hold(0, for: .bottom, at: .bottom) == 260)
    }

    @Test(arguments: [-1.0, .nan, .infinity])
    func anUnsoundShareIsNone(share: Double) {
        var ledger = InsetLedger(app: PlaneInsets(top: 5))
        #expect(ledger.hold(share, for: .top, at: .top) == 5)
    }
}
