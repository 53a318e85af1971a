import Foundation

/// A folder of frames: numbered PNGs in it are a sequence, each folder of numbered PNGs is one, and each animated GIF or APNG.
struct FrameFolder {
    /// The largest file that is read, in bytes.
    static let greatestSize = 64 * 1024 * 1024
    private static let kinds: Set = ["png", "apng", "gif"]

    let path: String

    /// Reads all sequences, in the order of their names.
    func sequences() throws(SequenceError) -> [FrameSet] {
        var sets: [FrameSet] = []
        let names = try Self.names(in: path)
        if let own = try stills(named: names, in: path) { sets.append(own) }
        for name in names {
            let place = path + "/" + name
            if Self.isFolder(place) {
                guard let set = try stills(named: try Self.names(in: place), in: place) else { throw .empty(place) }
                sets.append(set)
            } else if let file = try animation(at: place) {
                let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
                sets.append(FrameSet(path: place, name: stem, animation: file))
            }
        }
        if sets.isEmpty { throw .empty(path) }
        return sets
    }

    /// The stills among some files, as a sequence; nil without any.
    private func stills(named names: [String], in folder: String) throws(SequenceError) -> FrameSet? {
        var stills: [(name: FrameName, file: FrameFile)] = []
        for name in names where !Self.isFolder(folder + "/" + name) && Self.isPicture(name) {
            let place = folder + "/" + name
            let file = try Self.read(place)
            // In a folder of its own an animation is no still.
            if file.durations != nil { continue }
            guard let frame = FrameName(name) else { throw .noNumber(place) }
            stills.append((frame, file))
        }
        if stills.isEmpty { return nil }
        stills.sort { ($0.name.number, $0.name.scale, $0.name.file) < ($1.name.number, $1.name.scale, $1.name.file) }
        return try FrameSet(path: folder, name: Self.name(of: folder), stills: stills)
    }

    private func animation(at place: String) throws(SequenceError) -> FrameFile? {
        guard Self.isPicture(place) else { return nil }
        let file = try Self.read(place)
        return file.durations == nil ? nil : file
    }

    private static func read(_ path: String) throws(SequenceError) -> FrameFile {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadable(path) }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: greatestSize + 1) else {
            guard (try? handle.seekToEnd()) == 0 else { throw .unreadable(path) }
            throw .file(path, .cutOff("the signature", expected: 8, found: 0))
        }
        if data.count > greatestSize { throw .tooLarge(path, limit: greatestSize) }
        do { return try FrameFile(Array(data)) } catch { throw .file(path, error) }
    }

    private static func names(in folder: String) throws(SequenceError) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { throw .unreadable(folder) }
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func isPicture(_ name: String) -> Bool {
        name.split(separator: ".").last.map { kinds.contains($0.lowercased()) } ?? false
    }

    private static func name(of folder: String) -> String { folder.split(separator: "/").last.map(String.init) ?? "frames" }
}
