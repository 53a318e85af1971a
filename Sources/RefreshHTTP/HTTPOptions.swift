public import Foundation

/// How an `HTTPSource` asks.
public struct HTTPOptions: Sendable {
    /// Fields to send with each request: keys, languages. They go to the address of the first page and its origin only.
    public var fields: [String: String]
    /// The longest time for one whole answer, in seconds. 0, less or not finite: for ever.
    public var timeOut: Double
    /// What is tried again, and when.
    public var retry: HTTPRetry
    /// Makes what decodes the rows: the place for its strategies of dates and names.
    public var decoder: @Sendable () -> JSONDecoder

    /// Makes options.
    public init(
        fields: [String: String] = [:], timeOut: Double = 30, retry: HTTPRetry = HTTPRetry(),
        decoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
    ) {
        self.fields = fields
        self.timeOut = timeOut
        self.retry = retry
        self.decoder = decoder
    }
}
