import { type Html, html } from './html.ts';

export interface PlainPage {
  title: string;
  /** On the gamboge bar at the top; the way home, unless a page says otherwise. */
  header?: Html;
  main: Html;
  /** CSS of this page alone, after what all share. */
  style?: string;
  /** Our faces, which are another request. */
  hasFaces?: boolean;
  isIndexed?: boolean;
  /** English where nothing is said. */
  language?: string;
}

/** A page in our look that is no page of the site: without a script, made where there is no React. */
export const plainPage = ({
  title,
  header = html`<a href="/">Serendib</a>`,
  main,
  style = '',
  hasFaces = true,
  isIndexed = false,
  language = 'en',
}: PlainPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isIndexed ? '' : '<meta name="robots" content="noindex">\n'}${html`<title>${title}</title>`}
${hasFaces ? '<link rel="stylesheet" href="/faces.css">\n' : ''}<style>
${shared}
${style}
</style>
</head>
<body>
<header>${header}</header>
<main>
${main}
</main>
</body>
</html>
`;

// The faces of what is written in Sinhala and Tamil, as pages of the site name them.
const noto = '"Noto Sinhala", "Noto Tamil", "Noto Sinhala whole", "Noto Tamil whole"';

const shared = `:root { color-scheme: light dark; --measure: 44rem; --paper: light-dark(#f5f6f1, #0f1527); --sheet: light-dark(#fff, #182039); --ink: light-dark(#17203a, #f1eee2); --ink-2: light-dark(#4b5369, #b4bacb); --tint: light-dark(#e6ebe3, #1b2440); --edge: light-dark(#7a8296, #7e88a6); --line: light-dark(#d3d8cf, #2d3755); --act: light-dark(#17203a, #f3b12b); --on-act: light-dark(#f5f6f1, #17203a); --link: light-dark(#b02d15, #f28d70); --bad: light-dark(#b02d15, #f28d70); --display: Bricolage, "Bricolage Grotesque", ${noto}, "Arial Narrow", sans-serif; --text: Figtree, ${noto}, system-ui, sans-serif }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 var(--text); overflow-wrap: anywhere; -webkit-font-smoothing: antialiased }
header { padding: 14px 20px; background: #f3b12b; color: #17203a }
header > * { display: block; max-width: var(--measure); margin: 0 auto }
header a, header strong { color: inherit; font: 740 26px/1.2 var(--display); font-stretch: 86%; letter-spacing: -0.02em; text-decoration: none }
main { max-width: calc(var(--measure) + 40px); margin: 0 auto; padding: 40px 20px 72px }
h1 { margin: 0 0 8px; font: 720 46px/0.98 var(--display); font-stretch: 82%; letter-spacing: -0.02em; text-wrap: balance }
:is(:lang(si), :lang(ta)) :is(h1, header a) { line-height: 1.35; letter-spacing: 0 }
:is(:lang(si), :lang(ta)) h1 { font-size: clamp(34px, 8vw, 46px) }
:focus-visible { outline: 3px solid currentcolor; outline-offset: 3px }`;
