/// What has been painted on dots: a colour over the background, and how much of them shapes have covered. One dot's, or several dots' sum.
struct TerminalDot {
    // The colour, multiplied by its opacity, 0…1.
    private var red: Float = 0
    private var green: Float = 0
    private var blue: Float = 0
    /// How much the colour hides of the background, coverage included.
    private var alpha: Float = 0
    /// How much of the dot is covered, however transparently.
    private(set) var coverage: Float = 0
    /// The least coverage of a dot that is lit.
    static let lit: Float = 0.4
    /// Whether what lights it is a ground: a fill that others are meant to be seen on.
    private(set) var isGround = false

    /// Paints a colour over what is there.
    mutating func paint(_ ink: TerminalInk, opacity: Float, coverage covered: Float, asGround: Bool) {
        if coverage == 0 { isGround = asGround } else if !asGround, covered >= Self.lit { isGround = false }
        let part = opacity * covered
        red += (Float(ink.red) / 255 - red) * part
        green += (Float(ink.green) / 255 - green) * part
        blue += (Float(ink.blue) / 255 - blue) * part
        alpha += (1 - alpha) * part
        coverage += (1 - coverage) * covered
    }

    /// How opaque the paint is where it covers.
    var opacity: Double { coverage > 0 ? Double(alpha / coverage) : 0 }

    /// The colour on a background, as far as it is opaque and times a strength, 0…1.
    func ink(on background: TerminalInk, strength: Double) -> TerminalInk {
        guard alpha > 0 else { return background }
        let color = TerminalInk(red: Double(red / alpha), green: Double(green / alpha), blue: Double(blue / alpha))
        return background.mixed(with: color, amount: opacity * strength)
    }

    static func += (left: inout TerminalDot, right: TerminalDot) {
        left.red += right.red
        left.green += right.green
        left.blue += right.blue
        left.alpha += right.alpha
        left.coverage += right.coverage
    }
}
