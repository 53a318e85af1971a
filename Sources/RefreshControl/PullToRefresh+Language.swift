import RefreshAnimation
import RefreshCore
public import RefreshLanguages

extension PullToRefresh {
    /// The language that it speaks: its own, else that of its scroll view's host, else English.
    public final var spokenLanguage: RefreshLanguage { language ?? bond.attachment?.host.language ?? .english }

    /// What it says, in the language that it speaks and for what it does.
    public final var phrases: RefreshPhrases {
        let language = spokenLanguage
        return loadsMore ? language.loadMore : language.refresh
    }

    /// What assistive technology is told.
    public final func text(of announcement: RefreshAnnouncement) -> String {
        let phrases = phrases
        return switch announcement {
        case .started: phrases.loading
        case .done: outcome == .exhausted ? phrases.noMore : foundNothingNew ? phrases.nothingNew : phrases.done
        case .failed: phrases.failed
        }
    }

    /// The name of what it does, for a button or for assistive technology; after a failure, to try again.
    public final var actionName: String {
        let phrases = phrases
        return outcome == .failure ? phrases.retry : phrases.action
    }

    /// Has the animator take the language.
    final func speak() {
        animator?.use(spokenLanguage, loadsMore: loadsMore)
        core.stage.isDirty = true
    }
}
