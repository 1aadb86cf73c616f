import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { tagsMissingIn } from '~/lib/page/tags-missing-in.ts';
import { deferHydration } from './defer-hydration.tsx';
import { deferredTags, deferTags } from './defer-tags.ts';
import startDeferred from './start-deferred.ts';

afterEach(() => vi.unstubAllGlobals());

const page = `<link rel="modulepreload" href="/a.js"/><style id="page-css">/* styles of root */</style>
<script type="module" async="">import "/a.js"</script>`;

test('what fetches and runs the scripts of a page is sent as deferred', () => {
  const sent = deferTags(page);
  expect(sent).toContain('<link rel="deferred" fetchpriority="low" href="/a.js"/>');
  expect(sent).toContain('<script type="deferred">import "/a.js"</script>');
  for (const { written } of deferredTags) expect(sent).not.toContain(written);
});

test('a page that lacks a tag which is rewritten is found by the tag', () => {
  expect(tagsMissingIn(page)).toEqual([]);
  expect(tagsMissingIn(page.replace(' async=""', ' async'))).toEqual(['<script type="module" async="">']);
  expect(tagsMissingIn('')).toHaveLength(4);
});

test('what was deferred is started: links are fetched, scripts run', () => {
  const link = { rel: 'deferred' };
  const script = { textContent: 'import "/a.js"', replaceWith: vi.fn() };
  const found: Record<string, object[]> = {
    'link[rel="deferred"]': [link],
    'script[type="deferred"]': [script],
  };
  const listen = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('window', {});
  vi.stubGlobal('self', {});
  vi.stubGlobal('document', {
    hidden: true,
    querySelectorAll: (selector: string) => found[selector],
    querySelector: () => null,
    createElement: () => ({}),
  });
  startDeferred();
  expect(link.rel).toBe('modulepreload');
  expect(script.replaceWith).toHaveBeenCalledWith({ type: 'module', textContent: 'import "/a.js"' });
  expect(listen.mock.calls.map(([name]) => name)).toEqual(['submit', 'formdata', 'live', 'hydrated']);
});

test('a deferred part is rendered by the server as plain HTML in an element of its name', async () => {
  const Part = deferHydration<{ words: string }>('part', async () => ({ words }) => <p>{words}</p>);
  const stream = await renderToReadableStream(<Part words="Read me" />);
  await stream.allReady;
  const html = await new Response(stream).text();
  expect(html).toMatch(/^<div data-deferred="part">/);
  expect(html).toContain('<p>Read me</p>');
});
