public import RefreshData

/// A source whose pages take their time on the stage's clock.
public struct PacedSource<Base: RefreshDataSource>: RefreshDataSource {
    private let base: Base
    private let pace: StagePace

    init(base: Base, pace: StagePace) {
        self.base = base
        self.pace = pace
    }

    /// Waits, and asks the source.
    public func page(_ request: RefreshRequest<Base.Cursor>) async throws -> RefreshPage<Base.Element, Base.Cursor> {
        try await pace.pass()
        return try await base.page(request)
    }
}

extension RefreshDataSource {
    /// This source, with pages that take their time on the stage's clock.
    public func paced(by pace: StagePace) -> PacedSource<Self> { PacedSource(base: self, pace: pace) }
}
