extension RefreshLanguage {
    /// French.
    public static var french: RefreshLanguage {
        RefreshLanguage(
            tag: "fr",
            refresh: RefreshPhrases(
                pull: "Tirez pour actualiser",
                release: "Relâchez pour actualiser",
                loading: "Actualisation…",
                done: "À jour",
                nothingNew: "Rien de nouveau",
                failed: "Actualisation impossible",
                noMore: "Aucun autre élément",
                action: "Actualiser",
                retry: "Réessayer"),
            loadMore: RefreshPhrases(
                pull: "Tirez pour charger la suite",
                release: "Relâchez pour charger la suite",
                loading: "Chargement…",
                done: "Chargé",
                nothingNew: "Rien de nouveau",
                failed: "Chargement impossible",
                noMore: "Aucun autre élément",
                action: "Charger la suite",
                retry: "Réessayer"),
            ages: RefreshAges(
                rule: .french,
                justNow: "Mis à jour à l’instant",
                minutes: RefreshPlural(one: "Mis à jour il y a # minute", other: "Mis à jour il y a # minutes"),
                hours: RefreshPlural(one: "Mis à jour il y a # heure", other: "Mis à jour il y a # heures"),
                days: RefreshPlural(one: "Mis à jour il y a # jour", other: "Mis à jour il y a # jours"),
                longAgo: "Mis à jour il y a plus d’une semaine"))
    }
}
