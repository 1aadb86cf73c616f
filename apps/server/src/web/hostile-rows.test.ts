import { buildApp } from '@serendib/api/app';
import { addListing } from '@serendib/api/modules/listings/testing';
import { useApi } from '@serendib/api/platform/testing';
import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { mountWeb } from './mount-web.ts';

const evil = `</script><script>alert(1)</script><!--<script>\u2028\u2029"'\`><img src=x onerror=alert(2)>\${alert(3)}`;
const html = `<p>Tea</p><script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(4)">go</a><iframe src="https://evil.example"></iframe>`;
const script = 'JaVaScript:alert(4)//https://x.lk';
/** On the web, and so shown. */
const quoted = `https://x.lk/"'><script>alert(5)</script><p onclick=alert(6) a b`;
const kindNames = Object.keys(kinds) as KindName[];
const publicUrl = 'http://serendib.test';

const api = useApi({}, async (options) => {
  const app = await buildApp(options);
  await mountWeb(app, { mode: 'production', publicUrl });
  return app;
});

/** Rows that the API would refuse: written before a rule was there, or by a hand in the database. */
const hostile = (kind: KindName, address: string) =>
  Object.fromEntries(
    kinds[kind].fields.flatMap(({ name, type }): [string, unknown][] => {
      if (name === 'plateNumber') return []; // Not that of another account.
      if (type === 'html') return [[name, html]];
      if (type === 'url' || type === 'image') return [[name, address]];
      if (type === 'images') return [[name, [address, `data:text/html,${evil}`]]];
      if (type === 'text' || type === 'longText' || type === 'email' || type === 'phone')
        return [[name, evil]];
      if (type === 'itinerary') return [[name, [{ day: evil, description: evil }]]];
      if (type === 'certifications') return [[name, [{ name: evil, issuedBy: evil, year: 2020 }]]];
      return [];
    }),
  );

/** Scripts that run, as a browser would find them. */
const scriptsIn = (page: string) =>
  [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/gi)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));

function expectHarmless(page: string, policy: string): void {
  expect(page).not.toMatch(/<script[^>]*>alert/i);
  // Outside of quotes, where it would be an attribute and not words.
  expect(page).not.toMatch(/<\w+(?:[^>"]|"[^"]*")*\son\w+=/i);
  expect(page).not.toMatch(/<iframe[^>]*evil/i);
  expect(page).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data:text)/i);
  for (const { attributes, text } of scriptsIn(page)) {
    // Either of them would change how the rest of a script element is read.
    expect(text).not.toContain('<!--');
    expect(text).not.toMatch(/<script/i);
    if (/ld\+json/.test(attributes)) expect(() => JSON.parse(text)).not.toThrow();
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
}

describe.skipIf(!isBuilt())('rows that nobody should have written (needs the pages built)', () => {
  for (const kind of kindNames) {
    test(`${kind}: do nothing to a page, a list or the calls`, async () => {
      for (const [isExternal, address] of [
        [false, script],
        [true, script],
        [true, quoted],
      ] as const) {
        const id = await addListing(api, kind, hostile(kind, address), { isExternal });
        const { path, pages } = kinds[kind];
        for (const url of [`${pages.one}/${id}`, pages.list, '/']) {
          const page = await api.app.inject(url);
          const isElsewhere = isExternal && url === `${pages.one}/${id}`;
          expect(isElsewhere ? [200, 308] : [200], url).toContain(page.statusCode);
          // The list of the first may be kept still when the second is there.
          if (!isExternal && url !== '/') expect(page.body.includes(id), `shown on ${url}`).toBe(true);
          if (page.statusCode === 200)
            expect(page.headers['content-security-policy'], url).toMatch(/^default-src /);
          expectHarmless(page.body, String(page.headers['content-security-policy']));
        }
        for (const url of [path, `${path}/${id}`]) {
          const reply = await api.get(url);
          expect(reply.headers['content-type']).toContain('application/json');
          expect(reply.body).not.toMatch(/"javascript:/i);
        }
      }
    });
  }

  test('what is searched for stands in the page as words', async () => {
    for (const kind of kindNames) {
      const page = await api.app.inject(
        `${kinds[kind].pages.list}?search=${encodeURIComponent(evil.slice(0, 99))}`,
      );
      expectHarmless(page.body, String(page.headers['content-security-policy']));
    }
  });
});
