extension RefreshLanguage {
    /// Hindi.
    public static var hindi: RefreshLanguage {
        RefreshLanguage(
            tag: "hi",
            refresh: RefreshPhrases(
                pull: "रीफ़्रेश करने के लिए खींचें",
                release: "रीफ़्रेश करने के लिए छोड़ें",
                loading: "रीफ़्रेश हो रहा है…",
                done: "सब कुछ अप-टू-डेट है",
                nothingNew: "कुछ नया नहीं है",
                failed: "रीफ़्रेश नहीं हो सका",
                noMore: "और कुछ नहीं है",
                action: "रीफ़्रेश करें",
                retry: "फिर से कोशिश करें"),
            loadMore: RefreshPhrases(
                pull: "और लोड करने के लिए खींचें",
                release: "और लोड करने के लिए छोड़ें",
                loading: "लोड हो रहा है…",
                done: "लोड हो गया",
                nothingNew: "कुछ नया नहीं है",
                failed: "लोड नहीं हो सका",
                noMore: "और कुछ नहीं है",
                action: "और लोड करें",
                retry: "फिर से कोशिश करें"),
            ages: RefreshAges(
                rule: .hindi,
                justNow: "अभी-अभी अपडेट किया गया",
                minutes: RefreshPlural(other: "# मिनट पहले अपडेट किया गया"),
                hours: RefreshPlural(other: "# घंटे पहले अपडेट किया गया"),
                days: RefreshPlural(other: "# दिन पहले अपडेट किया गया"),
                longAgo: "एक हफ़्ते से ज़्यादा पहले अपडेट किया गया"))
    }
}
