import { imagePath } from '@serendib/contract/media/images';
import { imageWidths } from '@serendib/contract/media/src-set';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answers,
  happen,
  Kept,
  open,
  origin,
  says,
  saysShell,
  startAfresh,
  stores,
  toldOf,
} from './testing.ts';

beforeEach(startAfresh);
afterEach(() => {
  vi.useRealTimers();
  // The setting takes them away before a test alone: the next file of the worker is loaded before its first.
  vi.unstubAllGlobals();
});

test('without a network what is not kept leads to the page that says so, and pages of an account are kept for none', async () => {
  says('/offline', 'new', 'no network');
  says('/profile', 'new', 'Maja');
  for (const path of ['/offline', '/profile']) await open(path);
  answers.clear();
  expect((await open('/vehicles'))?.headers.get('location')).toBe(`${origin}/offline`);
  expect((await open('/profile'))?.headers.get('location')).toBe(`${origin}/offline`);
});

test('without a network a page of a language of which nothing is kept leads to the page that says so in one that is', async () => {
  says('/si/offline', 'new', 'no network');
  await open('/si/offline');
  const location = async (path: string) => (await open(path))?.headers.get('location');
  answers.clear();
  for (const path of ['/trip', '/en-xa/vehicles']) expect(await location(path)).toBe(`${origin}/si/offline`);
  says('/offline', 'new', 'no network');
  await open('/offline');
  answers.clear();
  expect(await location('/en-xa/trip')).toBe(`${origin}/offline`);
});

test('pages of every language that the site speaks are told by their prefix, and of no other', async () => {
  for (const prefix of ['/si', '/en-xa']) {
    for (const path of ['/offline', '/profile', '/trip']) says(prefix + path, 'new', path);
    for (const path of ['/offline', '/profile', '/trip']) await open(prefix + path);
  }
  says('/fr/profile', 'new', 'a page of that name');
  await open('/fr/profile');
  answers.clear();
  for (const prefix of ['/si', '/en-xa']) {
    expect((await open(`${prefix}/vehicles`))?.headers.get('location')).toBe(`${origin}${prefix}/offline`);
    expect((await open(`${prefix}/profile`))?.headers.get('location')).toBe(`${origin}${prefix}/offline`);
    // The page of a trip is one, with each question.
    expect(await (await open(`${prefix}/trip?day=2`))?.text()).toContain('/trip');
  }
  expect(await (await open('/fr/profile'))?.text()).toContain('a page of that name');
});

test('the pictures of a page are kept by their whole addresses, and one that is not has the drawing in its place', async () => {
  const drawing = (name: string) => answers.set(name, () => new Response(name));
  for (const name of ['/scenes/ella.svg', '/media/abc/960.webp', '/placeholder.svg']) drawing(name);
  const images = ['/scenes/ella.svg', `${origin}/media/abc/960.webp`, 'http://other.test/far.webp'];
  says('/destination/ella', 'new', images.map((source) => `<img alt="" src="${source}">`).join(''));
  await happen('message', { data: { keep: ['/destination/ella'] }, source: null });
  answers.clear();
  const shows = async (path: string) => {
    const request = { method: 'GET', mode: 'no-cors', destination: 'image', url: origin + path };
    return (await happen('fetch', { request }))?.text();
  };
  expect(await shows('/scenes/ella.svg')).toBe('/scenes/ella.svg');
  expect(await shows('/media/abc/480.webp')).toBe('/media/abc/960.webp');
  expect(await shows('/scenes/kandy.svg')).toBe('/placeholder.svg');
  expect(await shows('/media/elsewhere?of=http%3A%2F%2Ffar.test%2Fvan')).toBe('/placeholder.svg');
  const kept = [...((await stores.get('serendib-new')?.keys()) ?? [])].map(({ url }) => url);
  expect(kept).not.toContain('http://other.test/far.webp');
});

