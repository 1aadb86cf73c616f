import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answers,
  happen,
  Kept,
  open,
  origin,
  says,
  saysShell,
  skipWaiting,
  start,
  startAfresh,
  stores,
  toldOf,
} from './testing.ts';

beforeEach(startAfresh);
// The next file of the worker is loaded before its first test.
afterEach(() => vi.unstubAllGlobals());

test('a new version begins when it is asked for, not by itself, and what the one before kept goes then', async () => {
  for (const name of ['serendib-old', 'serendib-wishes', 'serendib-seen', 'another'])
    stores.set(name, new Kept());
  await happen('install');
  expect(skipWaiting).not.toHaveBeenCalled();
  expect(stores.has('serendib-old')).toBe(true);
  await happen('message', { data: { takeOver: true }, source: null });
  expect(skipWaiting).toHaveBeenCalledOnce();
  await happen('activate');
  expect([...stores.keys()].filter((name) => name !== 'serendib-new')).toEqual([
    'serendib-wishes',
    'another',
  ]);
});

/** As an earlier version left it, with what its pages asked to be kept. */
async function keptBefore(pages: string[], asked: string[] = []) {
  const old = new Kept();
  for (const page of pages) await old.put(page, new Response('as it was'));
  stores.set('serendib-old', old);
  const requests = new Kept();
  await requests.put('/wishes', Response.json(asked));
  stores.set('serendib-wishes', requests);
}

test('a new version that could not fetch all that the one before has does not begin, until it can', async () => {
  await keptBefore(['/trip', '/vehicles/1', '/media/abc/480.webp'], ['/vehicles/1', '/media/abc/480.webp']);
  await expect(happen('install')).rejects.toThrow();
  saysShell();
  await expect(happen('install')).rejects.toThrow();
  says('/vehicles/1', 'new', 'A van');
  await expect(happen('install')).rejects.toThrow();
  answers.set('/media/abc/480.webp', () => new Response('A van'));
  await happen('install');
  await happen('activate');
  expect(stores.has('serendib-old')).toBe(false);
  answers.clear();
  expect(await (await open('/vehicles/1'))?.text()).toContain('A van');
});

test.each([960, 1600])(
  'a photo that the version before has %i wide is not lost to a new version',
  async (width) => {
    const photo = (of: number) => `/media/abc/${of}.webp`;
    const asked = [photo(1600)];
    await keptBefore(['/trip', photo(width)], asked);
    saysShell();
    await expect(happen('install')).rejects.toThrow();
    // The worker alone is another, and its build has the photo already.
    await stores.get('serendib-new')?.put(photo(width), new Response('A van'));
    await happen('install');
    await happen('activate');
    expect(stores.has('serendib-old')).toBe(false);
    expect(await toldOf(asked)).toEqual({ kept: true });
    const request = { method: 'GET', mode: 'no-cors', destination: 'image', url: origin + photo(1600) };
    expect(await (await happen('fetch', { request }))?.text()).toBe('A van');
  },
);

test('a new version is not held up by what is gone, and what the one before had not whole either', async () => {
  await keptBefore(
    ['/trip', '/vehicles/1', '/vehicles/2', '/build/unfinished/vehicles/2'],
    ['/vehicles/1', '/vehicles/2', '/vehicles/3'],
  );
  saysShell();
  answers.set('/vehicles/1', () => new Response('Gone', { status: 404 }));
  says('/vehicles/2', 'new', '<img src="/media/abc/480.webp">');
  answers.set('/media/abc/480.webp', () => new Response('', { status: 503 }));
  await happen('install');
  await happen('activate');
  expect(stores.has('serendib-old')).toBe(false);
});

test('of a version that was never installed nothing is left with the next one, which does not wait for what that had', async () => {
  await keptBefore(['/trip', '/vehicles/1'], ['/vehicles/1', '/vehicles/2']);
  saysShell();
  says('/vehicles/2', 'new', 'Another van');
  await expect(happen('install')).rejects.toThrow();
  expect(stores.has('serendib-new')).toBe(true);

  start('newer');
  saysShell('newer');
  await expect(happen('install')).rejects.toThrow();
  expect([...stores.keys()].sort()).toEqual(['serendib-newer', 'serendib-old', 'serendib-wishes']);
  says('/vehicles/1', 'newer', 'A van');
  await happen('install');

  // What waits to be begun is installed, and stays where a version after it fails.
  start('newest');
  await expect(happen('install')).rejects.toThrow();
  expect(stores.has('serendib-newer')).toBe(true);
  start('newer');
  await happen('activate');
  expect([...stores.keys()].sort()).toEqual(['serendib-newer', 'serendib-wishes']);
  answers.clear();
  expect(await (await open('/vehicles/1'))?.text()).toContain('A van');
});

