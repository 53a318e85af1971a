extension RefreshLanguage {
    /// Russian.
    public static var russian: RefreshLanguage {
        RefreshLanguage(
            tag: "ru",
            refresh: RefreshPhrases(
                pull: "Потяните, чтобы обновить",
                release: "Отпустите, чтобы обновить",
                loading: "Обновление…",
                done: "Всё обновлено",
                nothingNew: "Ничего нового",
                failed: "Не удалось обновить",
                noMore: "Больше ничего нет",
                action: "Обновить",
                retry: "Повторить"),
            loadMore: RefreshPhrases(
                pull: "Потяните, чтобы загрузить ещё",
                release: "Отпустите, чтобы загрузить ещё",
                loading: "Загрузка…",
                done: "Загружено",
                nothingNew: "Ничего нового",
                failed: "Не удалось загрузить",
                noMore: "Больше ничего нет",
                action: "Загрузить ещё",
                retry: "Повторить"),
            ages: RefreshAges(
                rule: .russian,
                justNow: "Обновлено только что",
                minutes: RefreshPlural(
                    one: "Обновлено # минуту назад", few: "Обновлено # минуты назад", many: "Обновлено # минут назад",
                    other: "Обновлено # минуты назад"),
                hours: RefreshPlural(
                    one: "Обновлено # час назад", few: "Обновлено # часа назад", many: "Обновлено # часов назад",
                    other: "Обновлено # часа назад"),
                days: RefreshPlural(
                    one: "Обновлено # день назад", few: "Обновлено # дня назад", many: "Обновлено # дней назад",
                    other: "Обновлено # дня назад"),
                longAgo: "Обновлено больше недели назад"))
    }
}