test('of a photo that was uploaded the middle width is kept, which is shown as each of them', async () => {
  saysShell();
  const [narrow, middle, wide] = imageWidths;
  const [one, other] = ['a', 'b'].map((letter) => letter.repeat(22)) as [string, string];
  const fetched: string[] = [];
  for (const key of [one, other])
    for (const width of imageWidths)
      answers.set(imagePath(key, width), () => {
        fetched.push(imagePath(key, width));
        return new Response(`${key} ${width}`);
      });
  says('/vehicles/1', 'new', `<img alt="" src="${imagePath(one, wide)}">`);
  for (const _ of ['once', 'again'])
    expect(await toldOf(['/vehicles/1', imagePath(other, wide)])).toEqual({ kept: true });
  expect(fetched).toEqual([imagePath(one, middle), imagePath(other, middle)]);
  answers.clear();
  for (const key of [one, other])
    for (const width of [narrow, middle, wide])
      expect(await shown(imagePath(key, width), 'image')).toBe(`${key} ${middle}`);
});

test('what pages of a trip ask for is kept with them, and the page is told when all of it is', async () => {
  saysShell();
  answers.set('/api/roads', () => Response.json({ legs: [] }, { headers: { 'cache-control': 'public' } }));
  expect(await toldOf([])).toEqual({ kept: true });
  answers.clear();
  const request = { method: 'GET', mode: 'cors', url: `${origin}/api/roads`, headers: new Headers() };
  expect(await (await happen('fetch', { request }))?.json()).toEqual({ legs: [] });
});

test('what is asked for while pages are being kept comes after them, and all who asked are told when all of it is there', async () => {
  saysShell();
  says('/vehicles/1', 'new', 'A van');
  const page = answers.get('/vehicles/1') as () => Response;
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetched = vi.fn(() => promise.then(page));
  answers.set('/vehicles/1', fetched);
  const asks = (keep: string[], source: object) => happen('message', { data: { keep }, source });
  const [one, other] = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }];
  const done = [asks(['/vehicles/1'], one)];
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  for (const more of ['/vehicles/2', '/vehicles/3'])
    done.push(asks(['/vehicles/1', '/destination/ella', more], other));
  await new Promise((passed) => setTimeout(passed, 20));
  resolve();
  says('/destination/ella', 'new', 'Ella');
  says('/vehicles/3', 'new', 'A car');
  await Promise.all(done);
  expect(fetched).toHaveBeenCalledOnce();
  for (const { postMessage } of [one, other]) expect(postMessage.mock.calls).toEqual([[{ kept: true }]]);
  answers.clear();
  expect(await (await open('/vehicles/3'))?.text()).toContain('A car');
});

test('a page, a picture or a script that could not be fetched is told, and is fetched when it is asked for again', async () => {
  saysShell();
  says('/vehicles/1', 'new', '<script src="/assets/page-1.js"></script>');
  const asked = ['/vehicles/1', '/destination/ella', '/media/abc/480.webp'];
  expect(await toldOf(asked)).toEqual({ kept: false });
  says('/destination/ella', 'new', 'Ella');
  expect(await toldOf(asked)).toEqual({ kept: false });
  answers.set('/media/abc/480.webp', () => new Response('', { status: 503 }));
  expect(await toldOf(asked)).toEqual({ kept: false });
  answers.set('/media/abc/480.webp', () => new Response('Ella'));
  expect(await toldOf(asked)).toEqual({ kept: false });
  answers.set('/assets/page-1.js', () => new Response('1'));
  expect(await toldOf(asked)).toEqual({ kept: true });
  answers.clear();
  expect(await toldOf(asked)).toEqual({ kept: true });
});

const elsewhere = (address: string) => `/media/elsewhere?of=${encodeURIComponent(address)}`;

test('a picture of another site is a picture, whatever its address ends with', async () => {
  saysShell();
  answers.set('/media/elsewhere', () => new Response('a van', { headers: { 'cache-control': 'public' } }));
  const asked = [elsewhere('http://far.test/van.jpg?w=1200')];
  expect(await toldOf(asked)).toEqual({ kept: true });
  answers.delete('/media/elsewhere');
  expect(await toldOf(asked)).toEqual({ kept: true });
});

