extension RefreshLanguage {
    /// German.
    public static var german: RefreshLanguage {
        RefreshLanguage(
            tag: "de",
            refresh: RefreshPhrases(
                pull: "Zum Aktualisieren ziehen",
                release: "Zum Aktualisieren loslassen",
                loading: "Wird aktualisiert …",
                done: "Auf dem neuesten Stand",
                nothingNew: "Nichts Neues",
                failed: "Aktualisierung fehlgeschlagen",
                noMore: "Keine weiteren Einträge",
                action: "Aktualisieren",
                retry: "Erneut versuchen"),
            loadMore: RefreshPhrases(
                pull: "Zum Nachladen ziehen",
                release: "Zum Nachladen loslassen",
                loading: "Weitere werden geladen …",
                done: "Geladen",
                nothingNew: "Nichts Neues",
                failed: "Laden fehlgeschlagen",
                noMore: "Keine weiteren Einträge",
                action: "Mehr laden",
                retry: "Erneut versuchen"),
            ages: RefreshAges(
                rule: .german,
                justNow: "Gerade eben aktualisiert",
                minutes: RefreshPlural(one: "Vor # Minute aktualisiert", other: "Vor # Minuten aktualisiert"),
                hours: RefreshPlural(one: "Vor # Stunde aktualisiert", other: "Vor # Stunden aktualisiert"),
                days: RefreshPlural(one: "Vor # Tag aktualisiert", other: "Vor # Tagen aktualisiert"),
                longAgo: "Vor über einer Woche aktualisiert"))
    }
}
