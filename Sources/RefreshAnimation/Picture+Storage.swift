extension Picture {
    /// Where its arrays lie and how much they hold: the same as long as drawing allocates nothing.
    package var storage: [Int] {
        [
            operationStore.capacity, transformStore.capacity, verbStore.capacity, pointStore.capacity,
            operationStore.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) },
            transformStore.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) },
            verbStore.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) },
            pointStore.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) },
        ]
    }
}
