import Testing

@Suite("Rules")
struct RuleTests {
    @Test("Sources neither trap nor make unproved claims", arguments: Rule.sources)
    func sourcesAreSafe(rule: Rule) throws {
        let files = try Repository.sources.get()
        #expect(files.filter { rule.exceptions[$0.path] == nil }.flatMap(rule.breaches) == [])
        for path in rule.exceptions.keys {
            let file = try #require(files.first { $0.path == path }, "\(path) is gone")
            #expect(!rule.breaches(in: file).isEmpty, "\(path) needs no exception any more")
        }
    }

    @Test("Tests don't wait for real time", arguments: Rule.tests)
    func testsDoNotSleep(rule: Rule) throws {
        let files = try Repository.tests.get().filter { !$0.path.hasSuffix("/Rules.swift") }
        #expect(files.flatMap(rule.breaches) == [])
    }

    @Test("Nothing is marked as unfinished", arguments: Rule.everywhere)
    func nothingIsUnfinished(rule: Rule) throws {
        let files = try Repository.sources.get() + Repository.tests.get() + Repository.swiftFiles(under: "Plugins")
        let marks = files.flatMap { file in
            file.lines.enumerated().filter { $0.element.contains(rule.words) }.map { "\(file.path):\($0.offset + 1)" }
        }
        #expect(marks == [])
    }

    @Test("A file of Sources holds one thing: 280 lines at most")
    func filesAreShort() throws {
        let files = try Repository.sources.get() + Repository.swiftFiles(under: "Plugins")
        #expect(files.filter { $0.lines.count > 281 }.map(\.path) == [])
    }

    @Test("The top level holds the package's own files and folders, and no more")
    func topLevelIsBare() throws {
        let allowed: Set = [
            "Package.swift", "Package.resolved", "Sources", "Tests", "Plugins", "Documentation", "README.md", "LICENSE", "CHANGELOG.md",
            "CONTRIBUTING.md",
        ]
        #expect(try Repository.entries().filter { !allowed.contains($0) && !$0.hasPrefix(".") } == [])
    }

    @Test("Code breaks a rule, a comment or its absence doesn't")
    func breachesAreFound() {
        let rule = Rule(words: "try!")
        let text = "// try! is forbidden\nlet a = try! b()  // really\nlet url = \"http://a\"; try! c()"
        let found = rule.breaches(in: SourceFile(path: "Sources/A/A.swift", text: text))
        #expect(found == ["Sources/A/A.swift:2: let a = try! b()  ", "Sources/A/A.swift:3: let url = \"http://a\"; try! c()"])
    }
}
