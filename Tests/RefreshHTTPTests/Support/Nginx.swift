import Foundation

/// An nginx that somebody has started for the tests.
struct Nginx: Sendable {
    /// Its root's address.
    let url: URL
    /// The folder of its pages.
    let pages: URL

    /// The one that the environment names.
    static let here: Nginx? = {
        let environment = ProcessInfo.processInfo.environment
        guard let url = environment["REFRESH_NGINX"].flatMap({ URL(string: $0) }), let pages = environment["REFRESH_NGINX_PAGES"] else {
            return nil
        }
        return Nginx(url: url, pages: URL(fileURLWithPath: pages))
    }()

    /// Writes a page of posts.
    func write(_ numbers: some Sequence<Int>, to name: String) throws {
        try Data(Post.json(numbers).utf8).write(to: pages.appendingPathComponent(name))
    }
}
