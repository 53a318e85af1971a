internal import RefreshGeometry

/// Values at given parts of a way, and how each becomes the next: `CAKeyframeAnimation` as a value.
///
/// ```swift
/// let height = MediaKeyframes([
///     .init(0, at: 0, curve: .eased(.easeOut)), .init(20, at: 0.4, curve: .eased(.easeIn)), .init(0, at: 1),
/// ])
/// height.value(at: 0.4)     // 20
/// ```
public struct MediaKeyframes<Value: MediaValue>: Sendable {
    /// A value, when it is reached, and how it becomes the next.
    public struct Key: Sendable {
        /// The value.
        public var value: Value
        /// The part of the way at which it is reached, 0…1.
        public var time: Double
        /// How it becomes the next one. The last key's has no say.
        public var curve: MediaCurve

        /// Makes a key.
        public init(_ value: Value, at time: Double, curve: MediaCurve = .linear) {
            self.value = value
            self.time = time
            self.curve = curve
        }
    }

    /// The keys, in the order of their times.
    public let keys: [Key]

    /// Makes keyframes. Times are held between 0 and 1, and one that lies before its predecessor's, or is no number, is taken as that.
    ///
    /// Before the first key its value holds, and after the last one its.
    public init(_ keys: [Key]) {
        var time = 0.0
        self.keys = keys.map { key in
            var key = key
            time = max(time, key.time > 0 ? min(1, key.time) : 0)
            key.time = time
            return key
        }
    }

    /// Makes keyframes at even distances of time, each becoming the next by the same curve.
    public init(evenly values: [Value], curve: MediaCurve = .linear) {
        let last = Double(max(1, values.count - 1))
        self.init(values.enumerated().map { Key($1, at: Double($0) / last, curve: curve) })
    }

    /// Makes keyframes that hold for the same time each and don't become each other: n values have n parts of the way.
    public init(stepping values: [Value]) {
        let count = Double(max(1, values.count))
        self.init(values.enumerated().map { Key($1, at: Double($0) / count, curve: .held) })
    }

    /// Makes keyframes that are passed at an even pace: times by the distance from one to the next. Without any distance, evenly.
    public init(pacing values: [Value]) {
        var ways: [Double] = []
        for value in values.dropFirst() {
            ways.append((ways.last ?? 0) + values[ways.count].distance(to: value).heldLength)
        }
        guard let whole = ways.last, whole > 0 else {
            self.init(evenly: values)
            return
        }
        self.init(values.enumerated().map { Key($1, at: $0 == 0 ? 0 : ways[$0 - 1] / whole) })
    }

    /// The value at a part of the way, or nil if there is no key.
    /// - Parameter part: 0…1; what is outside is held. Not a number: 0.
    public func value(at part: Double) -> Value? {
        guard let first = keys.first, let last = keys.last else { return nil }
        let part = part > 0 ? min(1, part) : 0
        if part < first.time { return first.value }
        if part >= last.time { return last.value }
        // The last key that is reached: its time is at most the part, and the next one's is more.
        var (low, high) = (0, keys.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if keys[middle].time <= part { low = middle } else { high = middle }
        }
        let (start, end) = (keys[low], keys[high])
        return start.value.moved(to: end.value, by: start.curve.value(at: (part - start.time) / (end.time - start.time)))
    }
}
