public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif
public import RefreshData

/// Rows from a server that answers with pages of JSON.
///
///     let source = HTTPSource<Post>(url, items: "posts", paging: .cursor(field: "next", parameter: "after"))
///
/// The first page is asked for with the stamp of the one at hand (entity tag, date of change), and a 304 is "nothing new". What goes wrong is
/// an `HTTPSourceError`; what may pass is tried again. Cancelling the task stops the transfer.
public struct HTTPSource<Element: Decodable & Sendable>: RefreshDataSource {
    /// The address of the first page.
    public let url: URL
    /// Where the rows are in the body: a field, or fields in fields with dots between. Nil: the body is the array of rows.
    public let items: String?
    /// How one page leads to the next.
    public let paging: HTTPPaging
    /// How it asks.
    public let options: HTTPOptions
    private let transfer: HTTPTransfer

    /// Makes a source.
    ///
    /// - Parameters:
    ///   - url: The address of the first page, with its query.
    ///   - items: Where the rows are in the body: a field, or fields in fields with dots between ("data.posts"). Nil: the body is the array.
    ///   - paging: How one page leads to the next.
    ///   - options: How it asks.
    ///   - configuration: How the session is set up that carries the requests. It gets no cache.
    ///   - clock: What it waits by.
    public init(
        _ url: URL, items: String? = nil, paging: HTTPPaging = .none, options: HTTPOptions = HTTPOptions(),
        configuration: URLSessionConfiguration = .ephemeral, clock: HTTPClock = .system
    ) {
        self.url = url
        self.items = items
        self.paging = paging
        self.options = options
        let session = HTTPSession(configuration, fields: Array(options.fields.keys))
        transfer = HTTPTransfer(session: session, options: options, clock: clock, home: url.origin)
    }

    /// Asks the server for a page; the cursor is its address.
    ///
    /// - Throws: `HTTPSourceError`; `CancellationError` soon after the task is cancelled.
    public func page(_ request: RefreshRequest<URL>) async throws -> RefreshPage<Element, URL> {
        let address = request.cursor ?? url
        let conditions = request.cursor == nil ? HTTPStamp.conditions(of: request.stamp) : [:]
        let answer = try await transfer.answer(from: address, conditions: conditions)
        if answer.isUnchanged { return .unchanged }
        let body = try HTTPBody<Element>(answer, items: items, cursor: paging.field, decoder: options.decoder())
        let next = try paging.next(after: answer, count: body.items.count, cursor: body.cursor)
        return RefreshPage(body.items, next: next, stamp: request.cursor == nil ? HTTPStamp.stamp(of: answer) : nil)
    }
}
