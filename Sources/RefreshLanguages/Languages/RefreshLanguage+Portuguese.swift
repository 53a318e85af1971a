extension RefreshLanguage {
    /// Portuguese, as in Brazil.
    public static var portuguese: RefreshLanguage {
        RefreshLanguage(
            tag: "pt",
            refresh: RefreshPhrases(
                pull: "Puxe para atualizar",
                release: "Solte para atualizar",
                loading: "Atualizando…",
                done: "Tudo atualizado",
                nothingNew: "Nenhuma novidade",
                failed: "Não foi possível atualizar",
                noMore: "Não há mais itens",
                action: "Atualizar",
                retry: "Tentar novamente"),
            loadMore: RefreshPhrases(
                pull: "Puxe para carregar mais",
                release: "Solte para carregar mais",
                loading: "Carregando mais…",
                done: "Carregado",
                nothingNew: "Nenhuma novidade",
                failed: "Não foi possível carregar mais",
                noMore: "Não há mais itens",
                action: "Carregar mais",
                retry: "Tentar novamente"),
            ages: RefreshAges(
                rule: .french,
                justNow: "Atualizado agora mesmo",
                minutes: RefreshPlural(one: "Atualizado há # minuto", other: "Atualizado há # minutos"),
                hours: RefreshPlural(one: "Atualizado há # hora", other: "Atualizado há # horas"),
                days: RefreshPlural(one: "Atualizado há # dia", other: "Atualizado há # dias"),
                longAgo: "Atualizado há mais de uma semana"))
    }
}
