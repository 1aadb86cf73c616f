// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToasts } from '../feedback/toast.tsx';
import { fetchPagesFirst } from './fetch-page.ts';

const words = 'The page cannot be fetched just now. It follows by itself as soon as it can.';
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
};
/** What a page's script does when its load is fetched. */
const load = vi.fn(async () => {});
Object.assign(window, { load });
const script = `data:text/javascript,${encodeURIComponent('export const clientLoader = { fetch: () => window.load() };')}`;
const isThere = vi.fn(async () => true);
const assigned = vi.fn();
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => ({ ok: await isThere() }));
  vi.spyOn(window.location, 'assign').mockImplementation(assigned);
  window.__reactRouterManifest = {
    routes: {
      blogs: { path: 'blogs', module: 'data:text/javascript,', clientLoaderModule: script },
      old: { path: 'old', module: 'data:text/plain,gone' },
    },
  };
  window.__reactRouterDataRouter = {
    match: (address) =>
      address === '/unheard' ? null : [{ route: { id: address.startsWith('/blogs') ? 'blogs' : 'old' } }],
  };
  end = fetchPagesFirst();
});
afterEach(() => {
  end();
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  load.mockReset();
  isThere.mockReset();
  assigned.mockReset();
});

/** A navigation as the router begins it, by a link or by a page's own doing: whether it may go on by now. */
function goes(to: string | number, isLink = true, ready: Promise<unknown> = Promise.resolve()) {
  const went = vi.fn();
  const navigate = () => void Promise.resolve(window.fetchPage?.(to, ready)).then(went);
  if (!isLink) {
    navigate();
    return went;
  }
  const link = document.createElement('a');
  document.body.append(link);
  link.addEventListener('click', navigate);
  link.click();
  link.remove();
  return went;
}

test('a page is gone to when its scripts and those of its load are there', async () => {
  const come = Promise.withResolvers<void>();
  load.mockReturnValueOnce(come.promise);
  const went = goes('/blogs?page=2');
  await settled();
  expect([went.mock.calls.length, document.querySelector('.shuttle') !== null]).toEqual([0, true]);
  come.resolve();
  await vi.waitFor(() => expect(went).toHaveBeenCalled());
  expect([document.querySelector('.shuttle'), shownToasts()]).toEqual([null, []]);
  // Of the page that is open nothing is fetched.
  const within = [goes('?page=3'), goes(-1)];
  await settled();
  for (const one of within) expect(one).toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what a form or a page goes to by itself is not waited for: what called it waits', async () => {
  load.mockReturnValue(new Promise(() => {}));
  vi.advanceTimersByTime(1);
  const went = goes('/blogs', false);
  await settled();
  expect(went).toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test('where scripts hang for eight seconds, the page that is kept is opened in place of theirs', async () => {
  const postMessage = vi.fn();
  const container = Object.assign(new EventTarget(), { controller: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  load.mockReturnValueOnce(new Promise(() => {}));
  goes('/blogs?page=2#last');
  await vi.advanceTimersByTimeAsync(8_000);
  const address = `${location.origin}/blogs?page=2`;
  expect(postMessage.mock.calls).toEqual([[{ waited: address }]]);
  container.dispatchEvent(new MessageEvent('message', { data: { open: address } }));
  expect(assigned.mock.calls).toEqual([[`${address}#last`]]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('without a network one stays on the page, which says so, and goes when there is one', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  isThere.mockResolvedValueOnce(false).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  isThere.mockResolvedValue(true);
  const went = goes('/blogs');
  await vi.waitFor(() => expect(shownToasts().map(({ words }) => words)).toEqual([words]));
  await vi.advanceTimersByTimeAsync(5_000);
  await settled();
  expect([went.mock.calls.length, isThere.mock.calls.length]).toEqual([0, 2]);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(went).toHaveBeenCalled());
  expect([assigned.mock.calls, shownToasts().length]).toEqual([[], 1]);
});

test('nor is a page gone to without a network of which the router has not heard: where data is spared it asks with the press', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  isThere.mockResolvedValueOnce(false).mockResolvedValue(true);
  const went = goes('/unheard');
  await vi.waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(went).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(went).toHaveBeenCalled());
  expect(assigned).not.toHaveBeenCalled();
});

test.each([
  ['another link', () => goes('/blogs?page=2')],
  ['the button Back', () => void dispatchEvent(new Event('popstate'))],
])('what one waits for is given up where %s is pressed', async (_, press) => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  isThere.mockResolvedValueOnce(false).mockResolvedValue(true);
  const went = goes('/blogs');
  await vi.waitFor(() => expect(shownToasts()).toHaveLength(1));
  const next = press();
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(document.querySelector('.shuttle')).toBeNull());
  await settled();
  expect(went).not.toHaveBeenCalled();
  if (next) expect(next).toHaveBeenCalled();
});

test('nor is one gone to whose scripts were there before the rest of the page, where another was pressed meanwhile', async () => {
  const rest = Promise.withResolvers<void>();
  const went = [goes('/blogs', true, rest.promise), goes('/blogs?page=2', true, rest.promise)];
  await settled();
  rest.resolve();
  await vi.waitFor(() => expect(went[1]).toHaveBeenCalled());
  expect(went[0]).not.toHaveBeenCalled();
});

test('where the server answers and a script does not come, the page is opened whole: it is of another build', async () => {
  isThere.mockResolvedValue(true);
  const went = goes('/old/one');
  await vi.waitFor(() => expect(assigned.mock.calls).toEqual([['/old/one']]));
  expect([went.mock.calls.length, shownToasts()]).toEqual([0, []]);
});
