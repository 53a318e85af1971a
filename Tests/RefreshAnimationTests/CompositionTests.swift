import RefreshAnimation
import RefreshCore
import RefreshGeometry
import RefreshLanguages
import Testing

/// Animators made of others.
@MainActor struct CompositionTests {
    /// A disc in the middle, as large as the pull, under a line along the upper side.
    private static let disc = AnyAnimator { moment, picture in
        let center = PlanePoint(x: moment.size.width / 2, y: moment.size.height / 2)
        picture.circle(center: center, radius: 10 * moment.progress, fill: .secondary.opacity(0.5))
        picture.line(from: .zero, to: PlanePoint(x: moment.size.width, y: 0), stroke: PictureStroke(.success, width: 1))
    }

    /// A text and a path of its own table.
    private static func written(_ text: String, _ data: String) throws -> AnyAnimator {
        var builder = PictureTable.Builder()
        let id = builder.text(text)
        let image = builder.image("image of \(text)")
        let path = builder.path(try PlanePath(data: data))
        let table = builder.table()
        return AnyAnimator { moment, picture in
            picture.use(table)
            picture.text(id, at: .zero, style: PictureTextStyle(size: 10), ink: .primary)
            picture.path(path, to: moment.progress, stroke: PictureStroke(.tint, width: 2))
            picture.image(image, in: PlaneRect(x: 0, y: 0, width: 8, height: 8))
        }
    }

    private static func picture(_ animator: any RefreshAnimator, _ moment: RefreshMoment) -> Picture {
        var picture = Picture()
        animator.draw(moment, into: &picture)
        return picture
    }

    private nonisolated static func pulled(_ progress: Double) -> RefreshMoment {
        RefreshMoment(
            state: .releasing(progress: min(1, progress)), progress: progress, velocity: 2, isArmed: progress >= 1,
            size: PlaneSize(width: 40, height: 20), shown: 20 * progress)
    }

