extension RefreshLanguage {
    /// Korean.
    public static var korean: RefreshLanguage {
        RefreshLanguage(
            tag: "ko",
            refresh: RefreshPhrases(
                pull: "당겨서 새로 고침",
                release: "놓으면 새로 고침",
                loading: "새로 고치는 중…",
                done: "최신 상태",
                nothingNew: "새로운 항목 없음",
                failed: "새로 고칠 수 없음",
                noMore: "더 이상 항목 없음",
                action: "새로 고침",
                retry: "다시 시도"),
            loadMore: RefreshPhrases(
                pull: "당겨서 더 보기",
                release: "놓으면 더 보기",
                loading: "불러오는 중…",
                done: "불러오기 완료",
                nothingNew: "새로운 항목 없음",
                failed: "불러올 수 없음",
                noMore: "더 이상 항목 없음",
                action: "더 보기",
                retry: "다시 시도"),
            ages: RefreshAges(
                rule: .chinese,
                justNow: "방금 업데이트됨",
                minutes: RefreshPlural(other: "#분 전에 업데이트됨"),
                hours: RefreshPlural(other: "#시간 전에 업데이트됨"),
                days: RefreshPlural(other: "#일 전에 업데이트됨"),
                longAgo: "일주일 이상 전에 업데이트됨"))
    }
}
