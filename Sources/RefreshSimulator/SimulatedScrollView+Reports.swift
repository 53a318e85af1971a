import RefreshControl

extension SimulatedScrollView {
    /// Tells the refreshers what has happened: once, unless a fault wants it otherwise.
    func report(_ report: ScrollReport) {
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

    private func deliver(_ report: ScrollReport) {
        transcript.counts.reports += 1
        onReport?(report)
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
