public import RefreshGeometry

extension RefreshMachine {
    /// How far below the threshold a pull has to go back, in points, before arming gives another haptic.
    static let hapticHysteresis = 4.0

    /// A finger has come down, or another tracked gesture has begun.
    public mutating func touched(at now: Double, pull: Pull) -> RefreshActions {
        guard !gesture.isTracking else { return .none }  // the same touch, told again
        gesture = Gesture(isTracking: true, origin: pull.offset(at: pull.distance))
        switch stage {
        case .idle, .pulling: return .none
        case .loading(var loading):
            loading.space.catchContent()
            loading.returnOffset = nil
            stage = .loading(loading)
            return .none
        case .finishing(var finishing):
            switch finishing.phase {
            case .dwelling(let until, var space):
                space.catchContent()
                finishing.phase = .dwelling(until: until, space)
                finishing.returnOffset = nil
                stage = .finishing(finishing)
                return .none
            // The space has been given back already, so that the pull of this touch counts.
            case .closing: return close(cleanly: true)
            case .shrinking: return .none
            }
        }
    }

    /// The offset has changed, for whatever reason.
    public mutating func scrolled(at now: Double, pull: Pull) -> RefreshActions {
        if !gesture.hasMoved { noteMove(pull) }
        if gesture.isSpent, pull.distance <= pull.tolerance { gesture.isSpent = false }
        // A pull has 120 of these a second. What is longer, and rarer, stands apart: else a pull would pay for its room on the stack.
        if case .pulling(let pulling) = stage { return pulled(pulling, at: now, pull: pull) }
        return scrolledUnpulled(at: now, pull: pull)
    }

    @inline(never) private mutating func scrolledUnpulled(at now: Double, pull: Pull) -> RefreshActions {
        switch stage {
        case .idle: return idleScrolled(at: now, pull: pull)
        case .pulling(let pulling): return pulled(pulling, at: now, pull: pull)
        case .loading(var loading):
            let share = scrolled(&loading.space, &loading.returnOffset, pull: pull)
            stage = .loading(loading)
            return RefreshActions(share: share)
        case .finishing(var finishing):
            switch finishing.phase {
            case .dwelling(let until, var space):
                let share = scrolled(&space, &finishing.returnOffset, pull: pull)
                finishing.phase = .dwelling(until: until, space)
                stage = .finishing(finishing)
                return RefreshActions(share: share)
            case .shrinking: return shrunk(pull)
            case .closing(var way, _):
                guard way.isLeft(by: pull) else { return .none }
                way.origin = pull.offset(at: pull.distance)
                way.target = way.origin
                finishing.phase = .closing(way, isRest: false)
                stage = .finishing(finishing)
                return .none
            }
        }
    }

    /// The finger has lifted. How fast the content goes on doesn't matter to a pull: it is decided by where it is.
    public mutating func released(at now: Double, pull: Pull) -> RefreshActions {
        gesture.isTracking = false
        switch stage {
        case .idle: return .none
        case .pulling(var pulling):
            if gesture.hasMoved, isReady(pull), options.trigger != .onReach {
                return begin(at: now, pull: pull, offset: pull.offset(at: extent))
            }
            pulling.isArmed = false
            stage = .pulling(pulling)
            return .none
        case .loading, .finishing: return lifted(at: now, pull: pull)
        }
    }

    /// The touch was taken away by the system. This is no lift: nothing fires.
    public mutating func touchCancelled(at now: Double, pull: Pull) -> RefreshActions {
        gesture.isTracking = false
        switch stage {
        case .idle: return .none
        case .pulling(var pulling):
            pulling.isArmed = false
            stage = .pulling(pulling)
            return .none
        case .loading, .finishing: return lifted(at: now, pull: pull)
        }
    }