test('of pages that were opened the first go, of which pictures of other sites are none', async () => {
  saysShell();
  await toldOf([]);
  answers.set('/media/elsewhere', () => new Response('a van', { headers: { 'cache-control': 'public' } }));
  for (let nth = 0; nth < 41; nth++) {
    const url = origin + elsewhere(`http://far.test/van?w=${nth}`);
    await happen('fetch', { request: { method: 'GET', mode: 'no-cors', destination: 'image', url } });
    says(`/vehicles/${nth}`, 'new', 'A van');
    await open(`/vehicles/${nth}`);
  }
  const pathsIn = async (name: string) =>
    [...((await stores.get(name)?.keys()) ?? [])].map(({ url }) => new URL(url).pathname);
  const kept = await pathsIn('serendib-new');
  const seen = await pathsIn('serendib-seen');
  expect(seen.filter((path) => path === '/media/elsewhere')).toHaveLength(41);
  expect(kept.filter((path) => path.startsWith('/vehicles/'))).toHaveLength(40);
  expect(kept).not.toContain('/vehicles/0');
});

test('what is asked for beyond what a browser keeps is missing', async () => {
  saysShell();
  const asked = Array.from({ length: 400 }, (_, nth) => `/media/${nth}/480.webp`);
  for (const picture of asked) answers.set(picture, () => new Response('a van'));
  expect(await toldOf(asked)).toEqual({ kept: false });
  expect(await toldOf(asked.slice(0, 295))).toEqual({ kept: true });
});

test('parts of a page in another language are kept from where its scripts lie', async () => {
  saysShell();
  for (const page of ['/trip', '/trip/driver', '/trip/paper', '/trip/expected', '/offline'])
    says(`/si${page}`, 'new', '<script src="/assets/si-5LJ9CHSz/root-1.js"></script>', 'si-5LJ9CHSz/');
  const script = (name: string, text = '') => answers.set(name, () => new Response(text));
  // The list of routes names the scripts of every page.
  script('/assets/si-5LJ9CHSz/manifest-new.js', '"/assets/si-5LJ9CHSz/admin-1.js"');
  script('/assets/si-5LJ9CHSz/root-1.js', 'import"../router-1.js";import("./part-1.js")');
  script('/assets/si-5LJ9CHSz/part-1.js', 'deps=["assets/si-5LJ9CHSz/part-1.css"]');
  for (const name of ['/assets/router-1.js', '/assets/si-5LJ9CHSz/part-1.css']) script(name);
  expect(await toldOf(['/si/trip'])).toEqual({ kept: true });
  const kept = [...((await stores.get('serendib-new')?.keys()) ?? [])].map(
    ({ url }) => new URL(url).pathname,
  );
  expect(kept.filter((path) => path.startsWith('/assets/')).sort()).toEqual([
    '/assets/router-1.js',
    '/assets/si-5LJ9CHSz/manifest-new.js',
    '/assets/si-5LJ9CHSz/part-1.css',
    '/assets/si-5LJ9CHSz/part-1.js',
    '/assets/si-5LJ9CHSz/root-1.js',
  ]);
});

test('a page that was only opened is not taken for kept with its scripts', async () => {
  saysShell();
  says('/vehicles/1', 'new', '<script src="/assets/page-1.js"></script>');
  expect(await toldOf([])).toEqual({ kept: true });
  await open('/vehicles/1');
  expect(await toldOf(['/vehicles/1'])).toEqual({ kept: false });
  answers.set('/assets/page-1.js', () => new Response('1'));
  expect(await toldOf(['/vehicles/1'])).toEqual({ kept: true });
  // Opened once more, it has its scripts still.
  await open('/vehicles/1');
  answers.delete('/vehicles/1');
  expect(await toldOf(['/vehicles/1'])).toEqual({ kept: true });
});

