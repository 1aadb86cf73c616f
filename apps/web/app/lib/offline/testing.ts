import { expect, vi } from 'vitest';
import keepOffline from './worker.ts';

export const origin = 'http://serendib.test';
type Listener = (event: object) => void;

type Asked = string | { url: string; headers?: Headers };
interface Entry {
  asked: { url: string; headers: Headers };
  response: Response;
}

/** As much of a browser's caches as the worker asks for. */
export class Kept {
  private all: Entry[] = [];
  private readonly requestOf = (asked: Asked) => {
    const { url, headers = new Headers() } = typeof asked === 'string' ? { url: asked } : asked;
    return { url: new URL(url, origin).href, headers };
  };
  private isFor(asked: Asked, { ignoreSearch, ignoreVary }: CacheQueryOptions = {}) {
    const { url, headers } = this.requestOf(asked);
    const pathOf = (address: string) => (ignoreSearch ? address.replace(/\?.*/, '') : address);
    return ({ asked: kept, response }: Entry) => {
      const varied = ignoreVary ? [] : (response.headers.get('vary')?.split(', ') ?? []);
      const isAlike = varied.every((name) => headers.get(name) === kept.headers.get(name));
      return pathOf(url) === pathOf(kept.url) && isAlike;
    };
  }
  async match(asked: Asked, how?: CacheQueryOptions) {
    return this.all.find(this.isFor(asked, how))?.response.clone();
  }
  async put(asked: Asked, response: Response) {
    // One whose body breaks off is not kept.
    await response.clone().blob();
    await this.delete(asked);
    this.all.push({ asked: this.requestOf(asked), response });
  }
  async keys() {
    return this.all.map(({ asked }) => asked);
  }
  async delete(asked: Asked, how?: CacheQueryOptions) {
    const isOf = this.isFor(asked, how);
    const before = this.all.length;
    this.all = this.all.filter((entry) => !isOf(entry));
    return this.all.length < before;
  }
}

export const stores = new Map<string, Kept>();
/** What the network has, by its paths. */
export const answers = new Map<string, () => Response | Promise<Response>>();
export const skipWaiting = vi.fn(async () => {});
const listeners = new Map<string, Listener>();

/** The worker of a build starts, with what those before it left. */
export function start(build: string) {
  listeners.clear();
  const clients = { matchAll: async () => [], claim: async () => {} };
  const addEventListener = (name: string, listener: Listener) => void listeners.set(name, listener);
  const serendib = { build, languages: ['si', 'en-xa'] };
  vi.stubGlobal('self', { serendib, skipWaiting, clients, addEventListener });
  keepOffline();
}

/** A browser that has kept nothing yet, with the worker of the build `new`. */
export function startAfresh(): void {
  for (const map of [stores, answers]) map.clear();
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
}

/** Has the worker do all that an event sets off, and gives what it answered. */
export async function happen(name: string, event: object = {}): Promise<Response | undefined> {
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
export const open = (path: string) =>
  happen('fetch', { request: { method: 'GET', mode: 'navigate', url: origin + path } });
/** A page as the server sends it: it names the list of all routes, by which its build is told. */
export const says = (path: string, build: string, words: string, folder = '') => {
  const routes = `/assets/${folder}manifest-${build}.js`;
  answers.set(routes, () => new Response(''));
  const html = `<html><head></head><script>manifest={"url": "${routes}"}</script>${words}</html>`;
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' };
  answers.set(path, () => new Response(html, { headers }));
};

/** What every trip needs is there. */
export function saysShell(build = 'new') {
  for (const page of ['/trip', '/trip/driver', '/trip/paper', '/trip/expected', '/offline'])
    says(page, build, page);
  for (const file of ['/api/places', '/scenes/stilt-fishermen.svg', '/placeholder.svg', '/api/roads'])
    answers.set(file, () => new Response(file));
}
/** What the page is told once it has asked for these. */
export async function toldOf(keep: string[]): Promise<unknown> {
  const source = { postMessage: vi.fn() };
  await happen('message', { data: { keep }, source });
  expect(source.postMessage).toHaveBeenCalledOnce();
  return source.postMessage.mock.lastCall?.[0];
}
