import RefreshGeometry

extension StepReading {
    static let surroundingVerbs = [
        "inset", "insetBy", "baseInset", "baseInsetBy", "safeArea", "content", "viewport", "direction", "pixelsPerPoint", "window",
        "foreground", "reducesMotion", "textScale", "language", "wallClockBy", "insert", "items", "faults",
    ]

    func surroundingVerb(_ word: String, _ value: PlacedValue) throws(ScenarioError) -> ScenarioVerb? {
        switch word {
        case "inset": return .inset(try value.insets(), isDocumented: false, isDifference: false)
        case "insetBy": return .inset(try value.insets(), isDocumented: false, isDifference: true)
        case "baseInset": return .inset(try value.insets(), isDocumented: true, isDifference: false)
        case "baseInsetBy": return .inset(try value.insets(), isDocumented: true, isDifference: true)
        case "safeArea": return .safeArea(try value.insets())
        case "content": return .content(try value.size())
        case "viewport": return .viewport(try value.size())
        case "direction": return .direction(try value.word(of: Words.directions))
        case "pixelsPerPoint": return .pixelsPerPoint(try value.number())
        case "window": return .window(try value.flag())
        case "foreground": return .foreground(try value.flag())
        case "reducesMotion": return .reducesMotion(try value.flag())
        case "textScale": return .textScale(try value.number())
        case "language": return .language(try WorldReading.language(value))
        case "wallClockBy": return .wallClock(by: try value.number())
        case "insert": return .insert(try value.point())
        case "items": return .items(try items(value))
        case "faults": return .faults(try WorldReading.faults(value))
        default: return nil
        }
    }

    /// The items that are left before edges.
    private func items(_ value: PlacedValue) throws(ScenarioError) -> [ScenarioItems] {
        guard case .fields(let named) = value.content else { throw value.expected("numbers of items by edges") }
        var items: [ScenarioItems] = []
        for field in named {
            let left = try field.value.count(in: -1_000_000...1_000_000)
            items.append(ScenarioItems(edge: try WorldReading.edge(field), left: left))
        }
        return items
    }
}
