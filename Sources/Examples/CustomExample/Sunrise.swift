import Foundation
import RefreshKit

/// A sun that the pull has rise from the sea: its rays breathe while it loads, then it climbs on, or sets where nothing came.
final class Sunrise: RefreshAnimator {
    // A part of a pull is a timeline whose time is the progress.
    private let horizon = MediaTimeline(duration: 0.35, fill: .both, curve: .eased(.easeOut))
    private let dawn = MediaTimeline(begin: 0.15, duration: 0.85, fill: .both, curve: .eased(.easeOut))
    private let rays = (0...3).map { MediaTimeline(begin: 0.52 + 0.08 * Double($0), duration: 0.24, fill: .both) }
    // What goes on in the load is one whose time is the load's: from the middle ray to the outer ones, and down the waves.
    private let breaths = (0...3).map {
        MediaTimeline(
            begin: 0.15 * Double($0), duration: 0.75, repeatCount: .infinity, autoreverses: true, fill: .both, curve: .eased(.easeInOut))
    }
    private let farewell = MediaTimeline(duration: 0.4, fill: .both, curve: .eased(.easeInOut))
    /// An orange that is seen on white (3.6 : 1) and on black (5.9 : 1).
    private let ink = PictureInk(hex: 0xE8590C)

    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        guard moment.state != .initial, moment.progress > 0 else { return }
        let left = moment.state == .finished ? part(of: farewell, at: moment.seconds) : 0
        let climbs = moment.outcome == .success && !moment.foundNothingNew
        // With less motion it stands from the first, and fades in with the pull.
        let (progress, seconds) = moment.reducesMotion ? (1, 0) : (moment.progress, moment.loadingSeconds)
        let sun = 12 * part(of: dawn, at: progress) - 12 + (climbs ? 12 : -12) * left
        let open = moment.shown / moment.size[moment.edge.side(in: moment.direction).axis]
        let opacity = moment.state == .finished ? open / 0.6 : moment.progress / (moment.reducesMotion ? 1 : 0.15)
        let middle = PlaneTransform.translation(x: moment.size.width / 2, y: 0.7 * moment.size.height)
        picture.transformed(by: middle * .scale(min(moment.size.width, moment.size.height) / 60)) { picture in
            picture.faded(by: opacity) { picture in
                drawSun(at: sun, into: &picture)
                for ray in -3...3 {
                    let length = part(of: rays[abs(ray)], at: progress) * (climbs ? 1 : 1 - left)
                    let breath = part(of: breaths[abs(ray)], at: seconds)
                    draw(ray, 4 * length + 3 * length * breath, sun, into: &picture)
                }
                let reach = 28 * part(of: horizon, at: progress)
                line(reach, 0, .secondary, into: &picture)
                if moment.outcome == .failure { line(reach, 0, .failure.opacity(left), into: &picture) }
                for wave in 1...3 {
                    let breath = part(of: breaths[wave], at: seconds)
                    let half = (13 - 3 * Double(wave)) * (sun / 12 + 1) * (1 - 0.4 * breath)
                    // What its round ends would leave as a dot pales.
                    line(half, 5 * Double(wave), ink.opacity(0.5 * min(1, half / 2)), into: &picture)
                }
            }
        }
    }

    /// What is over the horizon of a disc is an arc with its chord.
    private func drawSun(at height: Double, into picture: inout Picture) {
        let angle = acos(max(-1, min(1, -height / 12)))
        picture.arc(center: PlanePoint(x: 0, y: -3 - height), radius: 12, start: -.pi / 2 - angle, sweep: 2 * angle, fill: ink)
    }

    private func draw(_ ray: Int, _ length: Double, _ sun: Double, into picture: inout Picture) {
        guard length > 0 else { return }
        let direction = PlanePoint(x: sin(0.42 * Double(ray)), y: -cos(0.42 * Double(ray)))
        let root = PlanePoint(x: 0, y: -3 - sun) + direction * 16
        picture.line(from: root, to: root + direction * length, stroke: PictureStroke(ink.opacity(length / 4), width: 2))
    }

    private func line(_ half: Double, _ y: Double, _ ink: PictureInk, into picture: inout Picture) {
        guard half > 0 else { return }
        picture.line(from: PlanePoint(x: -half, y: y), to: PlanePoint(x: half, y: y), stroke: PictureStroke(ink, width: 2))
    }

    private func part(of timeline: MediaTimeline, at time: Double) -> Double { timeline.progress(at: time) ?? 0 }
}
