internal import RefreshGeometry

/// When each of several drawings is seen: drawings that are alike are one, seen several times.
struct SVGTimeline {
    /// A drawing and when it is seen.
    struct Entry {
        /// Its elements.
        var content: [UInt8]
        /// The times from which on it is seen, and no longer, as parts of the whole.
        var spans: [(start: Double, end: Double)]
    }

    /// How long the whole lasts, in seconds.
    let duration: Double
    /// The drawings, in the order in which they are first seen.
    private(set) var entries: [Entry] = []

    /// Sorts drawings into a timeline.
    /// - Parameters:
    ///   - contents: The elements of each drawing.
    ///   - times: When each begins, in seconds. The first is seen from the start. Times that are not finite or run backwards are taken as the
    ///     latest before them.
    ///   - end: When the last one ends.
    init(_ contents: [[UInt8]], times: [Double], end: Double) {
        var starts: [Double] = []
        for time in times { starts.append(starts.last.map { Swift.max($0, time.isFinite ? time : 0) } ?? 0) }
        duration = Swift.max(starts.last ?? 0, end.isFinite ? end : 0)
        var places: [[UInt8]: Int] = [:]
        for (index, content) in contents.enumerated() {
            let (start, end) = (starts[index], index + 1 < starts.count ? starts[index + 1] : duration)
            guard start < end || contents.count == 1 else { continue }
            let span = duration > 0 ? (start / duration, end / duration) : (0, 1)
            guard let place = places[content] else {
                places[content] = entries.count
                entries.append(Entry(content: content, spans: [span]))
                continue
            }
            let last = entries[place].spans.count - 1
            if entries[place].spans[last].end == span.0 {
                entries[place].spans[last].end = span.1
            } else {
                entries[place].spans.append(span)
            }
        }
    }
}

extension SVGWriter {
    /// Appends the drawings of a timeline, each shown and hidden by its own animation.
    /// - Parameter poster: The time, in seconds, of the drawing that is shown where nothing plays.
    mutating func append(_ timeline: SVGTimeline, poster: Double) {
        let time = timeline.duration > 0 && poster.isFinite ? (poster / timeline.duration).clamped(0, 1) : 0
        let shown = timeline.entries.firstIndex { entry in
            entry.spans.contains { $0.start <= time && (time < $0.end || $0.end >= 1) }
        }
        for (index, entry) in timeline.entries.enumerated() where !entry.content.isEmpty {
            append("<g")
            // So that a style sheet can hold it on this drawing.
            if adaptation != nil { append(index == shown ? " class=\"p\"" : " class=\"a\"") }
            append(index == shown ? ">\n" : " display=\"none\">\n")
            append(bytes: entry.content)
            if timeline.entries.count > 1 { animate(entry.spans, duration: timeline.duration) }
            append("</g>\n")
        }
    }

    /// Appends the animation that shows an element during some spans and hides it at other times.
    private mutating func animate(_ spans: [(start: Double, end: Double)], duration: Double) {
        // A list of values and of the times from which on they hold; it has to begin at 0.
        var (values, times) = (spans[0].start > 0 ? "none" : "", spans[0].start > 0 ? [0.0] : [])
        for span in spans {
            values += values.isEmpty ? "inline" : ";inline"
            times.append(span.start)
            guard span.end < 1 else { continue }
            values += ";none"
            times.append(span.end)
        }
        append("<animate attributeName=\"display\" calcMode=\"discrete\" repeatCount=\"indefinite\" dur=\"")
        append(numbers: [duration])
        append("s\" values=\"")
        append(values)
        append("\" keyTimes=\"")
        for (index, time) in times.enumerated() {
            if index > 0 { append(";") }
            append(numbers: [time], decimals: 6)
        }
        append("\"/>\n")
    }
}