test('a page that is there no more is not waited for, one that another build answers is missing', async () => {
  saysShell();
  answers.set('/vehicles/1', () => new Response('Gone', { status: 404 }));
  expect(await toldOf(['/vehicles/1'])).toEqual({ kept: true });
  says('/vehicles/2', 'newer', 'Of a newer build.');
  expect(await toldOf(['/vehicles/2'])).toEqual({ kept: false });
  const portal = () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
  answers.set('/vehicles/3', portal);
  expect(await toldOf(['/vehicles/3'])).toEqual({ kept: false });
});

/** A browser whose caches take nothing any more. */
function fill() {
  for (const name of ['serendib-new', 'serendib-seen']) {
    const store = stores.get(name) ?? new Kept();
    store.put = async () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    stores.set(name, store);
  }
}

test('a browser that has no room for all of it is told of as well', async () => {
  saysShell();
  fill();
  expect(await toldOf(['/vehicles/1'])).toEqual({ kept: false });
});

const publicly = (text: string) => () => new Response(text, { headers: { 'cache-control': 'public' } });
/** What the page has of the API, or of a picture. */
const shown = async (path: string, destination = '', sent: Record<string, string> = {}) => {
  const headers = new Headers(sent);
  const request = { method: 'GET', mode: 'no-cors', destination, url: origin + path, headers };
  return (await happen('fetch', { request }))?.text();
};
const asks = (path: string, sent: Record<string, string>) => shown(path, '', sent);

test.each([
  ['that have no room', fill],
  [
    'that cannot be opened',
    () => vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'UnknownError')) }),
  ],
])('what the network has is shown by browsers %s', async (_, become) => {
  answers.set('/api/vehicles', publicly('before'));
  expect(await shown('/api/vehicles')).toBe('before');
  become();
  answers.set('/api/vehicles', publicly('now'));
  answers.set('/media/abc/480.webp', publicly('a van'));
  answers.set('/assets/page-1.js', publicly('1'));
  says('/vehicles/1', 'new', 'A van');
  expect(await shown('/api/vehicles')).toBe('now');
  expect(await shown('/media/abc/480.webp', 'image')).toBe('a van');
  expect(await shown('/assets/page-1.js')).toBe('1');
  expect(await (await open('/vehicles/1'))?.text()).toContain('A van');
});

test('of pictures that were only seen the first go, and those of pages that were asked for stay', async () => {
  saysShell();
  const picture = (nth: number) => `/media/${nth}/480.webp`;
  for (let nth = 0; nth < 400; nth++) answers.set(picture(nth), publicly(`${nth}`));
  says('/vehicles/1', 'new', `<img src="${picture(0)}">`);
  expect(await toldOf(['/vehicles/1', picture(1)])).toEqual({ kept: true });
  for (let nth = 0; nth < 400; nth++) await shown(picture(nth), 'image');
  const kept = (await Promise.all([...stores.values()].map((store) => store.keys())))
    .flat()
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith('/media/'));
  expect(kept).toHaveLength(202);
  answers.clear();
  for (const nth of [0, 1, 399]) expect(await shown(picture(nth), 'image')).toBe(`${nth}`);
});

const hangs = () => new Promise<Response>(() => {});

test.each(['/vehicles/1', '/trip?day=2', '/vehicles/1#said'])(
  'where the network is a word alone, %s is shown as it is kept: after eight seconds, and at once where a page has waited for it',
  async (path) => {
    saysShell();
    says('/vehicles/1', 'new', 'A van');
    expect(await toldOf(['/vehicles/1'])).toEqual({ kept: true });
    for (const kept of ['/vehicles/1', '/trip']) answers.set(kept, hangs);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const come = vi.fn();
    const opens = () => open(path).then(async (shown) => come(await shown?.text()));
    const waits = async () => {
      const opened = opens();
      await vi.advanceTimersByTimeAsync(7_900);
      expect(come).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(200);
      await opened;
      expect(come.mock.lastCall?.[0]).toMatch(/<html data-kept-at=.*(?:A van|\/trip)/);
      come.mockClear();
    };
    await waits();
    const source = { postMessage: vi.fn() };
    const hasWaited = (waited: string) => happen('message', { data: { waited: origin + waited }, source });
    // A page is kept without the place in it.
    const [page = ''] = path.split('#');
    await hasWaited(page);
    expect(source.postMessage.mock.calls).toEqual([[{ open: origin + page }]]);
    const opened = opens();
    await vi.advanceTimersByTimeAsync(10);
    await opened;
    expect(come).toHaveBeenCalledOnce();
    come.mockClear();
    await waits();
    for (const other of ['/vehicles/2', '/profile']) await hasWaited(other);
    expect(source.postMessage).toHaveBeenCalledOnce();
    // What was offered and not taken: the page had come by itself.
    await hasWaited(page);
    await vi.advanceTimersByTimeAsync(3_000);
    await waits();
  },
);

