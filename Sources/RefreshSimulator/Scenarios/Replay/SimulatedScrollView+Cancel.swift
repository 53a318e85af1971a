extension SimulatedScrollView {
    func cancelDrag() { touchCancelled() }
}
