/// Where each of some distinct identities is: a hash table with open addressing and linear probing (Knuth, "The Art of Computer Programming",
/// volume 3, 6.4, algorithm L). It holds positions only and looks at the identities where they are, which is what makes it faster to build
/// than a dictionary.
@usableFromInline
struct RowIndex<ID: Hashable> {
    /// Of each slot, the upper 24 bits of the hash, and below them the position plus 1; 0 if it is empty. At most half are taken, and their
    /// number is a power of 2.
    @usableFromInline var slots: [UInt64]
    @usableFromInline var count = 0

    /// The index of these identities.
    @inlinable
    init(_ ids: [ID]) {
        var size = 16
        while size / 2 < ids.count { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for place in ids.indices { add(place, of: ids[place]) }
    }

    /// Where an identity is among those that were indexed.
    @inlinable
    func place(of id: ID, in ids: [ID]) -> Int? {
        let hash = UInt64(truncatingIfNeeded: id.hashValue)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if slots[slot] >> 40 == hash >> 40 {
                let place = Int(truncatingIfNeeded: slots[slot] & ((1 << 40) - 1)) - 1
                if ids[place] == id { return place }
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Indexes the last of these identities, which isn't indexed yet while all others are.
    @inlinable
    mutating func addLast(of ids: [ID]) {
        guard let last = ids.last else { return }
        if slots.count / 2 > count { add(ids.count - 1, of: last) } else { self = RowIndex(ids) }
    }

    @inlinable
    mutating func add(_ place: Int, of id: ID) {
        let hash = UInt64(truncatingIfNeeded: id.hashValue)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = (hash >> 40) << 40 | UInt64(truncatingIfNeeded: place + 1)
        count += 1
    }
}
