import RefreshAnimation
import RefreshArrow
import RefreshGeometry
import RefreshLanguages
import RefreshTestSupport
import Testing

/// In which language an arrow speaks, and how it says when the list was last refreshed.
@MainActor
struct ArrowLanguageTests {
    private func texts(_ animator: ArrowAnimator, _ moment: RefreshMoment) -> [String] {
        var picture = Picture()
        animator.draw(moment, into: &picture)
        return picture.operations.compactMap {
            if case .text(let text, _, _) = $0.shape { picture.table?[text] } else { nil }
        }
    }

    private func pulled(_ age: Double? = nil) -> RefreshMoment {
        var moment = RefreshMoment.pulled(0.5)
        moment.age = age
        return moment
    }

    @Test func itSpeaksEnglishUntilItIsToldAnother() {
        let animator = ArrowAnimator()
        #expect(texts(animator, pulled()) == ["Pull to refresh"])
        animator.use(.german, loadsMore: false)
        #expect(texts(animator, pulled()) == ["Zum Aktualisieren ziehen"])
        animator.use(.german, loadsMore: true)
        #expect(texts(animator, pulled()) == ["Zum Nachladen ziehen"])
    }

    @Test func theAppsOwnTextsStay() {
        let given = ArrowAnimator(texts: ArrowTexts(loadsMore: true)), changed = ArrowAnimator()
        changed.texts.phrases.pull = "Once more"
        for animator in [given, changed] { animator.use(.german, loadsMore: false) }
        #expect(texts(given, pulled()) == ["Pull to load more"])
        #expect(texts(changed, pulled()) == ["Once more"])
    }

    @Test(arguments: [
        (0.0, "Updated just now"), (60, "Updated 1 minute ago"), (185, "Updated 3 minutes ago"), (7200, "Updated 2 hours ago"),
    ])
    func theNoteTellsTheAgeOfTheList(age: Double, note: String) {
        #expect(texts(ArrowAnimator(), pulled(age)) == ["Pull to refresh", note])
    }

    @Test func theNoteOfTheAppIsSaidInstead() {
        let animator = ArrowAnimator(texts: ArrowTexts(note: "09:41"))
        #expect(texts(animator, pulled(60)) == ["Pull to refresh", "09:41"])
        animator.texts.note = ""
        #expect(texts(animator, pulled(60)) == ["Pull to refresh"])
        animator.texts.note = nil
        #expect(texts(animator, pulled(60)) == ["Pull to refresh", "Updated 1 minute ago"])
        animator.texts.ages = nil
        #expect(texts(animator, pulled(60)) == ["Pull to refresh"])
    }

    @Test func theAgeGoesOnInTheLanguageThatIsTold() {
        let animator = ArrowAnimator()
        #expect(texts(animator, pulled(60)).last == "Updated 1 minute ago")
        animator.use(.russian, loadsMore: false)
        #expect(texts(animator, pulled(60)).last == "Обновлено 1 минуту назад")
        #expect(texts(animator, pulled(180)).last == "Обновлено 3 минуты назад")
    }

    @Test func nothingMovesWhenTheTimeGoesOn() {
        let animator = ArrowAnimator()
        func places(_ age: Double) -> [PlanePoint] {
            var picture = Picture()
            animator.draw(pulled(age), into: &picture)
            return picture.operations.map {
                if case .text(_, let point, _) = $0.shape { point } else { picture.transform(of: $0).apply(to: .zero) }
            }
        }
        #expect([59, 60, 660, 3599, 86_400, 1e7].allSatisfy { places($0) == places(0) })
    }

    @Test func aTableIsMadeOnlyWhenTheNoteSaysSomethingElse() {
        let animator = ArrowAnimator()
        func table(_ age: Double) -> PictureTable? {
            var picture = Picture()
            animator.draw(pulled(age), into: &picture)
            return picture.table
        }
        let first = table(60)
        #expect(table(119.9) === first)
        #expect(table(120) !== first)
    }

    @Test func arabicFromRightToLeftIsMirrored() {
        let animator = ArrowAnimator()
        animator.use(.arabic, loadsMore: false)
        var picture = Picture()
        var moment = pulled(660)
        moment.direction = .rightToLeft
        animator.draw(moment, into: &picture)
        let description = picture.description
        #expect(description.contains("text \"اسحب للتحديث\" "))
        #expect(description.contains("text \"تم التحديث قبل 11 دقيقة\" "))
        #expect(description.contains("size 12 regular leading rtl"))
    }
}
