import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipInPieces } from './gzip-in-pieces.ts';

const styles = Array.from({ length: 4000 }, (_, i) => `.class-${(i * 7919) % 997}{order:${i}}`).join('');
const whole = ({ before, css, after }: { before: string; css: string; after: string }) =>
  before + css + after;

test.each([
  ['a page with styles', { before: '<style>', css: styles, after: '</style><p>ආයුබෝවන් · வணக்கம்</p>' }],
  ['another with the same', { before: '<title>Ella</title><style>', css: styles, after: styles.slice(50) }],
  ['one whose styles are not ASCII', { before: '', css: 'q{quotes:"„" "“"}', after: '<q>„Ella“</q>' }],
  ['one without styles', { before: '', css: '', after: '<p>Nothing but words</p>' }],
  ['nothing', { before: '', css: '', after: '' }],
])('%s comes out of gzip as it was', (_name, page) => {
  expect(gunzipSync(gzipInPieces(page).gzip).toString()).toBe(whole(page));
});

test('pages have one fingerprint where they are the same, in whichever pieces they differ', () => {
  const page = { before: '<style>', css: styles, after: '</style><p>Ella</p>' };
  const fingerprintOf = (other: object) => gzipInPieces({ ...page, ...other }).fingerprint;
  const all = [{}, { before: '<style >' }, { css: `${styles} ` }, { after: '</style><p>Galle</p>' }].map(
    fingerprintOf,
  );
  expect(new Set(all).size).toBe(4);
  expect(fingerprintOf({})).toBe(all[0]);
});
