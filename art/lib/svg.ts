import { type Chance, pickInt } from './chance.ts';
import { type Ink, PAPER } from './inks.ts';

export const fill = (d: string, ink: Ink, extra = ''): string =>
  `<path d="${d}" fill="${ink}"${extra && ` ${extra}`}/>`;

export const stroke = (d: string, ink: Ink, width: number, dash = '', extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}${extra && ` ${extra}`}/>`;

export const group = (attributes: string, ...parts: string[]): string =>
  `<g ${attributes}>${parts.join('')}</g>`;

export const define = (id: string, d: string): string => `<path id="${id}" d="${d}"/>`;

/** A drawing of several inks kept for repeated use. */
export const stamp = (id: string, ...parts: string[]): string => `<g id="${id}">${parts.join('')}</g>`;

export const place = (id: string, x: number, y: number, scale = 1, flip = 1, extra = ''): string =>
  `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${
    scale === 1 && flip === 1 ? '' : `scale(${+(scale * flip).toFixed(2)} ${+scale.toFixed(2)})`
  }"${extra && ` ${extra}`}/>`;

/** A shape printed a little off its ground: paper first, moved, then the ink. */
export const misfed = (id: string, ink: Ink, dx = -8, dy = 5): string =>
  `<use href="#${id}" fill="${PAPER}" x="${dx}" y="${dy}"/><use href="#${id}" fill="${ink}"/>`;

/** A tile of `content` laid side by side from x, y; paint it with `fill="url(#id)"`. */
export const tile = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  ...content: string[]
): string =>
  `<pattern id="${id}" x="${x}" y="${y}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content.join('')}</pattern>`;

/** Specks where the ink did not take. */
export function salt(r: Chance, from: number, ink: Ink = PAPER): { def: string; layer: string } {
  let d = '';
  for (let i = 0; i < 12; i++) {
    d += `M${pickInt(r, 2, 222)} ${pickInt(r, 2, 222)}l${pickInt(r, 1, 5)} ${pickInt(r, 0, 2)} ${pickInt(r, -3, 0)} ${pickInt(r, 1, 3)}z`;
  }
  return {
    def: `<pattern id="s" width="230" height="230" patternUnits="userSpaceOnUse" patternTransform="rotate(19)"><path d="${d}" fill="${ink}"/></pattern>`,
    layer: `<path fill="url(#s)" d="M0 ${from}h1600v${1000 - from}H0z"/>`,
  };
}

/** Subpaths in the order of nearness, each begun from the last: half the bytes of absolute starts. */
export function compact(d: string): string {
  const found = [...d.matchAll(/M(-?\d+) ?(-?\d+)l([-\d ]+)z/g)];
  if (!found.length || found.map((m) => m[0]).join('') !== d) return d;
  const left = found.map((m) => ({ x: Number(m[1]), y: Number(m[2]), steps: m[3] ?? '' }));
  let [x, y] = [0, 0];
  let out = '';
  while (left.length) {
    const cost = (s: { x: number; y: number }) =>
      `${s.x - x}${s.y - y}`.length + (Math.abs(s.x - x) + Math.abs(s.y - y)) / 4000;
    const next = left.reduce((best, one) => (cost(one) < cost(best) ? one : best));
    left.splice(left.indexOf(next), 1);
    const [dx, dy] = [next.x - x, next.y - y];
    out += `m${dx}${dy < 0 ? dy : ` ${dy}`}${next.steps.startsWith('-') ? '' : ' '}${next.steps}z`;
    [x, y] = [next.x, next.y];
  }
  return out;
}

interface Sheet {
  viewBox?: string;
  /** The flat first ink; left out for a print without a ground. */
  sky?: Ink;
  defs?: readonly string[];
  layers: readonly string[];
}

/** The finished print as SVG. */
export function sheet({ viewBox = '0 0 1600 1000', sky, defs = [], layers }: Sheet): string {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const ground = sky ? `<path fill="${sky}" d="M${x} ${y}h${width}v${height}H${x}z"/>` : '';
  const head = defs.length ? `<defs>${defs.join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${head}${ground}${layers.join('')}</svg>\n`
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${compact(d)}"`)
    .replace(/\d+\.\d{2,}/g, (n) => `${+Number(n).toFixed(2)}`)
    .replace(/(^|[^\d.])0\.(\d)/g, '$1.$2');
}
