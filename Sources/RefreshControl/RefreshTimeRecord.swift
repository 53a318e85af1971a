import RefreshGeometry

/// Where a refresher keeps the time of its last success, and what stood there when last read.
#if !hasFeature(Embedded)
@MainActor
#endif
struct RefreshTimeRecord {
    let store: any RefreshTimeStore
    let key: String
    private(set) var time: Double?

    /// How far ahead of the wall clock a time may be and still be believed, in seconds: clocks are put right by a little all the time.
    private static let leeway = 60.0

    init(in store: any RefreshTimeStore, as key: String) {
        self.store = store
        self.key = key
        read()
    }

    /// Reads the time anew.
    mutating func read() { time = store.time(of: key) }

    /// Keeps a time. Nil, or one that isn't finite, forgets it.
    mutating func keep(_ time: Double?) {
        store.keep(time.flatMap { $0.isFinite ? $0 : nil }, of: key)
        read()
    }

    /// The seconds since the time, 0 or more; nil without a time, or with one that can't be right.
    var age: Double? {
        guard let time else { return nil }
        let age = store.now - time
        return age.isFinite && age >= -Self.leeway ? max(0, age) : nil
    }
}
