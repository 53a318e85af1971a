public import RefreshCore
import RefreshLanguages

extension PullToRefresh {
    /// Keeps the time of each load that ends well under a key, from now on, so that the animator can say when that was and
    /// ``refreshIfOlder(than:reveal:isAnimated:)`` can tell.
    ///
    ///     inbox.keepTime(in: UserDefaultsTimeStore(), as: "inbox")
    ///
    /// The refresher keeps the store.
    /// - Parameters:
    ///   - store: Where. Nil: nowhere any more; what is kept stays kept.
    ///   - key: The list's name there. Two lists need two.
    public final func keepTime(in store: (any RefreshTimeStore)?, as key: String) {
        timeRecord = store.map { RefreshTimeRecord(in: $0, as: key) }
        core.stage.isDirty = true
    }

    /// When a load last ended well, in seconds since 1970, in UTC; nil if none did, or if no time is kept. Setting it is for data that came
    /// another way, such as by a push; nil, or a time that isn't finite, forgets it.
    public final var lastUpdated: Double? {
        get { timeRecord.flatMap { $0.store.time(of: $0.key) } }
        set {
            timeRecord?.keep(newValue)
            core.stage.isDirty = true
        }
    }

    /// The seconds since a load last ended well, 0 or more. Nil if that isn't known: none did, no time is kept, or the one that is kept lies
    /// more than a minute ahead, since the wall clock was set back.
    public final var age: Double? {
        guard var record = timeRecord else { return nil }
        record.read()
        return record.age
    }

    /// When a load last ended well, in the language that it speaks: "Updated 3 minutes ago". Nil if that isn't known.
    public final var ageText: String? { age.map { spokenLanguage.ages.text(ofSeconds: $0) } }

    /// Starts a load if the last one that ended well is older, or if that isn't known: to be called when a list appears.
    /// - Parameters:
    ///   - seconds: The greatest age that is still fresh. 0, less or not a number: whatever there is counts as old.
    ///   - reveal: Whether to scroll to the refresher.
    ///   - isAnimated: Whether that takes the opening's time.
    /// - Returns: What ``start(reveal:isAnimated:isSilent:)`` does, or refused as `fresh`.
    @discardableResult
    public final func refreshIfOlder(than seconds: Double, reveal: RefreshReveal = .ifAtEdge, isAnimated: Bool = true) -> RefreshStart {
        if bond.isHeld, let age, age <= seconds, seconds > 0 { return .refused(.fresh) }
        return start(reveal: reveal, isAnimated: isAnimated)
    }
}
