import RefreshLanguages

/// The twin of a file that asks for the app's bundle: a test says the language.
@MainActor enum AppLanguage {
    static var present = RefreshLanguage.english
}
