/// Two tables in one, made once for the same two.
final class JoinedTables {
    private var parts: (lower: PictureTable, upper: PictureTable)?
    private var table = PictureTable.Builder().table()

    /// The table that has all of the lower one at its places, and behind it all of the upper one.
    func joined(_ lower: PictureTable, _ upper: PictureTable) -> PictureTable {
        if let parts, parts.lower === lower, parts.upper === upper { return table }
        var builder = PictureTable.Builder()
        for table in [lower, upper] {
            for text in table.texts { _ = builder.text(text) }
            for image in table.images { _ = builder.image(image.name, part: image.part) }
            for path in table.paths { _ = builder.path(path) }
        }
        parts = (lower, upper)
        table = builder.table()
        return table
    }
}
