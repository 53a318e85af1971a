import RefreshGeometry

/// A value for each of the two axes.
struct PerAxis<Value> {
    var horizontal: Value
    var vertical: Value

    init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    init(_ value: Value) {
        self.init(horizontal: value, vertical: value)
    }

    subscript(_ axis: ScrollAxis) -> Value {
        get { axis == .vertical ? vertical : horizontal }
        set { if axis == .vertical { vertical = newValue } else { horizontal = newValue } }
    }
}
