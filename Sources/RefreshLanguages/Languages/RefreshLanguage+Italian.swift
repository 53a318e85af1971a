extension RefreshLanguage {
    /// Italian.
    public static var italian: RefreshLanguage {
        RefreshLanguage(
            tag: "it",
            refresh: RefreshPhrases(
                pull: "Trascina per aggiornare",
                release: "Rilascia per aggiornare",
                loading: "Aggiornamento in corso…",
                done: "Tutto aggiornato",
                nothingNew: "Nessuna novità",
                failed: "Impossibile aggiornare",
                noMore: "Nessun altro elemento",
                action: "Aggiorna",
                retry: "Riprova"),
            loadMore: RefreshPhrases(
                pull: "Trascina per caricare altro",
                release: "Rilascia per caricare altro",
                loading: "Caricamento in corso…",
                done: "Caricato",
                nothingNew: "Nessuna novità",
                failed: "Impossibile caricare altro",
                noMore: "Nessun altro elemento",
                action: "Carica altro",
                retry: "Riprova"),
            ages: RefreshAges(
                rule: .spanish,
                justNow: "Aggiornato adesso",
                minutes: RefreshPlural(one: "Aggiornato # minuto fa", other: "Aggiornato # minuti fa"),
                hours: RefreshPlural(one: "Aggiornato # ora fa", other: "Aggiornato # ore fa"),
                days: RefreshPlural(one: "Aggiornato # giorno fa", other: "Aggiornato # giorni fa"),
                longAgo: "Aggiornato più di una settimana fa"))
    }
}
