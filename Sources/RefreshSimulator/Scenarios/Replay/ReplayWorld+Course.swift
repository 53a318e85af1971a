import RefreshControl
import RefreshCore
import RefreshGeometry

// What a world went through since the mark.
extension ReplayWorld {
    /// The offsets along an axis, from the one at the mark on.
    func offsets(along axis: ScrollAxis) -> [Double] {
        [offsetAtMark[axis]] + happenings.compactMap { if case .scrolled(let offset) = $0 { offset[axis] } else { nil } }
    }

    /// The smallest and the largest of some values.
    func span(of values: [Double]) -> ScenarioFinding { .span(values.min() ?? 0, values.max() ?? 0) }

    /// How often values turn round by more than half a point.
    func turns(of values: [Double]) -> Int {
        var turns = 0, direction = 0.0
        guard var extreme = values.first else { return 0 }
        for value in values {
            let way = value - extreme
            if way * direction >= 0 {
                if abs(way) > 0.5 || direction != 0 { (extreme, direction) = (value, way != 0 ? (way > 0 ? 1 : -1) : direction) }
            } else if abs(way) > 0.5 {
                turns += 1
                (extreme, direction) = (value, way > 0 ? 1 : -1)
            }
        }
        return turns
    }

    /// By side, the smallest and the largest inset that was written.
    var insetSpans: ScenarioFinding {
        .fields(
            Words.sides.map { word, side in
                let written = writings.compactMap { happening -> Double? in
                    if case .wrote(let inset, at: side, move: _) = happening { inset } else { nil }
                }
                return (word, span(of: [insetAtMark[side], view.numbers.contentInset[side]] + written))
            })
    }

    /// The writes, as numbers by their kind where the pattern has fields, else as a list.
    func writes(_ pattern: ScenarioPattern) -> ScenarioFinding {
        var list: [ScenarioFinding] = []
        var counts = (inset: 0, offset: 0, both: 0)
        for happening in writings {
            switch happening {
            case .wrote(let inset, let side, let move):
                if move == nil { counts.inset += 1 } else { counts.both += 1 }
                let word = Words.sides.first { $0.1 == side }?.0 ?? ""
                list.append(.fields([(word, .number(inset))] + Self.fields(of: move, along: side.axis)))
            case .moved(let move, let axis):
                counts.offset += 1
                list.append(.fields(Self.fields(of: move, along: axis)))
            default: break
            }
        }
        guard case .fields = pattern else { return .list(list) }
        return .fields([
            ("inset", .count(counts.inset)), ("offset", .count(counts.offset)), ("both", .count(counts.both)),
            ("total", .count(list.count)),
        ])
    }

    private static func fields(of move: RefreshMove?, along axis: ScrollAxis) -> [(key: String, finding: ScenarioFinding)] {
        guard let move else { return [] }
        return [(axis == .vertical ? "y" : "x", .number(move.offset)), ("seconds", .number(move.motion.duration))]
    }
}
