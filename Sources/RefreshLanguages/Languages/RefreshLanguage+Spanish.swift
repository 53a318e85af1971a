extension RefreshLanguage {
    /// Spanish, in words that are usual on both sides of the ocean.
    public static var spanish: RefreshLanguage {
        RefreshLanguage(
            tag: "es",
            refresh: RefreshPhrases(
                pull: "Tira para actualizar",
                release: "Suelta para actualizar",
                loading: "Actualizando…",
                done: "Todo actualizado",
                nothingNew: "No hay novedades",
                failed: "No se pudo actualizar",
                noMore: "No hay más elementos",
                action: "Actualizar",
                retry: "Reintentar"),
            loadMore: RefreshPhrases(
                pull: "Tira para cargar más",
                release: "Suelta para cargar más",
                loading: "Cargando más…",
                done: "Cargado",
                nothingNew: "No hay novedades",
                failed: "No se pudo cargar más",
                noMore: "No hay más elementos",
                action: "Cargar más",
                retry: "Reintentar"),
            ages: RefreshAges(
                rule: .spanish,
                justNow: "Actualizado ahora mismo",
                minutes: RefreshPlural(one: "Actualizado hace # minuto", other: "Actualizado hace # minutos"),
                hours: RefreshPlural(one: "Actualizado hace # hora", other: "Actualizado hace # horas"),
                days: RefreshPlural(one: "Actualizado hace # día", other: "Actualizado hace # días"),
                longAgo: "Actualizado hace más de una semana"))
    }
}
