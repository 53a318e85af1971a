#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import RefreshControl
import RefreshCore
import RefreshUIKit
import UIKit

/// A table of UIKit's that refreshes and loads more.
final class TableController: UITableViewController {
    private let look: Look
    private let feed = Feed()

    init(_ look: Look) {
        self.look = look
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.addPullToRefresh(PullToRefresh(animator: look.makeAnimator())) { [weak self] in
            try await self?.feed.reload()
            self?.tableView.reloadData()
        }
        let footer = PullToRefresh(animator: look.makeFooter(), position: .bottom)
        footer.options.trigger = .automatic(RefreshPrefetch())
        tableView.addPullToRefresh(footer) { [weak self] in
            try await self?.feed.loadNext()
            self?.tableView.reloadData()
            if self?.feed.hasMore == false { self?.tableView.bottomPullToRefresh?.exhaust() }
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(feed.rows[indexPath.row])"
        cell.contentConfiguration = content
        return cell
    }
}
#endif
