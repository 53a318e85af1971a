/// What a scroll view's host tells its refreshers, by the names of `RefreshAttachment`'s events.
public enum ScrollReport: Hashable, Sendable, CaseIterable {
    /// A finger has come down.
    case touched
    /// The offset has changed.
    case scrolled
    /// The finger has lifted.
    case released
    /// The system has taken the touch away.
    case touchCancelled
    /// The content has come to rest.
    case settled
    /// A size, an inset, the safe area, the scale or the direction has changed.
    case metricsChanged
    /// The window, the app's state, reduced motion or the text size has changed.
    case surroundingsChanged
}
