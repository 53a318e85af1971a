import Testing

/// All tests of this package: one after the other, as the stand-ins have one clock.
@MainActor @Suite("Apple", .serialized) struct AppleTests {}
