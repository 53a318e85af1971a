extension RefreshLanguage {
    /// Chinese in simplified characters.
    public static var simplifiedChinese: RefreshLanguage {
        RefreshLanguage(
            tag: "zh-Hans",
            refresh: RefreshPhrases(
                pull: "下拉刷新",
                release: "松开即可刷新",
                loading: "正在刷新…",
                done: "已是最新",
                nothingNew: "没有新内容",
                failed: "刷新失败",
                noMore: "没有更多内容",
                action: "刷新",
                retry: "重试"),
            loadMore: RefreshPhrases(
                pull: "上拉加载更多",
                release: "松开即可加载",
                loading: "正在加载…",
                done: "加载完成",
                nothingNew: "没有新内容",
                failed: "加载失败",
                noMore: "没有更多内容",
                action: "加载更多",
                retry: "重试"),
            ages: RefreshAges(
                rule: .chinese,
                justNow: "刚刚更新",
                minutes: RefreshPlural(other: "#分钟前更新"),
                hours: RefreshPlural(other: "#小时前更新"),
                days: RefreshPlural(other: "#天前更新"),
                longAgo: "一周多以前更新"))
    }
}
