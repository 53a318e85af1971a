import Foundation

/// The folder that the gallery is written to, and nothing outside it.
struct GalleryFolder {
    let path: String

    private func place(of name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

    /// Writes files by name; the folder is made where it is missing.
    func write(_ files: [(name: String, text: String)]) throws(GalleryError) {
        try make()
        for file in files {
            let place = place(of: file.name)
            try checkIsOrdinary(place)
            do { try Data(file.text.utf8).write(to: URL(fileURLWithPath: place)) } catch {
                throw .notWritten(place, reason: Self.reason(error))
            }
        }
    }

    /// What of the folder isn't as the files are: a line each, none if all of it is.
    func differences(from files: [(name: String, text: String)]) throws(GalleryError) -> [String] {
        guard isFolder else { throw .noFolder(path) }
        let found: [String]
        do { found = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
            throw .notRead(path, reason: Self.reason(error))
        }
        var lines = Set(found.filter { !$0.hasPrefix(".") }).subtracting(files.map(\.name)).sorted().map {
            "\(place(of: $0)): no file of the gallery"
        }
        for file in files {
            let place = place(of: file.name)
            guard let bytes = FileManager.default.contents(atPath: place) else {
                lines.append("\(place): missing")
                continue
            }
            if bytes != Data(file.text.utf8) { lines.append("\(place): differs from what is drawn now") }
        }
        return lines
    }

    private var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func make() throws(GalleryError) {
        if isFolder { return }
        if (try? FileManager.default.attributesOfItem(atPath: path)) != nil { throw .noFolder(path) }
        do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
            throw .folderNotMade(path, reason: Self.reason(error))
        }
    }

    /// A link would lead out of the folder. The attributes are the link's own.
    private func checkIsOrdinary(_ place: String) throws(GalleryError) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: place) else { return }
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .noFile(place) }
    }

    /// What the system says of an error, in its own words where it has some.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(truncatingIfNeeded: cause.code))) }
        return error.localizedDescription
    }
}
