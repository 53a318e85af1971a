public import Foundation

/// A source that remembers its last good first page on disk, so that a list shows it at once at the next launch, until the real one has come.
///
///     let store = ListStore(FeedSource().cached(in: folder.appendingPathComponent("feed")))
///
/// The page is written whole or not at all. A file that is damaged, or isn't this source's, is set aside with a warning and never shown.
/// Nothing that happens to the file makes a load fail.
public struct CachedSource<Base: RefreshDataSource>: RefreshDataSource where Base.Element: Codable, Base.Cursor: Codable {
    private struct Record: Codable {
        var items: [Base.Element]
        var next: Base.Cursor?
        var stamp: RefreshStamp?
    }

    private let base: Base
    private let file: PageFile

    /// Wraps a source.
    ///
    /// - Parameters:
    ///   - base: The source.
    ///   - file: Where the page is kept; a file of its own for each source. Its folder is made if need be. Two more names are used beside it:
    ///     the same with `.partial` and with `.damaged` added.
    ///   - form: What is in the file. Give another whenever the rows change their meaning or their form.
    ///   - warn: Hears what goes wrong with the file. The default writes a line to the standard error.
    public init(
        _ base: Base, file: URL, form: String = "1", warn: @escaping @Sendable (CacheWarning) -> Void = CacheWarning.print
    ) {
        self.init(base, file: PageFile(url: file, form: form, warn: warn))
    }

    init(_ base: Base, file: PageFile) {
        self.base = base
        self.file = file
    }

    /// Answers as the source does, and keeps a first page that is new.
    public func page(_ request: RefreshRequest<Base.Cursor>) async throws -> RefreshPage<Base.Element, Base.Cursor> {
        guard request.cursor == nil else { return try await base.page(request) }
        let ticket = await file.ticket()
        let page = try await base.page(request)
        if !page.isUnchanged, !Task.isCancelled {
            await file.save(Record(items: page.items, next: page.next, stamp: page.stamp), ticket: ticket)
        }
        return page
    }

    /// The page on disk; else what the source itself remembers.
    public func remembered() async -> RefreshPage<Base.Element, Base.Cursor>? {
        guard let record = await file.load(Record.self) else { return await base.remembered() }
        return RefreshPage(record.items, next: record.next, stamp: record.stamp)
    }
}

extension RefreshDataSource where Element: Codable, Cursor: Codable {
    /// This source, with its last good first page kept in a file. See `CachedSource`.
    public func cached(in file: URL, form: String = "1") -> CachedSource<Self> { CachedSource(self, file: file, form: form) }
}
