import Testing

/// Interfaces for whose use Apple asks a reason, and the category under which a privacy manifest gives it.
/// Source: developer.apple.com, "Describing use of required reason API".
private let askedFor: [(word: String, category: String)] = [
    ("UserDefaults", "UserDefaults"), ("systemUptime", "SystemBootTime"), ("mach_absolute_time", "SystemBootTime"),
    ("creationDate", "FileTimestamp"), ("modificationDate", "FileTimestamp"), ("contentModificationDateKey", "FileTimestamp"),
    ("getattrlist", "FileTimestamp"), ("fstat", "FileTimestamp"), ("volumeAvailableCapacity", "DiskSpace"),
    ("systemFreeSize", "DiskSpace"), ("statfs", "DiskSpace"), ("activeInputModes", "ActiveKeyboards"),
]

@Suite("Privacy")
struct PrivacyTests {
    @Test("A library that uses what Apple asks a reason for says so in its privacy manifest", arguments: LayerRow.table.map(\.module))
    func reasonsAreGiven(module: String) throws {
        let files = try Repository.sources(of: module)
        let used = Set(askedFor.filter { asked in files.contains { !Rule(words: asked.word).breaches(in: $0).isEmpty } }.map(\.category))
        let path = "Sources/\(module)/PrivacyInfo.xcprivacy"
        let manifest = (try? Repository.text(of: path)) ?? ""
        let said = Set(askedFor.map(\.category).filter { manifest.contains("NSPrivacyAccessedAPICategory\($0)") })
        #expect(said == used)
        #expect(try manifest.isEmpty || Repository.text(of: "Package.swift").contains("\"\(module)\": \"PrivacyInfo.xcprivacy\""))
    }
}
