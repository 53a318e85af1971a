#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI

/// Every stock animator in UIKit and in SwiftUI, with load more at the end; and their pictures.
@main
struct SampleApp: App {
    var body: some Scene {
        WindowGroup { MenuScreen() }
    }
}
#endif
