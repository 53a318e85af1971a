extension RefreshLanguage {
    /// Japanese.
    public static var japanese: RefreshLanguage {
        RefreshLanguage(
            tag: "ja",
            refresh: RefreshPhrases(
                pull: "引っ張って更新",
                release: "離して更新",
                loading: "更新中…",
                done: "最新の状態です",
                nothingNew: "新着はありません",
                failed: "更新できませんでした",
                noMore: "これ以上ありません",
                action: "更新",
                retry: "再試行"),
            loadMore: RefreshPhrases(
                pull: "引っ張ってさらに読み込む",
                release: "離してさらに読み込む",
                loading: "読み込み中…",
                done: "読み込みました",
                nothingNew: "新着はありません",
                failed: "読み込めませんでした",
                noMore: "これ以上ありません",
                action: "さらに読み込む",
                retry: "再試行"),
            ages: RefreshAges(
                rule: .chinese,
                justNow: "たった今更新",
                minutes: RefreshPlural(other: "#分前に更新"),
                hours: RefreshPlural(other: "#時間前に更新"),
                days: RefreshPlural(other: "#日前に更新"),
                longAgo: "1週間以上前に更新"))
    }
}