test('what the network says is gone is shown no more without a network, a page as little as what it is made of', async () => {
  saysShell();
  says('/vehicles/1', 'new', 'A van');
  answers.set('/api/vehicles/1', publicly('A van'));
  expect(await toldOf(['/vehicles/1'])).toEqual({ kept: true });
  await open('/vehicles/1');
  expect(await shown('/api/vehicles/1')).toBe('A van');
  for (const path of ['/vehicles/1', '/api/vehicles/1'])
    answers.set(path, () => new Response('Gone', { status: 404 }));
  expect((await open('/vehicles/1'))?.status).toBe(404);
  expect(await shown('/api/vehicles/1')).toBe('Gone');
  answers.clear();
  expect((await open('/vehicles/1'))?.headers.get('location')).toBe(`${origin}/offline`);
  await expect(shown('/api/vehicles/1')).rejects.toThrow('Failed to fetch');
});

/** Ids and slugs tell what is shown. */
const van = '019acd00-0000-7000-8000-000000000001';
const other = '019acd00-0000-7000-8000-000000000011';

test.each([
  ['its page', `/vehicles/${van}`, `/api/vehicles/${van}`, open],
  [
    'what its page is made of, where a link within the site led to it',
    `/vehicles/${van}`,
    `/api/vehicles/${van}`,
    shown,
  ],
  ['the page of a place', '/destination/trip', '/api/destinations/trip', open],
  ['what the page of a place is made of', '/destination/trip', '/api/destinations/trip', shown],
])(
  'whatever says that something is gone, %s, no page of it is shown any more in any language',
  async (_, page, reply, ask) => {
    saysShell();
    for (const prefix of ['', '/si']) says(`${prefix}/offline`, 'new', 'no network');
    const gone = [page, `/si${page}`, `${page}?from=2027-01-02`];
    const others = [`/vehicles/${other}`, '/vehicles', '/destination/trips', '/trip'];
    for (const path of [...gone, ...others]) says(path, 'new', `The page ${path}`);
    answers.set(reply, publicly('A van'));
    for (const path of ['/offline', '/si/offline', ...gone, ...others]) await open(path);
    await shown(reply);
    const told = ask === open ? page : reply;
    answers.set(told, () => new Response('Gone', { status: 404 }));
    await ask(told);
    answers.clear();
    for (const path of gone)
      expect((await open(path))?.headers.get('location')).toMatch(/^[^?]+(?:\/si)?\/offline$/);
    await expect(shown(reply)).rejects.toThrow('Failed to fetch');
    for (const path of others) expect(await (await open(path))?.text()).toContain(`The page ${path}`);
  },
);

test.each([
  ['a guest’s link that opens nothing any more', '/api/inquiries/expected', shown, '/trip/expected'],
  ['offers that are gone', '/api/inquiries/compare', shown, '/compare?kind=vehicle'],
  ['an address that was mistyped', '/fr/trip', open, '/trip'],
])('%s takes no page away that ends in the same word', async (_, told, ask, page) => {
  saysShell();
  for (const prefix of ['/si', ''])
    for (const path of [
      ...['driver', 'paper', 'expected'].map((of) => `/trip/${of}`),
      '/trip',
      '/offline',
      page,
    ])
      says(prefix + new URL(path, origin).pathname, 'new', `The page ${path}`);
  expect(await toldOf(['/si/trip'])).toEqual({ kept: true });
  for (const prefix of ['', '/si']) await open(prefix + page);
  answers.set(told, () => new Response('Gone', { status: 404 }));
  await ask(told);
  answers.clear();
  for (const prefix of ['', '/si'])
    expect(await (await open(prefix + page))?.text()).toContain(`The page ${page}`);
});

