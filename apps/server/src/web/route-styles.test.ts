import { brotliDecompressSync } from 'node:zlib';
import { buildApp } from '@serendib/api/app';
import { seedDemo } from '@serendib/api/demo/seed';
import { loadPlaces } from '@serendib/api/modules/destinations/index';
import { useApi } from '@serendib/api/platform/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { mountWeb } from './mount-web.ts';

const api = useApi({}, async (options) => {
  const app = await buildApp(options);
  await mountWeb(app, { mode: 'production', publicUrl: 'http://serendib.test' });
  return app;
});

describe.skipIf(!isBuilt())('the styles of a page (needs the pages built)', () => {
  beforeAll(async () => {
    await loadPlaces(api.db);
    await seedDemo(api.db);
  }, 120_000);

  const open = async (url: string) => {
    const { rawPayload } = await api.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    const html = brotliDecompressSync(rawPayload).toString();
    const [, all = '', css = ''] =
      /<style id="page-css" data-all="([^"]+)">([\s\S]*?)<\/style>/.exec(html) ?? [];
    return { bytes: rawPayload.length, all, css };
  };

  test.each([
    ['/vehicles', 25_000],
    ['/', 30_000],
  ])('%s is at most %i bytes of HTML in Brotli', async (url, limit) => {
    const first = await open(url);
    // What is asked for again is compressed once more beside the requests.
    await expect.poll(async () => (await open(url)).bytes).toBeLessThan(first.bytes * 0.95);
    expect((await open(url)).bytes).toBeLessThanOrEqual(limit);
  });

  test('are those of its own route and of what all pages share', async () => {
    const pages = await Promise.all(['/', '/vehicles', '/map', '/login', '/terms'].map(open));
    const home = /\.hero-/;
    const list = /\.filter-panel/;
    const district = /\.district-map/;
    const account = /\.account-page/;
    const text = /\.document-section/;
    const found = pages.map(({ css }) => [home, list, district, account, text].map((name) => name.test(css)));
    expect(found).toEqual([
      [true, false, false, false, false],
      [false, true, false, false, false],
      [false, false, true, false, false],
      [false, false, false, true, false],
      [false, false, false, false, true],
    ]);
    for (const { css } of pages) expect(css).toContain('.site-bar');
  });

  test('name where the styles of all pages are, for the step to the next', async () => {
    const { all, css } = await open('/login');
    const whole = await api.app.inject(all);
    expect(whole.headers['content-type']).toContain('text/css');
    expect(whole.body.length).toBeGreaterThan(2 * css.length);
    for (const name of ['.hero-', '.filter-panel', '.site-bar']) expect(whole.body).toContain(name);
  });
});
