import RefreshGeometry

extension RefreshLanguage {
    /// Hebrew. It speaks to all readers in the plural.
    public static var hebrew: RefreshLanguage {
        RefreshLanguage(
            tag: "he",
            direction: .rightToLeft,
            refresh: RefreshPhrases(
                pull: "משכו כדי לרענן",
                release: "שחררו כדי לרענן",
                loading: "מתבצע רענון…",
                done: "הכול מעודכן",
                nothingNew: "אין חדש",
                failed: "הרענון נכשל",
                noMore: "אין פריטים נוספים",
                action: "רענון",
                retry: "ניסיון חוזר"),
            loadMore: RefreshPhrases(
                pull: "משכו כדי לטעון עוד",
                release: "שחררו כדי לטעון עוד",
                loading: "מתבצעת טעינה…",
                done: "הטעינה הושלמה",
                nothingNew: "אין חדש",
                failed: "הטעינה נכשלה",
                noMore: "אין פריטים נוספים",
                action: "טעינת פריטים נוספים",
                retry: "ניסיון חוזר"),
            ages: RefreshAges(
                rule: .hebrew,
                justNow: "עודכן ממש עכשיו",
                minutes: RefreshPlural(one: "עודכן לפני דקה", two: "עודכן לפני שתי דקות", other: "עודכן לפני # דקות"),
                hours: RefreshPlural(one: "עודכן לפני שעה", two: "עודכן לפני שעתיים", other: "עודכן לפני # שעות"),
                days: RefreshPlural(one: "עודכן לפני יום אחד", two: "עודכן לפני יומיים", other: "עודכן לפני # ימים"),
                longAgo: "עודכן לפני יותר משבוע"))
    }
}
