#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI

/// Where to go.
struct MenuScreen: View {
    var body: some View {
        NavigationStack {
            List {
                Section("SwiftUI") {
                    ForEach(Look.allCases, id: \.self) { look in
                        NavigationLink(look.rawValue) { ListScreen(look: look) }
                    }
                    NavigationLink("Scroll view, by code") { ScrollScreen() }
                }
                Section("UIKit") {
                    ForEach(Look.allCases, id: \.self) { look in
                        NavigationLink(look.rawValue) { TableScreen(look: look).ignoresSafeArea().navigationTitle(look.rawValue) }
                    }
                }
                Section("Pictures") {
                    NavigationLink("All looks") { PicturesScreen() }
                }
            }
            .navigationTitle("RefreshKit")
        }
    }
}
#endif
