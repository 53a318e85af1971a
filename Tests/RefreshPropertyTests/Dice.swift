/// Random numbers from a seed (SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) {
        state = UInt64(truncatingIfNeeded: seed)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func roll(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
    mutating func flag() -> Bool { roll(2) == 1 }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
    /// A length to a tenth of a point and a bit, so that none is a threshold.
    mutating func length(_ range: ClosedRange<Double>) -> Double { (Double.random(in: range, using: &self) * 10).rounded() / 10 + 0.03 }
}
