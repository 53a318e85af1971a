extension GalleryPage {
    /// The page's style sheet. The colours stand once for each appearance; a choice of the reader's outweighs the system's.
    static let style = """
        :root{color-scheme:light;--ground:#f4f4f6;--card:#fff;--ink:#111114;--quiet:#5b5b63;--line:#d9d9de;--tint:#0062cc;--picked:#fff;--bar:#e6e6ea}
        @media(prefers-color-scheme:dark){:root{color-scheme:dark;--ground:#161618;--card:#000;--ink:#f5f5f7;--quiet:#a5a5ad;--line:#333338;--tint:#4da3ff;--picked:#4a4a50;--bar:#2a2a2e}}
        :root[data-theme=light]{color-scheme:light;--ground:#f4f4f6;--card:#fff;--ink:#111114;--quiet:#5b5b63;--line:#d9d9de;--tint:#0062cc;--picked:#fff;--bar:#e6e6ea}
        :root[data-theme=dark]{color-scheme:dark;--ground:#161618;--card:#000;--ink:#f5f5f7;--quiet:#a5a5ad;--line:#333338;--tint:#4da3ff;--picked:#4a4a50;--bar:#2a2a2e}
        *{box-sizing:border-box}
        html{scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%}
        body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif}
        header,main,footer{max-width:72rem;margin:0 auto;padding:0 1.5rem}
        header{padding-top:3.5rem}
        h1{margin:0;font-size:clamp(2rem,5vw,2.75rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
        h2{margin:0;font-size:1.5rem;line-height:1.2;letter-spacing:-.01em}
        p{margin:.5rem 0 0;max-width:38rem;text-wrap:pretty}
        .lead{margin-top:.75rem;font-size:1.125rem;color:var(--quiet)}
        code{font:.875em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
        .code{color:var(--quiet)}.code code{display:inline-block;margin-right:.75rem}
        a{color:var(--tint);text-underline-offset:.15em}
        .skip{position:absolute;left:-99rem}
        .skip:focus{left:1rem;top:1rem;padding:.5rem .75rem;border-radius:.5rem;background:var(--card)}
        :focus-visible,input:focus-visible+span{outline:3px solid var(--tint);outline-offset:2px}
        .controls{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;margin-top:1.5rem}
        .controls[hidden]{display:none}
        fieldset{display:inline-flex;margin:0;padding:3px;border:0;border-radius:.625rem;background:var(--bar)}
        legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        fieldset input{position:absolute;opacity:0;pointer-events:none}
        fieldset span{display:block;padding:.3rem .9rem;border-radius:.45rem;cursor:pointer;font-size:.9375rem}
        fieldset input:checked+span{background:var(--picked);box-shadow:0 1px 3px rgb(0 0 0/.2);font-weight:500}
        .still{display:inline-flex;gap:.5rem;align-items:center;cursor:pointer;font-size:.9375rem}
        .still input{width:1.1rem;height:1.1rem;margin:0;accent-color:var(--tint)}
        nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1.5rem 0 0;padding:0;list-style:none}
        nav a{display:inline-block;padding:.25rem 0}
        section{margin-top:3rem;padding-top:2rem;border-top:1px solid var(--line)}
        .figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(12.5rem,1fr));gap:1.5rem 1.25rem;margin-top:1.5rem}
        figure{margin:0}
        img{display:block;width:100%;max-width:22rem;height:auto;border-radius:.875rem}
        figcaption{margin-top:.5rem;font-size:.875rem;color:var(--quiet)}
        figcaption::first-letter{text-transform:uppercase}
        footer{margin-top:3rem;padding-bottom:3rem;font-size:.875rem;color:var(--quiet)}
        @media(forced-colors:active){fieldset input:checked+span{outline:2px solid}}
        """

    /// The page's script: the fragment of a picture's address says which colours it has and whether it moves.
    static let script = """
        const form = document.querySelector(".controls");
        const show = () => {
          const theme = form.elements.theme.value, still = form.elements.still.checked;
          const fragment = [theme, still ? "still" : ""].filter(Boolean).join("-");
          if (theme) document.documentElement.dataset.theme = theme; else delete document.documentElement.dataset.theme;
          for (const image of document.images) {
            const source = image.getAttribute("src").split("#")[0] + (fragment ? "#" + fragment : "");
            if (image.getAttribute("src") !== source) image.src = source;
          }
        };
        form.hidden = false;
        form.addEventListener("change", show);
        show();
        """
}
