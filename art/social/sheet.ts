import { readFileSync } from 'node:fs';

const web = new URL('../../apps/web/', import.meta.url);
const dataOf = (type: string, file: URL) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

const font = dataOf(
  'font/woff2',
  new URL(
    import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    ),
  ),
);

const mark =
  'M0 40a38 38 0 0 1 76 0h-7a31 31 0 0 0-62 0zM13 40a25 25 0 0 1 50 0h-6a19 19 0 0 0-38 0zM38 22q7 8 4 18h-8q-3-10 4-18zM25 30q6 3 7 10h-8q-2-5 1-10zM51 30q-6 3-7 10h8q2-5-1-10z';

export interface Sheet {
  /** Of the picture, below `public`. */
  picture: string;
  /** CSS `object-position`. */
  focus?: string;
  /** A tall picture stands at the right of a flood of this ink. */
  flood?: string;
  words?: string;
}

const style = `
@font-face { font-family: B; src: url(${font}); font-weight: 200 800; font-stretch: 75% 100% }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; font-family: B; color: #17203a }
img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
.tall img { left: auto; right: 0; width: 560px }
.label { position: absolute; left: 0; bottom: 0; max-width: 660px; padding: 30px 56px 32px 48px; background: #f6f1e3;
  clip-path: polygon(0 2%, 31% 0, 68% 2.5%, 99.2% 0.6%, 99.8% 42%, 99.3% 100%, 0 100%) }
h1 { margin-bottom: 20px; font-size: 62px; font-weight: 730; font-stretch: 84%; line-height: .98; letter-spacing: -.022em;
  text-wrap: balance }
.name { display: flex; gap: 14px; align-items: center; font-size: 42px; line-height: 1; font-weight: 750;
  font-stretch: 84%; letter-spacing: -.03em }
svg { height: 31px; width: 59px; fill: currentColor }`;

/** One picture as a page of HTML, 1200 by 630 pixels, with the site's name and what else it says on a cut label. */
export function sheetHtml({ picture, focus = '50% 55%', flood, words }: Sheet): string {
  const source = dataOf('image/svg+xml', new URL(`public${picture}`, web));
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>
<body class="${flood ? 'tall' : ''}" style="background:${flood ?? '#f6f1e3'}"><img src="${source}" style="object-position:${focus}">
<div class="label">${words ? `<h1>${words}</h1>` : ''}<p class="name"><svg viewBox="0 0 76 40"><path d="${mark}"/></svg>Serendib</p></div>`;
}
