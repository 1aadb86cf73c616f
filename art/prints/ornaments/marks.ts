import { INK } from '../kit/inks.ts';

/** The mark: two rings of a doorstep and the lotus it leads to. Drawn on 76 by 40. */
export const LOGO = 'M0 40a38 38 0 0 1 76 0h-7a31 31 0 0 0-62 0zM13 40a25 25 0 0 1 50 0h-6a19 19 0 0 0-38 0z';
export const LOGO_LOTUS =
  'M38 22q7 8 4 18h-8q-3-10 4-18zM25 30q6 3 7 10h-8q-2-5 1-10zM51 30q-6 3-7 10h8q2-5-1-10z';
export const LOTUS =
  'M19 0q8 11 0 28q-8-17 0-28zM8 5q10 7 9 23Q5 20 8 5zM30 5q-10 7-9 23Q33 20 30 5zM0 14q12 1 16 15Q3 29 0 14zM38 14q-12 1-16 15Q35 29 38 14z';

export const logo = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 76 40"><title>Serendib</title><path fill="${INK.key}" d="${LOGO}${LOGO_LOTUS}"/></svg>\n`;

/** The icon; `share` is how much of its width the mark may take, less where a phone cuts the corners off. */
export function icon(share = 0.76, corner = 72): string {
  const size = (512 * share) / 76;
  const [x, y] = [256 - 38 * size, 256 - 21 * size];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>Serendib</title><rect width="512" height="512" rx="${corner}" fill="${INK.key}"/><g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${size.toFixed(3)})"><path fill="${INK.gamboge}" d="${LOGO}"/><path fill="${INK.rose}" d="${LOGO_LOTUS}"/><path fill="${INK.mural}" d="M0 42.5h76v3.4H0z"/></g></svg>\n`;
}
