import Foundation

/// The form of a page on disk: a line that says what follows, and the page as JSON. A file that isn't exactly so, to the last byte, isn't
/// opened.
///
///     RefreshKit page, form "1", 1234 bytes, checksum 00000000deadbeef
enum PageSeal {
    /// Why a file isn't opened.
    struct Broken: Error, Equatable {
        var expected: String
        var found: String
    }

    /// Puts the line before a page.
    static func seal(_ body: Data, form: String) -> Data { Data(head(of: body, form: form).utf8) + body }

    /// Takes a page from behind its line.
    static func open(_ file: Data, form: String) throws(Broken) -> Data {
        guard let end = file.firstIndex(of: UInt8(ascii: "\n")) else {
            throw Broken(expected: "a page of RefreshKit", found: "\(file.count) bytes without a first line")
        }
        let body = Data(file[(end + 1)...])
        let (expected, found) = (head(of: body, form: form), file[...end])
        guard found.elementsEqual(expected.utf8) else {
            let words = String(decoding: found.prefix(100), as: UTF8.self)
            throw Broken(expected: quoted(expected), found: quoted(words))
        }
        return body
    }

    private static func head(of body: Data, form: String) -> String {
        let digits = String(checksum(Data(form.utf8) + body), radix: 16)
        let padding = String(repeating: "0", count: 16 - digits.count)
        return "RefreshKit page, form \(quoted(form)), \(body.count) bytes, checksum \(padding)\(digits)\n"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.map { $0.isNewline ? " " : String($0) }.joined().trimmingCharacters(in: .whitespaces) + "\""
    }

    /// FNV-1a, 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv): any one changed byte changes it.
    private static func checksum(_ bytes: Data) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
