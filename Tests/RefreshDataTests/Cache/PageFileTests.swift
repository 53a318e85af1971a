import Foundation
import Testing

@testable import RefreshData

/// A page on disk is the old one or the new one, whatever happens.
struct PageFileTests {
    let folder: CacheFolder

    init() throws {
        folder = try CacheFolder()
    }

    private func file(form: String = "1", write: PageFile.Write? = nil) -> PageFile {
        guard let write else { return PageFile(url: folder.page, form: form, warn: folder.warnings.hear) }
        return PageFile(url: folder.page, form: form, warn: folder.warnings.hear, write: write)
    }

    @Test func keepsAPage() async throws {
        #expect(await file().load([Post].self) == nil)
        await file().save([Post].numbered(1...3), ticket: 1)
        #expect(await file().load([Post].self) == .numbered(1...3))
        await file().save([Post(4)], ticket: 1)
        #expect(await file().load([Post].self) == [Post(4)])
        #expect(try folder.names() == ["page"])
        #expect(await folder.warnings.all() == [])
    }

    @Test func makesItsFolder() async throws {
        let url = folder.url.appendingPathComponent("a/b/page")
        await PageFile(url: url, form: "1", warn: folder.warnings.hear).save([1], ticket: 1)
        #expect(await PageFile(url: url, form: "1", warn: folder.warnings.hear).load([Int].self) == [1])
    }

    /// The write stops after so many bytes, and at that moment another process starts, finds what is there, reads it and writes a page of
    /// its own.
    @Test func aWriteCutAtEveryByteLeavesTheOldPage() async throws {
        let old = [Post].numbered(1...3)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let new = PageSeal.seal(try encoder.encode([Post].numbered(4...9)), form: "1")
        for length in 0...new.count {
            await file().save(old, ticket: 1)
            let cut = file { data, handle in
                #expect(data == new)
                try handle.write(contentsOf: data.prefix(length))
                throw Broken(number: length)
            }
            await cut.save([Post].numbered(4...9), ticket: 1)
            #expect(await file().load([Post].self) == old)

            // What a killed process leaves: nobody has cleaned up.
            try new.prefix(length).write(to: folder.url.appendingPathComponent("page.partial"))
            #expect(await file().load([Post].self) == old)
            await file().save([Post(length)], ticket: 1)
            #expect(await file().load([Post].self) == [Post(length)])
            #expect(try folder.names() == ["page"])
        }
        let warnings = await folder.warnings.all()
        #expect(warnings.count == new.count + 1)
        #expect(warnings.first?.problem == .unwritable("Broken(number: 0)"))
    }

    /// A file system that kept the name but not the bytes.
    @Test func aFileCutAtEveryByteIsSetAsideAndNotShown() async throws {
        let whole = PageSeal.seal(try JSONEncoder().encode([Post].numbered(1...3)), form: "1")
        for length in 0..<whole.count {
            try whole.prefix(length).write(to: folder.page)
            #expect(await file().load([Post].self) == nil)
            #expect(try folder.names() == ["page.damaged"])
            #expect(try Data(contentsOf: folder.url.appendingPathComponent("page.damaged")) == whole.prefix(length))
        }
        let warnings = await folder.warnings.all()
        #expect(warnings.count == whole.count)
        for warning in warnings {
            guard case .setAside(_, _, let place) = warning.problem else { Issue.record("\(warning)"); continue }
            #expect(place?.lastPathComponent == "page.damaged" && warning.file == folder.page)
        }
    }

    @Test func aForeignFileIsSetAsideWithAWarningThatSaysWhatItIs() async throws {
        try Data("To be, or not to be\nthat is".utf8).write(to: folder.page)
        #expect(await file().load([Post].self) == nil)
        await file(form: "2").save([Post(1)], ticket: 1)
        #expect(await file(form: "1").load([Post].self) == nil)
        await file().save(["a": 1], ticket: 1)
        #expect(await file().load([Post].self) == nil)
        let warnings = await folder.warnings.all().map(\.description)
        #expect(warnings.count == 3)
        let path = folder.page.path
        #expect(
            warnings.first == """
                \(path): expected "RefreshKit page, form "1", 7 bytes, checksum e4f17de350054573", found "To be, or not to be"; \
                set aside as page.damaged
                """)
        #expect(warnings.dropFirst().first?.contains(#"form "2""#) == true)
        #expect(warnings.last?.contains("expected a page of the form 1") == true)
    }

    @Test func whatIsNoFileIsSetAside() async throws {
        try FileManager.default.createDirectory(at: folder.page, withIntermediateDirectories: false)
        #expect(await file().load([Post].self) == nil)
        await file().save([Post(1)], ticket: 1)
        #expect(await file().load([Post].self) == [Post(1)])
        #expect(mkfifo(folder.url.appendingPathComponent("pipe").path, 0o600) == 0)
        let pipe = PageFile(url: folder.url.appendingPathComponent("pipe"), form: "1", warn: folder.warnings.hear)
        #expect(await pipe.load([Post].self) == nil)
        #expect(try folder.names() == ["page", "page.damaged", "pipe.damaged"])
        #expect(await folder.warnings.all().count == 2)
    }

    @Test func aPageThatCannotBeWrittenIsAWarning() async throws {
        let url = folder.page.appendingPathComponent("page")
        try Data().write(to: folder.page)
        await PageFile(url: url, form: "1", warn: folder.warnings.hear).save([1], ticket: 1)
        await file().save([Double.nan], ticket: 1)
        let warnings = await folder.warnings.all()
        #expect(warnings.map(\.file) == [url, folder.page])
        for warning in warnings {
            guard case .unwritable = warning.problem else { Issue.record("\(warning)"); continue }
        }
    }

    @Test func aLateAnswerDoesNotReplaceANewerOne() async throws {
        let file = file()
        let (first, second) = (await file.ticket(), await file.ticket())
        await file.save([2], ticket: second)
        await file.save([1], ticket: first)
        #expect(await file.load([Int].self) == [2])
    }
}
