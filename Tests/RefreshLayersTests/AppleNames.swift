/// The public names of Apple's frameworks and of the standard library.
struct AppleNames {
    /// Where a name comes from.
    private let origins: [Substring: Substring]

    /// Reads the list: a line that begins with a number sign names the framework of the names that follow.
    init(_ text: String) {
        var origins: [Substring: Substring] = [:]
        var origin: Substring = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                origin = line.dropFirst(2)
            } else {
                for name in line.split(separator: " ") { origins[name] = origin }
            }
        }
        self.origins = origins
    }

    /// The framework that has the name already; nil if none has. Objective-C and C name theirs by prefixes.
    func origin(of name: String) -> String? {
        if let origin = origins[name[...]] { return String(origin) }
        let prefixes = ["UI", "NS", "CA", "CG", "CF", "CI", "CT"]
        guard prefixes.contains(where: name.hasPrefix), name.dropFirst(2).first?.isUppercase == true else { return nil }
        return "a framework whose names begin with \(name.prefix(2))"
    }
}
