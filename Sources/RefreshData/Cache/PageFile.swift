import Foundation

/// A file that holds one page, whole or not at all.
///
/// A page is written beside the file and then takes its name, so that a write that is cut off, at whatever byte, leaves what was there. What
/// is found in its place and isn't a page is moved out of the way.
actor PageFile {
    /// Puts bytes into an open file. Tests cut it short.
    typealias Write = @Sendable (Data, FileHandle) throws -> Void

    /// The greatest length of a file that is read or written: 64 MiB.
    static let maximumLength = 64 << 20

    private let url: URL
    private let form: String
    private let warn: @Sendable (CacheWarning) -> Void
    private let write: Write
    private var asked = 0
    private var newest = 0

    init(
        url: URL, form: String, warn: @escaping @Sendable (CacheWarning) -> Void,
        write: @escaping Write = { try $1.write(contentsOf: $0) }
    ) {
        self.url = url
        self.form = form
        self.warn = warn
        self.write = write
    }

    /// A number for what is about to be asked for, so that an answer that comes late doesn't replace a newer one.
    func ticket() -> Int {
        asked += 1
        return asked
    }

    /// Reads the page; nil if there is none, or nothing that could be shown.
    func load<Page: Decodable>(_ type: Page.Type) -> Page? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
        let kind = attributes[.type] as? FileAttributeType
        let length = (attributes[.size] as? NSNumber)?.intValue ?? 0
        guard kind == .typeRegular, length <= Self.maximumLength else {
            let found = kind == .typeRegular ? "\(length) bytes" : "something that isn't a file"
            setAside(PageSeal.Broken(expected: "a file of at most \(Self.maximumLength) bytes", found: found))
            return nil
        }
        do {
            let body = try PageSeal.open(try Data(contentsOf: url), form: form)
            return try JSONDecoder().decode(type, from: body)
        } catch let broken as PageSeal.Broken {
            setAside(broken)
        } catch let error as DecodingError {
            setAside(PageSeal.Broken(expected: "a page of the form \(form)", found: "\(error)"))
        } catch {
            warn(CacheWarning(file: url, problem: .unreadable("\(error)")))
        }
        return nil
    }

    /// Writes a page, unless one with a later number has been written.
    func save(_ page: some Encodable, ticket: Int) {
        guard ticket >= newest else { return }
        newest = ticket
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys  // the same page is the same file
            let file = PageSeal.seal(try encoder.encode(page), form: form)
            guard file.count <= Self.maximumLength else {
                return warn(CacheWarning(file: url, problem: .unwritable("\(file.count) bytes, above \(Self.maximumLength)")))
            }
            try replace(with: file)
        } catch {
            warn(CacheWarning(file: url, problem: .unwritable("\(error)")))
        }
    }

    private func replace(with file: Data) throws {
        let manager = FileManager.default
        let partial = url.appendingPathExtension("partial")
        try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: partial)
        do {
            let handle = try FileHandle(forWritingTo: partial)
            defer { try? handle.close() }
            try write(file, handle)
            try handle.synchronize()
            guard rename(partial.path, url.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        } catch {
            try? manager.removeItem(at: partial)
            throw error
        }
    }

    private func setAside(_ broken: PageSeal.Broken) {
        let place = url.appendingPathExtension("damaged")
        try? FileManager.default.removeItem(at: place)
        let isMoved = (try? FileManager.default.moveItem(at: url, to: place)) != nil
        let problem = CacheWarning.Problem.setAside(expected: broken.expected, found: broken.found, to: isMoved ? place : nil)
        warn(CacheWarning(file: url, problem: problem))
    }
}