    /// Momentum and bounce are over.
    public mutating func settled(at now: Double, pull: Pull) -> RefreshActions {
        guard !gesture.isTracking else { return .none }
        gesture = Gesture()
        switch stage {
        case .pulling:
            stage = .idle
            return tell(.initial)
        case .loading(var loading):
            settle(&loading.space, pull: pull)
            stage = .loading(loading)
        case .finishing(var finishing):
            guard case .dwelling(let until, var space) = finishing.phase else { break }
            settle(&space, pull: pull)
            finishing.phase = .dwelling(until: until, space)
            stage = .finishing(finishing)
        case .idle: break
        }
        return scrolled(at: now, pull: pull)
    }

    /// The content has come to its rest in the open space before its time.
    private func settle(_ space: inout Space, pull: Pull) {
        if case .opening = space, isAtOpenRest(pull) { space = .open(stand(pull)) }
    }

    /// The content is elsewhere in a space that is held, or on its way there.
    /// - Returns: The share that follows.
    private mutating func scrolled(_ space: inout Space, _ returnOffset: inout Double?, pull: Pull) -> Double? {
        switch space {
        case .awaitingLift: return nil
        case .opening(let way):
            guard way.isLeft(by: pull) else { return nil }
            returnOffset = nil
        case .open: break
        }
        space = .open(stand(pull))
        return followedShare(pull)
    }
}

// MARK: - Pulling

extension RefreshMachine {
    /// Whether a pull may fire at all.
    var mayFire: Bool {
        guard isEnabled, !isExcluded, !isExhausted, !gesture.isSpent else { return false }
        if case .automatic = options.trigger { return hasFailed }  // a pull retries
        return true
    }

    /// Whether a pull is far enough: the threshold, less half a pixel.
    func isReady(_ pull: Pull) -> Bool { isFarEnough(pull, threshold) && mayFire }

    @inline(__always) private func isFarEnough(_ pull: Pull, _ threshold: Double) -> Bool {
        threshold > 0 && pull.distance >= threshold - pull.tolerance
    }

    private mutating func idleScrolled(at now: Double, pull: Pull) -> RefreshActions {
        if isExhausted {
            gesture.overscroll = isEnabled && gesture.hasMoved ? pull.progress(threshold: threshold) : 0
            return .none
        }
        if firesByItself(pull) { return begin(at: now, pull: pull, offset: nil) }
        guard gesture.isTracking, gesture.hasMoved, mayFire, pull.progress(threshold: threshold) > 0 else { return .none }
        outcome = nil
        return pulled(Pulling(), at: now, pull: pull)
    }

    @inline(__always) private mutating func pulled(_ former: Pulling, at now: Double, pull: Pull) -> RefreshActions {
        let threshold = threshold, progress = pull.progress(threshold: threshold)
        guard progress > 0 else {
            stage = .idle
            // Another trigger may have been set meanwhile.
            return firesByItself(pull) ? begin(at: now, pull: pull, offset: nil) : tell(.initial)
        }
        let isArmed = isFarEnough(pull, threshold) && gesture.isTracking && gesture.hasMoved && mayFire
        let isHapticDue = former.isHapticDue || pull.distance < threshold - Self.hapticHysteresis
        let isArming = isArmed && !former.isArmed && isHapticDue
        stage = .pulling(Pulling(progress: progress, isArmed: isArmed, isHapticDue: isHapticDue && !isArming))
        var actions = tell(.releasing(progress: min(1, progress)))
        guard isArmed else { return actions }
        if options.trigger == .onReach { actions = begin(at: now, pull: pull, offset: nil) }
        actions.isArming = isArming && options.hasHaptic
        return actions
    }

    /// A gesture counts from its first move on: what else is reported while the finger rests, an echo or a size, is none.
    private mutating func noteMove(_ pull: Pull) {
        guard let origin = gesture.origin else { return }
        gesture.hasMoved = abs(pull.offset(at: pull.distance) - origin) > Self.rounding
    }

    /// Notes the state that the animator hears, and says so if it is another one.
    @inline(__always) mutating func tell(_ state: RefreshState) -> RefreshActions {
        guard told != state else { return .none }
        told = state
        return RefreshActions(state: state)
    }
}
