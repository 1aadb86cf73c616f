// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import prefetchOnTouch from './prefetch-on-touch.ts';

declare global {
  interface Window {
    fetched?: string[];
  }
}
const moduleOf = (words: string) => `data:text/javascript,${encodeURIComponent(words)}`;
const vehicles = moduleOf(
  "export const clientLoader = Object.assign(async ({ request }) => void window.fetched.push(request.url), { fetch: async () => void window.fetched.push('load') });",
);
const files = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href]);

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('a touched link fetches its page’s scripts and the module of its load, a pressed one asks for its data', async () => {
  window.fetched = [];
  window.__reactRouterManifest = {
    routes: { vehicles: { path: 'vehicles', parentId: 'root', module: vehicles, imports: ['/list.js'] } },
  };
  document.body.innerHTML = '<a href="/vehicles" data-discover="true">Vehicles</a><a href="/about">About</a>';
  const [link, other] = document.querySelectorAll('a');
  const touch = (element: Element | undefined, name: string) =>
    element?.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  prefetchOnTouch();

  touch(other, 'pointerdown');
  expect(files()).toEqual([]);
  // Before the page's own scripts run, the files alone come.
  touch(link, 'pointerdown');
  expect(files().map(([rel]) => rel)).toEqual(['modulepreload', 'modulepreload']);
  await new Promise((done) => setTimeout(done, 20));
  expect(window.fetched).toEqual([]);

  window.getContext = () => ({}) as never;
  touch(link, 'pointerdown');
  await vi.waitFor(() => expect(window.fetched).toEqual(['load']));
  expect(files()).toHaveLength(2);
  touch(link, 'click');
  await vi.waitFor(() => expect(window.fetched?.at(-1)).toMatch(/\/vehicles$/));

  // A load to which the build gave a file of its own.
  window.__reactRouterManifest = {
    routes: {
      ask: { path: 'ask', parentId: 'root', module: '/ask.js', clientLoaderModule: vehicles },
    },
  };
  document.body.innerHTML = '<a href="/ask" data-discover="true">Ask</a>';
  window.fetched = [];
  touch(document.querySelector('a') ?? undefined, 'click');
  await vi.waitFor(() => expect(window.fetched?.at(-1)).toMatch(/\/ask$/));
  expect(window.fetched).toContain('load');
});