test('a worker that changes alone, with the build that runs, keeps the cache of that though it is not installed', async () => {
  await keptBefore(['/trip', '/vehicles/1'], ['/vehicles/1']);
  saysShell();
  says('/vehicles/1', 'new', 'A van');
  await happen('install');
  answers.delete('/vehicles/1');
  await stores.get('serendib-new')?.delete('/vehicles/1');
  await expect(happen('install')).rejects.toThrow();
  start('newer');
  await expect(happen('install')).rejects.toThrow();
  expect(stores.has('serendib-new')).toBe(true);
});

test.each([
  ['a page', '/trip/driver'],
  ['a script', '/assets/root-1.js'],
  ['a file', '/placeholder.svg'],
])('a first version begins though %s broke off on its way, of which the page is told', async (_, path) => {
  saysShell();
  says('/trip', 'new', '<script src="/assets/root-1.js"></script>');
  answers.set('/assets/root-1.js', () => new Response('1'));
  const whole = answers.get(path) as () => Response;
  const broken = () =>
    new ReadableStream({ start: (body) => body.error(new TypeError('The connection broke off.')) });
  answers.set(path, () => new Response(broken(), whole()));
  await happen('install');
  expect(await toldOf(['/trip'])).toEqual({ kept: false });
  answers.set(path, whole);
  expect(await toldOf(['/trip'])).toEqual({ kept: true });
});

test('pages of the build before, as a server still has them that is restarted, are kept for none', async () => {
  await keptBefore(['/trip']);
  saysShell();
  says('/trip', 'old', 'A trip');
  await expect(happen('install')).rejects.toThrow();
  // Without a copy to lose it begins, and keeps the pages of its build once they are there.
  stores.delete('serendib-old');
  await happen('install');
  await happen('activate');
  expect(await toldOf(['/trip'])).toEqual({ kept: false });
  says('/trip', 'new', 'A trip');
  expect(await toldOf(['/trip'])).toEqual({ kept: true });
  says('/si/trip', 'new', 'A trip in Sinhala', 'si-5LJ9CHSz/');
  expect(await toldOf(['/trip', '/si/trip'])).toEqual({ kept: false });
  for (const page of ['driver', 'paper', 'expected']) says(`/si/trip/${page}`, 'new', page, 'si-5LJ9CHSz/');
  says('/si/offline', 'new', 'no network', 'si-URk0ljvY/');
  expect(await toldOf(['/trip', '/si/trip'])).toEqual({ kept: true });
});

test('a worker of an old version shows what comes from the network and keeps none of another build beside its own', async () => {
  says('/trip', 'new', 'as it was');
  await open('/trip');
  says('/trip', 'newer', 'of the new build');
  expect(await (await open('/trip'))?.text()).toContain('of the new build');
  answers.clear();
  const kept = await (await open('/trip'))?.text();
  expect(kept).toContain('as it was');
  expect(kept).toMatch(/<html data-kept-at="\d{4}-/);
});

/** The shell in Sinhala, whose words lie in a folder of their own. */
function saysInSinhala(folder: string) {
  for (const page of ['/trip', '/trip/driver', '/trip/paper', '/trip/expected', '/offline'])
    says(`/si${page}`, 'new', `<script src="/assets/${folder}root-1.js"></script>`, folder);
  answers.set(`/assets/${folder}root-1.js`, () => new Response('import("./part-1.js")'));
  answers.set(`/assets/${folder}part-1.js`, () => new Response('words'));
}

test('new words replace a page that is kept whole once their scripts are there, and the copy before works until then', async () => {
  saysShell();
  saysInSinhala('si-before00/');
  expect(await toldOf(['/si/trip'])).toEqual({ kept: true });
  const keptWords = async () => /si-(before|after)/.exec((await (await open('/si/trip'))?.text()) ?? '')?.[1];
  const withoutNetwork = async () => {
    const there = new Map(answers);
    answers.clear();
    const words = await keptWords();
    for (const [path, answer] of there) answers.set(path, answer);
    return words;
  };
  saysInSinhala('si-after000/');
  answers.delete('/assets/si-after000/part-1.js');
  for (const _ of ['once', 'again']) {
    expect(await keptWords()).toBe('after');
    expect(await withoutNetwork()).toBe('before');
  }
  expect(await toldOf(['/si/trip'])).toEqual({ kept: true });
  saysInSinhala('si-after000/');
  expect(await keptWords()).toBe('after');
  expect(await withoutNetwork()).toBe('after');
  answers.clear();
  const request = { method: 'GET', mode: 'cors', url: `${origin}/assets/si-after000/part-1.js` };
  expect(await (await happen('fetch', { request }))?.text()).toBe('words');
});
