import Foundation
import Testing

@testable import RefreshData

struct PageSealTests {
    static var body: Data { Data(#"{"items":[1,2,3]}"#.utf8) }
    static var file: Data { PageSeal.seal(body, form: "feed 2") }

    @Test func whatIsSealedOpens() throws {
        #expect(try PageSeal.open(Self.file, form: "feed 2") == Self.body)
        let line = try #require(String(data: Self.file, encoding: .utf8)).prefix { $0 != "\n" }
        #expect(line == #"RefreshKit page, form "feed 2", 17 bytes, checksum 2a417b8470dbd71b"#)
    }

    @Test func anEmptyPageAndAFormOfTwoLinesOpenToo() throws {
        let file = PageSeal.seal(Data(), form: "a\nb \u{1F600}\"")
        #expect(try PageSeal.open(file, form: "a\nb \u{1F600}\"") == Data())
    }

    @Test(arguments: 0..<file.count)
    func aFileCutAnywhereDoesNot(length: Int) {
        #expect(throws: PageSeal.Broken.self) { try PageSeal.open(Self.file.prefix(length), form: "feed 2") }
    }

    @Test(arguments: 0..<file.count)
    func aFileWithAnyChangedBitDoesNot(place: Int) {
        for bit in 0..<8 {
            var file = Self.file
            file[place] ^= 1 << bit
            #expect(throws: PageSeal.Broken.self) { try PageSeal.open(file, form: "feed 2") }
        }
    }

    @Test(arguments: ["", "\n", "hello\n", "RefreshKit page\n{}", "\u{0}\u{0}\n", "<html>\n</html>"])
    func aForeignFileDoesNot(text: String) {
        #expect(throws: PageSeal.Broken.self) { try PageSeal.open(Data(text.utf8), form: "feed 2") }
    }

    @Test func neitherDoAnotherFormNorALongerFile() {
        #expect(throws: PageSeal.Broken.self) { try PageSeal.open(Self.file, form: "feed 3") }
        #expect(throws: PageSeal.Broken.self) { try PageSeal.open(Self.file + [0], form: "feed 2") }
    }
}