test('what was read since under an account is not shown as it was before that, and not kept either', async () => {
  const session = { authorization: 'Bearer good' };
  for (const path of ['/api/vehicles/1', '/api/roads']) answers.set(path, publicly('20,000'));
  saysShell();
  await toldOf([]);
  for (const path of ['/api/vehicles/1', '/api/roads']) await shown(path);
  const privately = () => new Response('25,000', { headers: { 'cache-control': 'private, no-store' } });
  answers.set('/api/vehicles/1', () => new Response('', { status: 503 }));
  await asks('/api/vehicles/1', session);
  // What a server that has lost its database still remembers is no newer.
  answers.set('/api/vehicles/1', () => new Response('20,000', { headers: { 'cache-control': 'no-store' } }));
  await asks('/api/vehicles/1', {});
  const there = new Map(answers);
  answers.clear();
  // As long as nothing else was heard it is what is known.
  expect(await asks('/api/vehicles/1', session)).toBe('20,000');
  for (const [path] of there) answers.set(path, privately);
  for (const path of ['/api/vehicles/1', '/api/roads']) expect(await asks(path, session)).toBe('25,000');
  answers.clear();
  for (const sent of [session, {}])
    await expect(asks('/api/vehicles/1', sent)).rejects.toThrow('Failed to fetch');
  // What every trip needs stays.
  expect(await asks('/api/roads', session)).toBe('/api/roads');
});

test('of a reply that was read in several languages the newest is what is true', async () => {
  const told = (text: string) => () =>
    new Response(text, { headers: { 'cache-control': 'public', vary: 'accept-language, Authorization' } });
  for (const [language, price] of [
    ['en', '20,000'],
    ['si', '25,000'],
  ] as const) {
    answers.set('/api/vehicles/1', told(price));
    await asks('/api/vehicles/1', { 'accept-language': language });
  }
  answers.clear();
  for (const language of ['si', 'en', 'ta'])
    expect(await asks('/api/vehicles/1', { 'accept-language': language })).toBe('25,000');
});

test('who has something newer than what may be kept is not given what is kept', async () => {
  answers.set('/api/vehicles/1', publicly('20,000'));
  await shown('/api/vehicles/1');
  answers.clear();
  await expect(asks('/api/vehicles/1', { 'cache-control': 'max-age=0' })).rejects.toThrow('Failed to fetch');
  expect(await shown('/api/vehicles/1')).toBe('20,000');
});

test('a page of a trip that was kept more than a day ago is kept anew, and stays as it was where that fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  saysShell();
  says('/vehicles/1', 'new', 'LKR 9,000');
  says('/vehicles/2', 'new', 'A car');
  const asked = ['/vehicles/1', '/vehicles/2'];
  expect(await toldOf(asked)).toEqual({ kept: true });
  says('/vehicles/1', 'new', 'LKR 12,000');
  answers.set('/vehicles/2', () => new Response('', { status: 503 }));
  const offline = async (path: string) => {
    const answer = answers.get(path);
    answers.delete(path);
    const text = await (await open(path))?.text();
    if (answer) answers.set(path, answer);
    return text;
  };
  vi.setSystemTime(Date.now() + 23 * 3_600_000);
  expect(await toldOf(asked)).toEqual({ kept: true });
  expect(await offline('/vehicles/1')).toContain('LKR 9,000');
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  expect(await toldOf(asked)).toEqual({ kept: true });
  expect(await offline('/vehicles/1')).toContain('LKR 12,000');
  expect(await offline('/vehicles/2')).toContain('A car');
});
