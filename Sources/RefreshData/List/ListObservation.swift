/// Keeps a closure informed of a list, for as long as it is kept itself. With it goes the closure, and what that captured.
@MainActor
public class ListObservation {
    init() {}
}
