public import RefreshControl

/// A host to be checked, and the hands that drive it: what a ``HostCheck`` needs.
///
/// It stands in a window, has content longer than its viewport, and no refreshers.
@MainActor
public struct HostSubject {
    /// The host.
    public var host: any RefreshHost
    /// Its bond with refreshers.
    public var attachment: RefreshAttachment
    /// Lets seconds pass: what is due in them has been called when it returns.
    public var advance: (_ seconds: Double) -> Void
    /// The finger; nil for a host that can't be given one in a test.
    public var finger: Finger?

    /// What drives a vertical gesture, by the means of the host's platform.
    public struct Finger {
        /// A finger comes down.
        public var touch: () -> Void
        /// The content is seen at this vertical offset under it.
        public var drag: (_ offset: Double) -> Void
        /// It lifts.
        public var lift: () -> Void
        /// The system takes it away.
        public var cancel: () -> Void

        /// Makes a finger.
        public init(
            touch: @escaping () -> Void, drag: @escaping (_ offset: Double) -> Void, lift: @escaping () -> Void,
            cancel: @escaping () -> Void
        ) {
            self.touch = touch
            self.drag = drag
            self.lift = lift
            self.cancel = cancel
        }
    }

    /// Makes a subject.
    public init(host: any RefreshHost, attachment: RefreshAttachment, advance: @escaping (_ seconds: Double) -> Void, finger: Finger? = nil)
    {
        self.host = host
        self.attachment = attachment
        self.advance = advance
        self.finger = finger
    }
}
