/// Where the rows of a list come from: anything that can answer a request with a page.
///
/// Only `page(_:)` has to be written. It runs wherever it says: an actor or a `@MainActor` class may conform, and a plain value's method
/// runs off the main actor. It should stop when its task is cancelled; if it doesn't, its late answer is dropped.
///
///     struct FeedSource: RefreshDataSource {
///         func page(_ request: RefreshRequest<Int>) async throws -> RefreshPage<Post, Int> {
///             let number = request.cursor ?? 1
///             let posts = try await posts(onPage: number)
///             return RefreshPage(posts, next: posts.isEmpty ? nil : number + 1)
///         }
///     }
public protocol RefreshDataSource<Element>: Sendable {
    /// A row.
    associatedtype Element: Sendable
    /// What tells one page from the next: a number, a server's token, the last row's key.
    associatedtype Cursor: Sendable

    /// Answers a request: with the first page if its cursor is nil, else with the page after the cursor. Throws whatever went wrong; a
    /// `CancellationError` isn't a failure.
    func page(_ request: RefreshRequest<Cursor>) async throws -> RefreshPage<Element, Cursor>

    /// The first page as it was when last seen, to be shown until the real one has come; nil if there is none. A list store asks once,
    /// before its first request. The default has none.
    func remembered() async -> RefreshPage<Element, Cursor>?
}

extension RefreshDataSource {
    /// Nothing is remembered.
    public func remembered() async -> RefreshPage<Element, Cursor>? { nil }
}
