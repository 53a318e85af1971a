import RefreshGeometry

/// The page that shows the gallery: one file beside its pictures, which opens without a server.
@MainActor
enum GalleryPage {
    static var text: String {
        let subjects = GallerySubject.all
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>RefreshKit: the stock animators</title>
            <style>
            \(style)
            </style>
            </head>
            <body>
            <a class="skip" href="#animators">Skip to the animators</a>
            <header>
            <h1>RefreshKit</h1>
            <p class="lead">The stock animators in all their states. Each picture is a refresher that is pulled, loads and ends on a simulated list, drawn by the package itself.</p>
            \(controls)
            <nav aria-label="Animators"><ul>
            \(subjects.map { "<li><a href=\"#\($0.name)\">\(escaped($0.title))</a></li>" }.joined(separator: "\n"))
            </ul></nav>
            </header>
            <main id="animators">
            \(subjects.map(section).joined(separator: "\n"))
            </main>
            <footer><p>Drawn by <code>swift run refresh gallery</code>.</p></footer>
            <script>
            \(script)
            </script>
            </body>
            </html>

            """
    }

    /// The two choices, which need the script.
    private static let controls = """
        <form class="controls" hidden>
        <fieldset><legend>Appearance</legend>
        <label><input type="radio" name="theme" value="" checked><span>Automatic</span></label>
        <label><input type="radio" name="theme" value="light"><span>Light</span></label>
        <label><input type="radio" name="theme" value="dark"><span>Dark</span></label>
        </fieldset>
        <label class="still"><input type="checkbox" name="still"><span>Hold still</span></label>
        </form>
        """

    private static func section(_ subject: GallerySubject) -> String {
        let figures = GalleryState.ordered.map { state in
            let words = "\(subject.title), \(state.title)"
            return """
                <figure><img src="\(GalleryCommand.file(subject, state))" width="\(Int(GalleryFilm.size.width))" height="\(Int(GalleryFilm.size.height))" alt="\(escaped(words))" loading="lazy"><figcaption>\(escaped(state.title))</figcaption></figure>
                """
        }
        return """
            <section id="\(subject.name)" aria-labelledby="\(subject.name)-title">
            <h2 id="\(subject.name)-title">\(escaped(subject.title))</h2>
            <p>\(escaped(subject.words))</p>
            <p class="code"><code>import \(subject.module)</code> <code>\(escaped(subject.code))</code></p>
            <div class="figures">
            \(figures.joined(separator: "\n"))
            </div>
            </section>
            """
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
