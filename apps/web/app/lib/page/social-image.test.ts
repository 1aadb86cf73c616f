import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { socialImageOf, socialImageOfPage, socialPages, socialSize } from './social-image.ts';

const folder = new URL('../../../public/', import.meta.url);
const drawings = (kind: string) =>
  readdirSync(new URL(kind, folder))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `/${kind}/${name}`);

/** A PNG says its size in its first chunk. */
function sizeOf(file: URL) {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const images = [
  ...Object.keys(socialPages).map(socialImageOfPage),
  ...[...drawings('scenes'), ...drawings('prints')].map((drawing) => socialImageOf(drawing)),
];

test('every page, scene and print has a picture for when it is shared (node art/social/build.ts makes them)', () => {
  const missing = images.filter(({ url }) => !existsSync(new URL(`.${url}`, folder))).map(({ url }) => url);
  expect([...new Set(missing)]).toEqual([]);
});

test('each is of the size it is said to be, and light', () => {
  for (const url of new Set(images.map((image) => image.url))) {
    const file = new URL(`.${url}`, folder);
    expect(sizeOf(file)).toEqual(socialSize);
    expect(statSync(file).size).toBeLessThan(60_000);
  }
});

test('a photograph stands for itself, and what is not ours and not a photograph for nothing', () => {
  expect(socialImageOf('http://serendib.test/uploads/a.webp')).toEqual({
    url: 'http://serendib.test/uploads/a.webp',
  });
  expect(socialImageOf('http://serendib.test/prints/vehicle-van-3.svg').url).toBe(
    '/social/print-vehicle-van-1.png',
  );
  expect(socialImageOf('/placeholder.svg').url).toBe('/social/page-home.png');
});

test('a picture of another site, which may never have been fetched, names the likeness of the drawing beside it', () => {
  const fallback = '/prints/vehicle-van-3.svg';
  for (const far of ['van.jpg', 'drawing.svg']) {
    const src = `https://serendib.test/media/elsewhere?of=https%3A%2F%2Fexample.lk%2F${far}`;
    expect(socialImageOf({ src, fallback })).toEqual({ url: `${src}&else=/social/print-vehicle-van-1.png` });
  }
  const src = 'https://serendib.test/media/a/1600.webp';
  expect(socialImageOf({ src, fallback })).toEqual({ url: src });
  expect(socialImageOf({ src: null, fallback }).url).toBe('/social/print-vehicle-van-1.png');
});
