/// How long ago something was, as Intl.RelativeTimeFormat of ICU 78.2 with CLDR 48.0 tells it: made by node 20.20.2.
struct AgeFigures: Sendable, CustomStringConvertible {
    let tag: String
    let minutes: String
    let hours: String
    let days: String

    var description: String { tag }

    /// The numbers of minutes, hours and days that are told.
    static let minutes = [1, 2, 3, 5, 11, 21, 22, 59]
    static let hours = [1, 2, 3, 11, 21, 22]
    static let days = [1, 2, 3, 5]

    static let all = [
        AgeFigures(
            tag: "en",
            minutes: "1 minute ago|2 minutes ago|3 minutes ago|5 minutes ago|11 minutes ago|21 minutes ago|22 minutes ago|59 minutes ago",
            hours: "1 hour ago|2 hours ago|3 hours ago|11 hours ago|21 hours ago|22 hours ago",
            days: "1 day ago|2 days ago|3 days ago|5 days ago"),
        AgeFigures(
            tag: "ar",
            minutes: "قبل دقيقة واحدة|قبل دقيقتين|قبل 3 دقائق|قبل 5 دقائق|قبل 11 دقيقة|قبل 21 دقيقة|قبل 22 دقيقة|قبل 59 دقيقة",
            hours: "قبل ساعة واحدة|قبل ساعتين|قبل 3 ساعات|قبل 11 ساعة|قبل 21 ساعة|قبل 22 ساعة",
            days: "قبل يوم واحد|قبل يومين|قبل 3 أيام|قبل 5 أيام"),
        AgeFigures(
            tag: "de",
            minutes: "vor 1 Minute|vor 2 Minuten|vor 3 Minuten|vor 5 Minuten|vor 11 Minuten|vor 21 Minuten|vor 22 Minuten|vor 59 Minuten",
            hours: "vor 1 Stunde|vor 2 Stunden|vor 3 Stunden|vor 11 Stunden|vor 21 Stunden|vor 22 Stunden",
            days: "vor 1 Tag|vor 2 Tagen|vor 3 Tagen|vor 5 Tagen"),
        AgeFigures(
            tag: "es",
            minutes:
                "hace 1 minuto|hace 2 minutos|hace 3 minutos|hace 5 minutos|hace 11 minutos|hace 21 minutos|hace 22 minutos|hace 59 minutos",
            hours: "hace 1 hora|hace 2 horas|hace 3 horas|hace 11 horas|hace 21 horas|hace 22 horas",
            days: "hace 1 día|hace 2 días|hace 3 días|hace 5 días"),
        AgeFigures(
            tag: "fr",
            minutes:
                "il y a 1 minute|il y a 2 minutes|il y a 3 minutes|il y a 5 minutes|il y a 11 minutes|il y a 21 minutes|il y a 22 minutes|il y a 59 minutes",
            hours: "il y a 1 heure|il y a 2 heures|il y a 3 heures|il y a 11 heures|il y a 21 heures|il y a 22 heures",
            days: "il y a 1 jour|il y a 2 jours|il y a 3 jours|il y a 5 jours"),
        AgeFigures(
            tag: "he",
            minutes: "לפני דקה (1)|לפני 2 דקות|לפני 3 דקות|לפני 5 דקות|לפני 11 דקות|לפני 21 דקות|לפני 22 דקות|לפני 59 דקות",
            hours: "לפני שעה (1)|לפני שעתיים (2)|לפני 3 שעות|לפני 11 שעות|לפני 21 שעות|לפני 22 שעות",
            days: "לפני יום אחד (1)|לפני יומיים (2)|לפני 3 ימים|לפני 5 ימים"),
        AgeFigures(
            tag: "hi",
            minutes: "1 मिनट पहले|2 मिनट पहले|3 मिनट पहले|5 मिनट पहले|11 मिनट पहले|21 मिनट पहले|22 मिनट पहले|59 मिनट पहले",
            hours: "1 घंटे पहले|2 घंटे पहले|3 घंटे पहले|11 घंटे पहले|21 घंटे पहले|22 घंटे पहले",
            days: "1 दिन पहले|2 दिन पहले|3 दिन पहले|5 दिन पहले"),
        AgeFigures(
            tag: "it",
            minutes: "1 minuto fa|2 minuti fa|3 minuti fa|5 minuti fa|11 minuti fa|21 minuti fa|22 minuti fa|59 minuti fa",
            hours: "1 ora fa|2 ore fa|3 ore fa|11 ore fa|21 ore fa|22 ore fa",
            days: "1 giorno fa|2 giorni fa|3 giorni fa|5 giorni fa"),
        AgeFigures(
            tag: "ja",
            minutes: "1 分前|2 分前|3 分前|5 分前|11 分前|21 分前|22 分前|59 分前",
            hours: "1 時間前|2 時間前|3 時間前|11 時間前|21 時間前|22 時間前",
            days: "1 日前|2 日前|3 日前|5 日前"),
        AgeFigures(
            tag: "ko",
            minutes: "1분 전|2분 전|3분 전|5분 전|11분 전|21분 전|22분 전|59분 전",
            hours: "1시간 전|2시간 전|3시간 전|11시간 전|21시간 전|22시간 전",
            days: "1일 전|2일 전|3일 전|5일 전"),
        AgeFigures(
            tag: "pt",
            minutes: "há 1 minuto|há 2 minutos|há 3 minutos|há 5 minutos|há 11 minutos|há 21 minutos|há 22 minutos|há 59 minutos",
            hours: "há 1 hora|há 2 horas|há 3 horas|há 11 horas|há 21 horas|há 22 horas",
            days: "há 1 dia|há 2 dias|há 3 dias|há 5 dias"),
        AgeFigures(
            tag: "ru",
            minutes:
                "1 минуту назад|2 минуты назад|3 минуты назад|5 минут назад|11 минут назад|21 минуту назад|22 минуты назад|59 минут назад",
            hours: "1 час назад|2 часа назад|3 часа назад|11 часов назад|21 час назад|22 часа назад",
            days: "1 день назад|2 дня назад|3 дня назад|5 дней назад"),
        AgeFigures(
            tag: "tr",
            minutes: "1 dakika önce|2 dakika önce|3 dakika önce|5 dakika önce|11 dakika önce|21 dakika önce|22 dakika önce|59 dakika önce",
            hours: "1 saat önce|2 saat önce|3 saat önce|11 saat önce|21 saat önce|22 saat önce",
            days: "1 gün önce|2 gün önce|3 gün önce|5 gün önce"),
        AgeFigures(
            tag: "zh-Hans",
            minutes: "1分钟前|2分钟前|3分钟前|5分钟前|11分钟前|21分钟前|22分钟前|59分钟前",
            hours: "1小时前|2小时前|3小时前|11小时前|21小时前|22小时前",
            days: "1天前|2天前|3天前|5天前"),
        AgeFigures(
            tag: "zh-Hant",
            minutes: "1 分鐘前|2 分鐘前|3 分鐘前|5 分鐘前|11 分鐘前|21 分鐘前|22 分鐘前|59 分鐘前",
            hours: "1 小時前|2 小時前|3 小時前|11 小時前|21 小時前|22 小時前",
            days: "1 天前|2 天前|3 天前|5 天前"),
    ]
}
