import RefreshCore
import RefreshGeometry

/// The words that a scenario uses for the values of the engine.
enum Words {
    static let edges: [(String, RefreshEdge)] = [("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing)]
    static let sides: [(String, ScrollSide)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
    static let axes: [(String, ScrollAxis)] = [("vertical", .vertical), ("horizontal", .horizontal)]
    static let directions: [(String, ReadingDirection)] = [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)]
    static let reveals: [(String, RefreshReveal)] = [("always", .always), ("ifAtEdge", .ifAtEdge), ("never", .never)]
    static let outcomes: [(String, RefreshOutcome)] = RefreshOutcome.allCases.map { ($0.description, $0) }
    static let endings: [(String, TouchScript.Ending)] = [("lifts", .lifts), ("isCancelled", .isCancelled), ("stays", .stays)]
}
