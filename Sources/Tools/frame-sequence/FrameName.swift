/// What the name of a numbered image says: "cup-07@2x.png" is the image 7 of "cup-", at two pixels a point.
struct FrameName: Equatable {
    /// The file's name.
    let file: String
    /// What the image is called: the name without its scale and its kind.
    let image: String
    /// What stands before the number.
    let prefix: String
    /// The number.
    let number: Int
    /// How many pixels a point has: 1, 2 or 3.
    let scale: Int

    /// Nil without a number at the end.
    init?(_ file: String) {
        var image = Substring(file)
        if let dot = image.lastIndex(of: ".") { image = image[..<dot] }
        var scale = 1
        for factor in 1...3 where image.hasSuffix("@\(factor)x") {
            scale = factor
            image = image.dropLast(3)
            break
        }
        let digits = image.reversed().prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(String(digits.reversed())) else { return nil }
        self.file = file
        self.image = String(image)
        prefix = String(image.dropLast(digits.count))
        self.number = number
        self.scale = scale
    }
}
