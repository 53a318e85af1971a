import Testing

@testable import ExampleStage

@Suite struct ExampleOptionsTests {
    private func read(_ arguments: [String]) throws(ExampleUsageError) -> ExampleOptions { try ExampleOptions(arguments) }

    @Test func withoutArgumentsItPlays() throws {
        #expect(try read([]) == ExampleOptions())
    }

    @Test(arguments: [
        ["--svg", "a.svg", "--filmstrip", "b.svg"], ["--filmstrip=b.svg", "--svg=a.svg"], ["--svg=a.svg", "--filmstrip", "b.svg"],
    ])
    func filesStandApartOrNot(arguments: [String]) throws {
        let options = try read(arguments)
        #expect(options.svg == "a.svg")
        #expect(options.filmstrip == "b.svg")
        #expect(!options.wantsHelp)
    }

    @Test func aFileMayHoldAnEqualsSignOrBeginWithADash() throws {
        #expect(try read(["--svg=a=b"]).svg == "a=b")
        #expect(try read(["--svg", "-"]).svg == "-")
    }

    @Test func filesMayBeDark() throws {
        #expect(try read(["--dark", "--svg", "a"]).isDark)
        #expect(try !read(["--svg", "a"]).isDark)
    }

    @Test(arguments: ["--help", "-h"]) func helpIsAskedFor(argument: String) throws {
        #expect(try read([argument]).wantsHelp)
    }

    @Test(arguments: [
        (["--bogus"], ExampleUsageError.unknownOption("--bogus")), (["-x"], .unknownOption("-x")),
        (["--help=1"], .unknownOption("--help=1")), (["--dark=1"], .unknownOption("--dark=1")),
        (["play"], .unexpectedArgument("play")), ([""], .unexpectedArgument("")), (["--svg"], .missingValue("FILE", of: "--svg")),
        (["--svg="], .missingValue("FILE", of: "--svg")), (["--filmstrip", "--svg", "a"], .missingValue("FILE", of: "--filmstrip")),
        (["--svg", "a", "--svg", "b"], .repeatedOption("--svg")), (["--svgs", "a"], .unknownOption("--svgs")),
    ])
    func whatIsWrongIsSaid(arguments: [String], error: ExampleUsageError) {
        #expect(throws: error) { try self.read(arguments) }
        #expect(!error.description.contains("\n"))
    }

    private static let option = ExampleOption("--look", value: "LOOK", help: "spokes or ring;\nnone: both")

    @Test(arguments: [["--look", "ring", "--dark"], ["--dark", "--look=ring"]])
    func anExampleMayHaveAnOptionOfItsOwn(arguments: [String]) throws {
        #expect(try ExampleOptions(arguments, option: Self.option).own == "ring")
        #expect(throws: ExampleUsageError.unknownOption(arguments.first { $0.hasPrefix("--look") } ?? "")) { try self.read(arguments) }
    }

    @Test(arguments: [
        (["--look"], ExampleUsageError.missingValue("LOOK", of: "--look")),
        (["--look", "a", "--look", "b"], .repeatedOption("--look")),
    ])
    func theOptionOfItsOwnIsReadAsStrictly(arguments: [String], error: ExampleUsageError) {
        #expect(throws: error) { try ExampleOptions(arguments, option: Self.option) }
    }

    @Test func theHelpTellsOfTheOptionAndAnErrorOfWhatItCanBe() {
        let help = ExampleOptions.help(name: "Test", option: Self.option)
        #expect(help.contains("\n  --look LOOK       spokes or ring;\n                    none: both\n  --svg FILE"))
        #expect(help.hasPrefix("usage: swift run Test [--svg FILE] [--filmstrip FILE] [--dark] [--look LOOK]\n"))
        #expect(!ExampleOptions.help(name: "Test").contains("look"))
        let error = ExampleUsageError.unusableValue("disc", of: Self.option)
        #expect(error.description == "--look can't be 'disc', expected: spokes or ring; none: both")
    }

    @Test func anUnwritableFileSaysWhy() throws {
        let file = OutputFile(path: "/nonexistent/folder/a.svg")
        let failure = try #require(throws: OutputFile.Failure.self) { try file.write("x") }
        #expect(failure.description == "can't write '/nonexistent/folder/a.svg': No such file or directory")
    }
}