    @Test func aClosureIsAnAnimator() {
        #expect(
            Self.picture(Self.disc, Self.pulled(0.5)).description
                == "ellipse 15 5 10 10 fill secondary@0.5\nline 0 0 40 0 stroke success 1\n")
        #expect(!Self.disc.isMoving(at: Self.pulled(1)))
        #expect(Self.disc.isMoving(at: RefreshMoment(state: .loading)))
        #expect(Self.disc.isMoving(at: RefreshMoment(state: .finished)))
        let restless = AnyAnimator(isMoving: { $0.progress > 0 }, draw: { _, _ in })
        #expect(restless.isMoving(at: Self.pulled(1)))
        #expect(!restless.isMoving(at: RefreshMoment(state: .loading)))
    }

    @Test func itIsScaledInASpaceThatIsSoMuchSmaller() {
        #expect(
            Self.picture(Self.disc.scaled(by: 2), Self.pulled(0.5)).description
                == "ellipse 5 0 10 10 fill secondary@0.5 transform 2 0 0 2 0 0\nline 0 0 20 0 stroke success 1 transform 2 0 0 2 0 0\n")
        var told = RefreshMoment()
        let listener = AnyAnimator { moment, _ in told = moment }
        _ = Self.picture(listener.scaled(by: 0.5), Self.pulled(0.5))
        #expect(told.size == PlaneSize(width: 80, height: 40))
        #expect(told.shown == 20)
        #expect(told.progress == 0.5)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity]) func anImpossibleScaleDrawsNothing(factor: Double) {
        let animator = Self.disc.scaled(by: factor)
        #expect(Self.picture(animator, Self.pulled(1)).isEmpty)
        #expect(!animator.isMoving(at: RefreshMoment(state: .loading)))
    }

    @Test func aTintTakesThePlaceOfTheRolesOfIndicatorsOnly() {
        let inks: [PictureInk] = [.primary, .secondary, .tertiary, .tint, .success, .failure, .track, PictureInk(hex: 0x102030)]
        let animator = AnyAnimator { _, picture in
            for ink in inks {
                picture.circle(center: .zero, radius: 1, fill: ink.opacity(0.5), stroke: PictureStroke(ink, width: 1))
            }
        }
        let picture = Self.picture(animator.tinted(PictureInk(hex: 0xFF9500).opacity(0.5)), RefreshMoment())
        let orange = "fill #FF9500@0.25 stroke #FF9500@0.5 1"
        let expected =
            Array(repeating: orange, count: 4)
            + ["success", "failure", "track", "#102030"].map { "fill \($0)@0.5 stroke \($0) 1" }
        #expect(picture.description == expected.map { "ellipse -1 -1 2 2 \($0)\n" }.joined())
    }

    @Test func aTintLeavesWhatWasDrawnBefore() {
        var picture = Picture()
        picture.circle(center: .zero, radius: 1, fill: .primary)
        Self.disc.tinted(.tint).draw(Self.pulled(0.1), into: &picture)
        #expect(picture.operations.map { $0.fill?.role } == [.primary, .tint, nil])
    }

    private nonisolated static let pulls: [(pull: Double, part: Double, delayed: Double)] = [
        (0.2, 0.4, -1), (0.4, 0.4, -1), (0.7, 0.4, 0.5), (1, 0.4, 1), (1.6, 0.4, 2), (0.5, 0, 0.5), (0.95, 2, 0.5), (0.5, .nan, 0.5),
    ]

    @Test(arguments: pulls) func aPullBeginsLaterAndEndsAtTheThreshold(pull: Double, part: Double, delayed: Double) {
        var told: RefreshMoment?
        let listener = AnyAnimator { moment, _ in told = moment }
        _ = Self.picture(listener.delayed(by: part), Self.pulled(pull))
        guard delayed >= 0 else {
            #expect(told == nil)
            return
        }
        #expect(abs((told?.progress ?? -1) - delayed) < 1e-12)
        #expect(told?.state == .releasing(progress: min(1, told?.progress ?? -1)))
        #expect(told?.isArmed == (pull >= 1))
    }

    @Test func nothingIsDelayedWhereThereIsNoMore() {
        var moment = Self.pulled(0.2)
        moment.isExhausted = true
        #expect(Self.picture(Self.disc.delayed(by: 0.5), moment).count == 2)
    }

    private nonisolated static let loads: [(state: RefreshState, seconds: Double, loading: Double, wasPulled: Bool, told: [Double])] = [
        (.loading, 0.1, 0.1, true, [0, 0]), (.loading, 0.1, 0.1, false, []), (.loading, 0.5, 0.5, false, [0.2, 0.2]),
        (.finished, 0.1, 1.1, true, [0.1, 0.8]), (.finished, 0.1, 0.2, false, [0.1, 0]),
    ]

    @Test(arguments: loads) func aLoadBeginsLaterAndItsEndDoesNot(
        state: RefreshState, seconds: Double, loading: Double, wasPulled: Bool, told: [Double]
    ) {
        var times: [Double] = []
        let listener = AnyAnimator { moment, _ in times = [moment.seconds, moment.loadingSeconds] }
        let moment = RefreshMoment(state: state, progress: 1, seconds: seconds, loadingSeconds: loading, wasPulled: wasPulled)
        _ = Self.picture(listener.delayed(by: 0, seconds: 0.3), moment)
        #expect(times.count == told.count)
        for (one, other) in zip(times, told) { #expect(abs(one - other) < 1e-12) }
    }

    @Test func whatWaitsForItsTimeMoves() {
        let still = AnyAnimator(isMoving: { _ in false }, draw: { _, _ in }).delayed(by: 0, seconds: 0.3)
        #expect(still.isMoving(at: RefreshMoment(state: .loading, seconds: 0.29)))
        #expect(!still.isMoving(at: RefreshMoment(state: .loading, seconds: 0.3)))
        #expect(!still.isMoving(at: RefreshMoment(state: .finished, seconds: 0.1)))
    }

    @Test func allOfThemHearOfTheLanguage() {
        var heard: [String] = []
        func listener(_ name: String) -> AnyAnimator {
            AnyAnimator(use: { language, loadsMore in heard.append("\(name) \(language.tag) \(loadsMore)") }, draw: { _, _ in })
        }
        let composed = listener("lower").scaled(by: 2).overlaid(with: listener("upper").tinted(.tint).delayed(by: 0.5))
        composed.use(.korean, loadsMore: true)
        AnyAnimator { _, _ in }.use(.korean, loadsMore: true)
        #expect(heard == ["lower ko true", "upper ko true"])
    }

    @Test func bothAreDrawnTheOtherOnTop() {
        let dot = AnyAnimator { _, picture in picture.circle(center: .zero, radius: 1, fill: .primary) }
        let picture = Self.picture(dot.overlaid(with: Self.disc), Self.pulled(0.5))
        #expect(picture.operations.map { $0.fill?.role } == [.primary, .secondary, nil])
        #expect(dot.overlaid(with: Self.disc).isMoving(at: RefreshMoment(state: .loading)))
        let still = AnyAnimator(isMoving: { _ in false }, draw: { _, _ in })
        let nodding = AnyAnimator(isMoving: { $0.isArmed }, draw: { _, _ in })
        #expect(still.overlaid(with: nodding).isMoving(at: Self.pulled(1)))
        #expect(nodding.overlaid(with: still).isMoving(at: Self.pulled(1)))
        #expect(!nodding.overlaid(with: still).isMoving(at: Self.pulled(0)))
    }

    @Test func eachHasItsOwnTexts() throws {
        let (one, two, three) = (
            try Self.written("one", "M0 0L1 1"), try Self.written("two", "M2 2L3 3"), try Self.written("three", "M4 4L5 5")
        )
        let lines = [one, two, three].map { Self.picture($0, Self.pulled(0.5)).description }
        #expect(Self.picture(one.overlaid(with: two), Self.pulled(0.5)).description == lines[0] + lines[1])
        // However they are nested.
        #expect(Self.picture(one.overlaid(with: two).overlaid(with: three), Self.pulled(0.5)).description == lines.joined())
        #expect(Self.picture(one.overlaid(with: two.overlaid(with: three)), Self.pulled(0.5)).description == lines.joined())
        // And with one between them that has none.
        let between = Self.picture(one.overlaid(with: Self.disc.overlaid(with: three)), Self.pulled(0.5))
        #expect(between.description == lines[0] + Self.picture(Self.disc, Self.pulled(0.5)).description + lines[2])
    }

    @Test func theTableIsMadeOnceAndOnlyWhereBothNeedOne() throws {
        let one = try Self.written("one", "M0 0L1 1"), two = try Self.written("two", "M2 2L3 3")
        let animator = one.overlaid(with: two)
        var picture = Picture()
        animator.draw(Self.pulled(0.5), into: &picture)
        let table = picture.table
        #expect(table?.texts == ["one", "two"])
        let storage = picture.storage
        picture.removeAll()
        animator.draw(Self.pulled(0.7), into: &picture)
        #expect(picture.table === table)
        #expect(picture.storage == storage)
        #expect(Self.picture(Self.disc.overlaid(with: two), Self.pulled(0.5)).table?.texts == ["two"])
        #expect(Self.picture(two.overlaid(with: Self.disc), Self.pulled(0.5)).table?.texts == ["two"])
    }

    @Test func whatOneLeavesBehindIsNotTheOthers() {
        let careless = AnyAnimator { _, picture in
            picture.transform = picture.transform * .scale(3)
            picture.opacity *= 0.5
            picture.circle(center: .zero, radius: 1, fill: .primary)
        }
        let picture = Self.picture(careless.overlaid(with: Self.disc), Self.pulled(0.5))
        #expect(picture.operations.map(\.opacity) == [0.5, 1, 1])
        #expect(picture.operations.map { picture.transform(of: $0).a } == [3, 1, 1])
    }
}
