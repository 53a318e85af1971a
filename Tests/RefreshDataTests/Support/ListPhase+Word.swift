import RefreshData

extension ListPhase {
    /// The phase as a word, for comparison.
    var word: String {
        switch self {
        case .untouched: "untouched"
        case .loading(let load): "loading \(load)"
        case .ready: "ready"
        case .failed(let load, let error): "failed \(load): \(error)"
        }
    }
}
