import RefreshGeometry

extension RefreshLanguage {
    /// Arabic, the modern standard language.
    public static var arabic: RefreshLanguage {
        RefreshLanguage(
            tag: "ar",
            direction: .rightToLeft,
            refresh: RefreshPhrases(
                pull: "اسحب للتحديث",
                release: "أفلت للتحديث",
                loading: "جارٍ التحديث…",
                done: "تم التحديث",
                nothingNew: "لا يوجد جديد",
                failed: "تعذّر التحديث",
                noMore: "لا يوجد المزيد",
                action: "تحديث",
                retry: "إعادة المحاولة"),
            loadMore: RefreshPhrases(
                pull: "اسحب لتحميل المزيد",
                release: "أفلت لتحميل المزيد",
                loading: "جارٍ تحميل المزيد…",
                done: "تم التحميل",
                nothingNew: "لا يوجد جديد",
                failed: "تعذّر تحميل المزيد",
                noMore: "لا يوجد المزيد",
                action: "تحميل المزيد",
                retry: "إعادة المحاولة"),
            ages: RefreshAges(
                rule: .arabic,
                justNow: "تم التحديث للتو",
                minutes: RefreshPlural(
                    zero: "تم التحديث قبل # دقيقة", one: "تم التحديث قبل دقيقة واحدة", two: "تم التحديث قبل دقيقتين",
                    few: "تم التحديث قبل # دقائق", many: "تم التحديث قبل # دقيقة", other: "تم التحديث قبل # دقيقة"),
                hours: RefreshPlural(
                    zero: "تم التحديث قبل # ساعة", one: "تم التحديث قبل ساعة واحدة", two: "تم التحديث قبل ساعتين",
                    few: "تم التحديث قبل # ساعات", many: "تم التحديث قبل # ساعة", other: "تم التحديث قبل # ساعة"),
                days: RefreshPlural(
                    zero: "تم التحديث قبل # يوم", one: "تم التحديث قبل يوم واحد", two: "تم التحديث قبل يومين", few: "تم التحديث قبل # أيام",
                    many: "تم التحديث قبل # يومًا", other: "تم التحديث قبل # يوم"),
                longAgo: "تم التحديث قبل أكثر من أسبوع"))
    }
}
