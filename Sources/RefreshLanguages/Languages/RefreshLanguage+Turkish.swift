extension RefreshLanguage {
    /// Turkish.
    public static var turkish: RefreshLanguage {
        RefreshLanguage(
            tag: "tr",
            refresh: RefreshPhrases(
                pull: "Yenilemek için çekin",
                release: "Yenilemek için bırakın",
                loading: "Yenileniyor…",
                done: "Güncel",
                nothingNew: "Yeni bir şey yok",
                failed: "Yenilenemedi",
                noMore: "Başka öğe yok",
                action: "Yenile",
                retry: "Yeniden dene"),
            loadMore: RefreshPhrases(
                pull: "Daha fazlası için çekin",
                release: "Daha fazlası için bırakın",
                loading: "Yükleniyor…",
                done: "Yüklendi",
                nothingNew: "Yeni bir şey yok",
                failed: "Yüklenemedi",
                noMore: "Başka öğe yok",
                action: "Daha fazla yükle",
                retry: "Yeniden dene"),
            ages: RefreshAges(
                rule: .german,
                justNow: "Az önce güncellendi",
                minutes: RefreshPlural(other: "# dakika önce güncellendi"),
                hours: RefreshPlural(other: "# saat önce güncellendi"),
                days: RefreshPlural(other: "# gün önce güncellendi"),
                longAgo: "Bir haftadan uzun süre önce güncellendi"))
    }
}
