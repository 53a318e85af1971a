extension RefreshLanguage {
    /// English.
    public static var english: RefreshLanguage {
        RefreshLanguage(
            tag: "en",
            refresh: RefreshPhrases(
                pull: "Pull to refresh",
                release: "Release to refresh",
                loading: "Refreshing…",
                done: "Up to date",
                nothingNew: "Nothing new",
                failed: "Couldn’t refresh",
                noMore: "Nothing more",
                action: "Refresh",
                retry: "Try again"),
            loadMore: RefreshPhrases(
                pull: "Pull to load more",
                release: "Release to load more",
                loading: "Loading more…",
                done: "Loaded",
                nothingNew: "Nothing new",
                failed: "Couldn’t load more",
                noMore: "Nothing more",
                action: "Load more",
                retry: "Try again"),
            ages: RefreshAges(
                rule: .german,
                justNow: "Updated just now",
                minutes: RefreshPlural(one: "Updated # minute ago", other: "Updated # minutes ago"),
                hours: RefreshPlural(one: "Updated # hour ago", other: "Updated # hours ago"),
                days: RefreshPlural(one: "Updated # day ago", other: "Updated # days ago"),
                longAgo: "Updated over a week ago"))
    }
}
