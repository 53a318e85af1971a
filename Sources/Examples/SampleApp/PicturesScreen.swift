#if canImport(SwiftUI) && canImport(UIKit)
import RefreshAnimation
import RefreshCore
import RefreshSwiftUI
import SwiftUI

/// Each look under a pull, loading and after it.
struct PicturesScreen: View {
    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(Look.allCases, id: \.self) { look in
                    Text(look.rawValue)
                    RefreshPicture(look.makeAnimator(), progress: 0.6)
                    RefreshPicture(look.makeAnimator(), progress: 1.2)
                    RefreshPicture(look.makeAnimator(), at: RefreshMoment(state: .loading, progress: 1, seconds: 0.4, shown: 60))
                    RefreshPicture(
                        look.makeAnimator(),
                        at: RefreshMoment(state: .finished, progress: 1, seconds: 0.4, outcome: .success, shown: 60))
                }
            }
        }
        .navigationTitle("Pictures")
    }
}
#endif
