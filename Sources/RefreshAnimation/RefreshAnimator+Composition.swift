internal import RefreshGeometry
internal import RefreshLanguages

/// Animators made from others. Each draws what the others do, changed a little, and allocates nothing once it has drawn a like moment.
///
/// What is composed is drawn as a part of a picture: an animator of one's own has to multiply transforms and opacities (`transformed(by:)`,
/// `faded(by:)`) rather than to set them. All stock animators do.
extension RefreshAnimator {
    /// Draws it larger or smaller: it is told of a space that is so much smaller or larger, and what it draws there is scaled. So it stays
    /// inside, and what stands in the middle stays there.
    /// - Parameter factor: How much larger; 0, less or not finite draws nothing.
    public func scaled(by factor: Double) -> AnyAnimator {
        let isDrawn = factor > 0 && factor.isFinite
        func inner(_ moment: RefreshMoment) -> RefreshMoment {
            var moment = moment
            moment.size = PlaneSize(width: moment.size.width / factor, height: moment.size.height / factor)
            moment.shown /= factor
            return moment
        }
        return AnyAnimator(isMoving: { isDrawn && self.isMoving(at: inner($0)) }, use: use) { moment, picture in
            guard isDrawn else { return }
            picture.transformed(by: .scale(factor)) { self.draw(inner(moment), into: &$0) }
        }
    }

    /// Draws it in another ink: in place of the roles primary, secondary, tertiary and tint. Opacities stay, so a ramp stays a ramp; the signs
    /// of success and failure, tracks and colours of its own stay as well.
    /// - Parameter ink: The ink. That of the secondary role, which most indicators have, lets 60 % through: `.tint.opacity(0.6)` is as faint.
    public func tinted(_ ink: PictureInk) -> AnyAnimator {
        AnyAnimator(isMoving: { self.isMoving(at: $0) }, use: use) { moment, picture in
            let first = picture.count
            self.draw(moment, into: &picture)
            picture.tint(ink, from: first)
        }
    }

    /// Lets it begin later, so that animators which are drawn over each other come one after another.
    ///
    /// A pull shows nothing of it up to a part of the threshold, and takes it the whole way from there to the threshold. In a load its time
    /// begins so many seconds later: until then it stands as the pull left it, and if no pull led to the load nothing is shown. The end isn't
    /// delayed.
    /// - Parameters:
    ///   - part: The part of the threshold; held between 0 and 0.9, and 0 if not finite.
    ///   - seconds: The seconds; not finite or less than 0: 0.
    public func delayed(by part: Double, seconds: Double = 0) -> AnyAnimator {
        let delay = AnimatorDelay(part: part, seconds: seconds)
        return AnyAnimator(isMoving: { delay.isWaiting(at: $0) || self.isMoving(at: delay.delayed($0)) }, use: use) { moment, picture in
            let moment = delay.isWaiting(at: moment) && !moment.wasPulled ? nil : delay.delayed(moment)
            guard let moment, moment.isBusy || moment.isExhausted || moment.progress > 0 else { return }
            self.draw(moment, into: &picture)
        }
    }

    /// Draws another animator over it, in the same space.
    /// - Parameter upper: The animator above. Where both have texts, images or paths they are put into one table, once.
    public func overlaid(with upper: any RefreshAnimator) -> AnyAnimator {
        let tables = JoinedTables()
        func useInBoth(_ language: RefreshLanguage, loadsMore: Bool) {
            use(language, loadsMore: loadsMore)
            upper.use(language, loadsMore: loadsMore)
        }
        return AnyAnimator(isMoving: { self.isMoving(at: $0) || upper.isMoving(at: $0) }, use: useInBoth) { moment, picture in
            let first = picture.count
            // A transform or an opacity that one leaves behind isn't the other's.
            picture.part { self.draw(moment, into: &$0) }
            let (middle, lower) = (picture.count, picture.table)
            picture.part { upper.draw(moment, into: &$0) }
            guard let lower, let other = picture.table, other !== lower, picture.usesTable(from: first, to: middle) else { return }
            picture.use(tables.joined(lower, other))
            picture.moveReferences(from: middle, behind: lower)
        }
    }
}
