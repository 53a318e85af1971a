extension RefreshActions {
    /// What is asked for, a bit each.
    @usableFromInline struct Asked: OptionSet, Hashable, Sendable {
        @usableFromInline let rawValue: UInt16
        @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

        @inlinable static var share: Asked { Asked(rawValue: 1 << 0) }
        @inlinable static var offset: Asked { Asked(rawValue: 1 << 1) }
        @inlinable static var motion: Asked { Asked(rawValue: 1 << 2) }
        @inlinable static var initialState: Asked { Asked(rawValue: 1 << 3) }
        @inlinable static var releasingState: Asked { Asked(rawValue: 1 << 4) }
        @inlinable static var loadingState: Asked { Asked(rawValue: 1 << 5) }
        @inlinable static var finishedState: Asked { Asked(rawValue: 1 << 6) }
        @inlinable static var arming: Asked { Asked(rawValue: 1 << 7) }
        @inlinable static var finished: Asked { Asked(rawValue: 1 << 8) }
        @inlinable static var settled: Asked { Asked(rawValue: 1 << 9) }
        @inlinable static var closed: Asked { Asked(rawValue: 1 << 10) }
        @inlinable static var cleanly: Asked { Asked(rawValue: 1 << 11) }
        @inlinable static var cancel: Asked { Asked(rawValue: 1 << 12) }
        @inlinable static var begin: Asked { Asked(rawValue: 1 << 13) }
        @inlinable static var silently: Asked { Asked(rawValue: 1 << 14) }
        /// The states, of which one at most is told.
        @inlinable static var states: Asked { [.initialState, .releasingState, .loadingState, .finishedState] }
    }

    @inlinable mutating func ask(_ thing: Asked, _ isAsked: Bool) {
        if isAsked { asked.insert(thing) } else { asked.remove(thing) }
    }
}
