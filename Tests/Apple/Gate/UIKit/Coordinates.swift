// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CoreGraphics

extension UIView {
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { fatalError() }
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { fatalError() }
}
