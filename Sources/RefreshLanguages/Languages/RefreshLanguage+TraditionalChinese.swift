extension RefreshLanguage {
    /// Chinese in traditional characters.
    public static var traditionalChinese: RefreshLanguage {
        RefreshLanguage(
            tag: "zh-Hant",
            refresh: RefreshPhrases(
                pull: "下拉更新",
                release: "放開以更新",
                loading: "正在更新…",
                done: "已是最新",
                nothingNew: "沒有新內容",
                failed: "無法更新",
                noMore: "沒有更多內容",
                action: "更新",
                retry: "再試一次"),
            loadMore: RefreshPhrases(
                pull: "上拉載入更多",
                release: "放開以載入更多",
                loading: "正在載入…",
                done: "已載入",
                nothingNew: "沒有新內容",
                failed: "無法載入",
                noMore: "沒有更多內容",
                action: "載入更多",
                retry: "再試一次"),
            ages: RefreshAges(
                rule: .chinese,
                justNow: "剛剛更新",
                minutes: RefreshPlural(other: "#分鐘前更新"),
                hours: RefreshPlural(other: "#小時前更新"),
                days: RefreshPlural(other: "#天前更新"),
                longAgo: "一週多以前更新"))
    }
}
