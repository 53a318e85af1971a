import RefreshCore

/// What the gallery shows of each animator.
enum GalleryState: String, CaseIterable {
    case whole, pulled, armed, loading, success, failure, exhausted
    case nothingNew = "nothing-new"
    case reducedMotion = "reduced-motion"
    case rightToLeft = "right-to-left"

    /// In the order of the page: the whole first.
    static let ordered: [GalleryState] = [
        .whole, .pulled, .armed, .loading, .success, .nothingNew, .failure, .exhausted, .reducedMotion, .rightToLeft,
    ]

    /// What people call it.
    var title: String {
        switch self {
        case .whole: "a whole refresh"
        case .pulled: "pulled part of the way"
        case .armed: "armed"
        case .loading: "loading"
        case .success: "success"
        case .nothingNew: "nothing new"
        case .failure: "failure"
        case .exhausted: "no more to load"
        case .reducedMotion: "with less motion"
        case .rightToLeft: "right to left"
        }
    }

    /// How the load ends.
    var outcome: RefreshOutcome { self == .failure ? .failure : .success }

    /// The finger and the load.
    @MainActor
    func script(of subject: GallerySubject) -> GalleryScript {
        switch self {
        case .whole, .reducedMotion, .rightToLeft: .refresh(load: 2.2)
        case .pulled: .pull(to: 0.78, hold: 0.6)
        case .armed: .pull(to: 1.2, hold: 1)
        case .loading: .endless
        case .success, .nothingNew: .end(poster: subject.sign)
        case .failure: .end(poster: min(0.3, subject.sign))
        case .exhausted: .pull(to: 1.1, hold: 1)
        }
    }
}
