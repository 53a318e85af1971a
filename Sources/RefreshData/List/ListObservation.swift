/// Keeps a closure informed of a list. The closure is let go when this is.
@MainActor
public final class ListObservation {
    init() {}
}
