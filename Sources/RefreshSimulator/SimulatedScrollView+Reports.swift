import RefreshControl

extension SimulatedScrollView {
    /// What the refreshers are told.
    enum Report {
        case touched, scrolled, released, touchCancelled, settled, metricsChanged, surroundingsChanged
    }

    /// Tells the refreshers what has happened: once, unless a fault wants it otherwise.
    func report(_ report: Report) {
        deliver(report)
        if faults.doublesNotifications, report == .scrolled || report == .metricsChanged { deliver(report) }
        if isEchoLate {
            isEchoLate = false
            deliver(.metricsChanged)
        }
    }

    /// Tells that an inset was written.
    func reportInset() {
        if faults.delaysInsetEcho { isEchoLate = true } else { report(.metricsChanged) }
    }

    private func deliver(_ report: Report) {
        transcript.counts.reports += 1
        switch report {
        case .scrolled: refreshAttachment.scrolled()
        case .touched: refreshAttachment.touched()
        case .released: refreshAttachment.released()
        case .touchCancelled: refreshAttachment.touchCancelled()
        case .settled: refreshAttachment.settled()
        case .metricsChanged: refreshAttachment.metricsChanged()
        case .surroundingsChanged: refreshAttachment.surroundingsChanged()
        }
    }
}
