/// A sequence as it is found in files.
struct FrameSet: Equatable {
    /// The file or folder that it was read from.
    let path: String
    /// What it is called there.
    let name: String
    /// The images' names, in order.
    let images: [String]
    /// The size in points.
    let size: (width: Double, height: Double)
    /// How long each frame lasts, in seconds; nil where the files don't say.
    let durations: [Double]?

    /// An animation in one file. Its images are called after it and numbered from 0, all numbers as long as the last.
    init(path: String, name: String, animation file: FrameFile) {
        let durations = file.durations ?? []
        let digits = "\(max(0, durations.count - 1))".count
        self.path = path
        self.name = name
        images = durations.indices.map { "\(name)-" + String(repeating: "0", count: max(0, digits - "\($0)".count)) + "\($0)" }
        size = (Double(file.width), Double(file.height))
        self.durations = durations
    }

    /// Numbered stills, at one or several scales.
    init(path: String, name: String, stills: [(name: FrameName, file: FrameFile)]) throws(SequenceError) {
        guard let first = stills.first else { throw .empty(path) }
        func place(_ name: FrameName) -> String { path + "/" + name.file }
        var images: [Int: String] = [:]
        var files: [Int: [Int: FrameName]] = [:]
        for still in stills {
            guard still.name.prefix == first.name.prefix else { throw .otherName(place(still.name), expected: first.name.prefix) }
            if let other = files[still.name.scale]?[still.name.number] { throw .sameNumber(place(still.name), as: place(other)) }
            files[still.name.scale, default: [:]][still.name.number] = still.name
            // Two scales of an image have one name.
            if let other = images[still.name.number], other != still.name.image {
                throw .otherName(place(still.name), expected: other)
            }
            images[still.name.number] = still.name.image
            let factor = still.name.scale
            guard still.file.width * first.name.scale == first.file.width * factor,
                still.file.height * first.name.scale == first.file.height * factor
            else {
                let expected = (first.file.width * factor / first.name.scale, first.file.height * factor / first.name.scale)
                throw .otherSize(
                    place(still.name), expected: "\(expected.0) by \(expected.1)", found: "\(still.file.width) by \(still.file.height)")
            }
        }
        let numbers = images.keys.sorted()
        for scale in files.keys.sorted() {
            guard let own = files[scale] else { continue }
            for number in (numbers.first ?? 0)...(numbers.last ?? 0) where own[number] == nil {
                throw .missing(path + "/" + Self.file(number, like: own.values.min { $0.number < $1.number } ?? first.name))
            }
        }
        self.path = path
        self.name = name
        self.images = numbers.compactMap { images[$0] }
        size = (Double(first.file.width) / Double(first.name.scale), Double(first.file.height) / Double(first.name.scale))
        durations = nil
    }

    /// What the file of a number would be called.
    private static func file(_ number: Int, like name: FrameName) -> String {
        let length = name.image.count - name.prefix.count
        let digits = String(repeating: "0", count: max(0, length - "\(number)".count)) + "\(number)"
        return name.prefix + digits + name.file.dropFirst(name.image.count)
    }

    static func == (left: FrameSet, right: FrameSet) -> Bool {
        left.path == right.path && left.name == right.name && left.images == right.images && left.size == right.size
            && left.durations == right.durations
    }
}
