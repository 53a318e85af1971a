import Testing

@testable import RefreshHTTP

/// Fields as servers write them.
struct HTTPFieldTests {
    @Test(arguments: [
        ("</p2>; rel=\"next\"", "/p2"), ("</p2>;rel=next", "/p2"), ("</a>; rel=prev , </b>;  REL = \"NEXT\" ", "/b"),
        ("</a>; title=\"x; rel=next, <y>\", </b>; rel=\"last next\"", "/b"), ("</a>; title=\"q\\\"\"; rel=next", "/a"),
        ("</a>; rel=prev; rel=next", nil), ("</a>", nil), ("", nil), ("<", nil), ("</a>; rel=\"next", "/a"), ("rel=next", nil),
        ("</a>; rel=nextish", nil), ("x </a>; rel=next", nil), ("</a>; rel; rel=next", nil), ("<>; rel=next", ""), ("</a>;;rel=next", "/a"),
        ("</a>; crossorigin; x=1; rel=next", "/a"),
    ])
    func aLinkIsFound(_ example: (field: String, next: String?)) {
        #expect(LinkField.next(example.field) == example.next)
    }

    @Test(arguments: [
        ("120", 120.0), (" 0 ", 0), ("Tue, 14 Nov 2023 22:14:20 GMT", 60), ("Tuesday, 14-Nov-23 22:14:20 GMT", 60),
        ("Tue Nov 14 22:14:20 2023", 60), ("Tue, 14 Nov 2023 22:13:19 GMT", 0), ("-5", nil), ("1.5", nil), ("", nil), ("tomorrow", nil),
        ("+3", nil), ("٣", nil),
    ])
    func aWaitIsRead(_ example: (field: String, seconds: Double?)) {
        #expect(RetryAfter.seconds(example.field, now: 1_700_000_000) == example.seconds)
    }

    @Test func aWaitOfTooManyDigitsIsNone() {
        #expect(RetryAfter.seconds(String(repeating: "9", count: 400), now: 0) == nil)
    }

    @Test(arguments: [
        (1, nil, 1.0, 0.5), (2, nil, 1, 1), (3, nil, 1, 2), (4, nil, 0.5, 2), (9, nil, 1, 8), (1, nil, 0, 0), (1, 3, 1, 3),
        (9, 60, 0, 60), (1, 61, 1, nil), (10, nil, 1, nil), (1, nil, 7, 0.5), (1, nil, -7, 0),
    ])
    func waitsDoubleUpToACap(_ example: (failures: Int, asked: Double?, jitter: Double, wait: Double?)) {
        let retry = HTTPRetry(attempts: 10, base: 0.5, cap: 8, patience: 60)
        #expect(retry.wait(after: example.failures, asked: example.asked, jitter: example.jitter) == example.wait)
    }

    @Test(arguments: [
        (HTTPRetry(attempts: .max, base: .greatestFiniteMagnitude, cap: .infinity), 5, 0.0),
        (HTTPRetry(attempts: .max, base: .greatestFiniteMagnitude, cap: 4), .max - 1, 4), (HTTPRetry(base: .nan, cap: 4), 1, 0),
        (HTTPRetry(base: -1, cap: 4), 1, 0), (HTTPRetry(base: 1, cap: -4), 1, 0), (HTTPRetry(attempts: .min), 1, nil), (.never, 1, nil),
    ])
    func oddRulesAreHeldInBounds(_ example: (retry: HTTPRetry, failures: Int, wait: Double?)) {
        #expect(example.retry.wait(after: example.failures, asked: nil, jitter: 1) == example.wait)
    }
}
