#if !canImport(UIKit)
import Foundation
import RefreshData

/// As much of UIKit's table as the page about data sources uses, with its rules for batches.
@MainActor
final class UITableView {
    enum RowAnimation { case automatic }

    weak var controller: UITableViewController?
    private(set) var rowCount = 0
    private(set) var reconfigured: [Int] = []
    private(set) var refusals: [String] = []
    private var change = ListChange()

    func performBatchUpdates(_ updates: () -> Void) {
        change = ListChange()
        updates()
        let gone = change.deletes + change.moves.map(\.from), come = change.inserts + change.moves.map(\.to)
        if Set(gone).count < gone.count || !gone.allSatisfy((0..<rowCount).contains) { refusals.append("gone: \(gone)") }
        rowCount += come.count - gone.count
        if Set(come).count < come.count || !come.allSatisfy((0..<rowCount).contains) { refusals.append("come: \(come)") }
    }

    func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { change.deletes += paths.map(\.row) }
    func insertRows(at paths: [IndexPath], with animation: RowAnimation) { change.inserts += paths.map(\.row) }
    func moveRow(at path: IndexPath, to other: IndexPath) { change.moves.append(ListChange.Move(from: path.row, to: other.row)) }

    func reconfigureRows(at paths: [IndexPath]) {
        if !paths.map(\.row).allSatisfy((0..<rowCount).contains) { refusals.append("reconfigured: \(paths)") }
        reconfigured += paths.map(\.row)
    }
}

@MainActor
class UITableViewController {
    let tableView = UITableView()
    func viewDidLoad() {}
}

extension IndexPath {
    var row: Int { last ?? 0 }
    init(row: Int, section: Int) { self = [section, row] }
}
#endif
