import RefreshFrames

/// What was read from the files in Frames.
let sequences = [("soup", FrameSequence.soup), ("fire", .fire), ("wheel", .wheel)]
for (name, sequence) in sequences {
    print("\(name): \(sequence.size.width) by \(sequence.size.height)")
    for (index, frame) in sequence.frames.enumerated() { print("  \(frame.name) \(sequence.durations[index])") }
}
