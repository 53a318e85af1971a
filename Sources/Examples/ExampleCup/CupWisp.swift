import Foundation
import RefreshAnimation

/// A wisp of steam: where it stands, and how it moves while the cup steams.
///
/// A loop of frames ends where it began, so that each wisp has whole rounds in it. Of 2, 3 and 5 none divides another: no two wisps are ever
/// seen to keep step, though all are back at the loop's end.
struct CupWisp {
    /// Its place, in points.
    let x: Double
    /// How high it stands at most, in points.
    let height: Double
    /// How many rounds it has in a loop.
    let rounds: Double
    /// Where its wave begins, in rounds.
    let phase: Double
    /// How high it stands in a round, as a part: uneven, and at rest for half of it.
    let heights: MediaKeyframes<Double>

    /// The three, from the left: the middle one is the highest, and the lowest the quickest.
    static let all = [
        CupWisp(
            x: 15, height: 9, rounds: 3, phase: 0,
            heights: keys([(1, 0), (1, 0.24), (0.8, 0.4), (0.8, 0.56), (0.92, 0.68), (0.92, 0.78), (1, 1)])),
        CupWisp(
            x: 21, height: 12, rounds: 2, phase: 0.4,
            heights: keys([(1, 0), (0.86, 0.2), (0.86, 0.36), (0.94, 0.5), (0.94, 0.66), (1, 0.82), (1, 1)])),
        CupWisp(
            x: 27, height: 8, rounds: 5, phase: 0.8,
            heights: keys([(1, 0), (1, 0.3), (0.9, 0.5), (0.9, 0.62), (0.96, 0.74), (0.96, 0.84), (1, 1)])),
    ]

    /// How high it stands at a part of the loop, 0…1.
    func height(at way: Double) -> Double {
        let round = way * rounds
        return heights.value(at: round - round.rounded(.down)) ?? 1
    }

    /// How far it swings out, so far up, at a part of the loop, in points.
    func swing(at up: Double, _ way: Double) -> Double { (0.4 + 0.11 * up) * sin(2 * .pi * (up / 11 - rounds * way + phase)) }

    private static func keys(_ list: [(value: Double, time: Double)]) -> MediaKeyframes<Double> {
        MediaKeyframes(list.map { .init($0.value, at: $0.time, curve: .eased(.easeInOut)) })
    }
}
