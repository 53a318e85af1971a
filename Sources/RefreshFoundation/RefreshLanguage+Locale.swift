public import Foundation
public import RefreshLanguages

extension RefreshLanguage {
    /// The language in which an app is shown: the nearest to those that the bundle and the reader agree on. English where the bundle has
    /// none of the package's languages. A host takes it, so that refreshers speak as the rest of the app does.
    public static func ofApp(_ bundle: Bundle = .main) -> RefreshLanguage { best(for: bundle.preferredLocalizations) }

    /// The language that the reader likes best, of those of the package, whatever the app is written in.
    public static func ofReader(_ languages: [String] = Locale.preferredLanguages) -> RefreshLanguage { best(for: languages) }
}
