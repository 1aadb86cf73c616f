import { beforeEach, expect, test, vi } from 'vitest';
import keepOffline from './worker.ts';

const origin = 'http://serendib.test';
type Listener = (event: object) => void;

/** As much of a browser's caches as the worker asks for. */
class Kept {
  private readonly all = new Map<string, Response>();
  private readonly key = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, origin).href;
  async match(asked: string | { url: string }) {
    return this.all.get(this.key(asked))?.clone();
  }
  async put(asked: string | { url: string }, response: Response) {
    this.all.set(this.key(asked), response);
  }
  async keys() {
    return [...this.all.keys()].map((url) => ({ url }));
  }
  delete = async (asked: string | { url: string }) => this.all.delete(this.key(asked));
}

let stores: Map<string, Kept>;
let listeners: Map<string, Listener>;
let answers: Map<string, () => Response>;
const skipWaiting = vi.fn(async () => {});

/** The worker of a build starts, with what those before it left. */
function start(build: string) {
  listeners.clear();
  const clients = { matchAll: async () => [], claim: async () => {} };
  const addEventListener = (name: string, listener: Listener) => void listeners.set(name, listener);
  const serendib = { build, languages: ['si', 'en-xa'] };
  vi.stubGlobal('self', { serendib, skipWaiting, clients, addEventListener });
  keepOffline();
}

beforeEach(() => {
  stores = new Map();
  listeners = new Map();
  answers = new Map();
  skipWaiting.mockClear();
  const caches = {
    open: async (name: string) => {
      const there = stores.get(name) ?? new Kept();
      stores.set(name, there);
      return there;
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, origin);
    const answer = answers.get(pathname);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  start('new');
});

/** Has the worker do all that an event sets off, and gives what it answered. */
async function happen(name: string, event: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(name)?.({
    ...event,
    waitUntil: (more: Promise<unknown>) => void work.push(more),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  const answered = await answer;
  for (let done = 0; done < work.length; done++) await work[done];
  return answered;
}
const open = (path: string) =>
  happen('fetch', { request: { method: 'GET', mode: 'navigate', url: origin + path } });
/** A page as the server sends it: it names the list of all routes, by which its build is told. */
const says = (path: string, build: string, words: string, folder = '') => {
  const routes = `/assets/${folder}manifest-${build}.js`;
  answers.set(routes, () => new Response(''));
  const html = `<html><head></head><script>manifest={"url": "${routes}"}</script>${words}</html>`;
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' };
  answers.set(path, () => new Response(html, { headers }));
};

test('a new version begins when it is asked for, not by itself, and what the one before kept goes then', async () => {
  for (const name of ['serendib-old', 'serendib-wishes', 'another']) stores.set(name, new Kept());
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

test('without a network what is not kept leads to the page that says so, and pages of an account are kept for none', async () => {
  says('/offline', 'new', 'no network');
  says('/profile', 'new', 'Maja');
  for (const path of ['/offline', '/profile']) await open(path);
  answers.clear();
  expect((await open('/vehicles'))?.headers.get('location')).toBe(`${origin}/offline`);
  expect((await open('/profile'))?.headers.get('location')).toBe(`${origin}/offline`);
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

/** What every trip needs is there. */
function saysShell(build = 'new') {
  for (const page of ['/trip', '/trip/driver', '/trip/paper', '/trip/expected', '/offline'])
    says(page, build, page);
  for (const file of ['/api/places', '/scenes/stilt-fishermen.svg', '/placeholder.svg', '/api/roads'])
    answers.set(file, () => new Response(file));
}
/** What the page is told once it has asked for these. */
async function toldOf(keep: string[]): Promise<unknown> {
  const source = { postMessage: vi.fn() };
  await happen('message', { data: { keep }, source });
  expect(source.postMessage).toHaveBeenCalledOnce();
  return source.postMessage.mock.lastCall?.[0];
}

test('what pages of a trip ask for is kept with them, and the page is told when all of it is', async () => {
  saysShell();
  answers.set('/api/roads', () => Response.json({ legs: [] }, { headers: { 'cache-control': 'public' } }));
  expect(await toldOf([])).toEqual({ kept: true });
  answers.clear();
  const request = { method: 'GET', mode: 'cors', url: `${origin}/api/roads`, headers: new Headers() };
  expect(await (await happen('fetch', { request }))?.json()).toEqual({ legs: [] });
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
  const kept = [...((await stores.get('serendib-new')?.keys()) ?? [])].map(
    ({ url }) => new URL(url).pathname,
  );
  expect(kept.filter((path) => path === '/media/elsewhere')).toHaveLength(41);
  expect(kept.filter((path) => path.startsWith('/vehicles/'))).toHaveLength(40);
  expect(kept).not.toContain('/vehicles/0');
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

test('a browser that has no room for all of it is told of as well', async () => {
  saysShell();
  const store = new Kept();
  store.put = async () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  stores.set('serendib-new', store);
  expect(await toldOf(['/vehicles/1'])).toEqual({ kept: false });
});
