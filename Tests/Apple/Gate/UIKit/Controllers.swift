// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// Controllers and lists, for the sample app and the pages: they are compiled, and never run.
public import CoreGraphics
public import Foundation

@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    open var view: UIView! {
        get { fatalError() }
        set {}
    }
    open var title: String?
    open func viewDidLoad() {}
}

@MainActor open class UITableViewController: UIViewController {
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { nil }
    open var tableView: UITableView! {
        get { fatalError() }
        set {}
    }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
}

extension UITableView {
    public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
    public func reloadData() {}
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { fatalError() }
}
@MainActor open class UITableViewCell: UIView {
    public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
    open var contentConfiguration: UIListContentConfiguration?
}
public struct UIListContentConfiguration: Sendable {
    public var text: String?
    public var secondaryText: String?
}
