#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// The table of UIKit's, in an app of SwiftUI's.
struct TableScreen: UIViewControllerRepresentable {
    let look: Look

    func makeUIViewController(context: Context) -> TableController { TableController(look) }

    func updateUIViewController(_ controller: TableController, context: Context) {}
}
#endif
