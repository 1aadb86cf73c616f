import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildApp } from '@serendib/api/app';
import { useApi } from '@serendib/api/platform/testing';
import { describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { mountWeb } from './mount-web.ts';

const assets = new URL('../../../web/build/client/assets/', import.meta.url);
const named = (pattern: RegExp) => `/assets/${readdirSync(assets).find((name) => pattern.test(name))}`;

describe.skipIf(!isBuilt())('files that were built (needs the pages built)', () => {
  const api = useApi({}, async (options) => {
    const app = await buildApp(options);
    await mountWeb(app, { mode: 'production', publicUrl: 'http://serendib.test' });
    return app;
  });
  const ask = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    api.app.inject({ url, method, headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers } });

  test.each([
    [/^router-.*\.js$/, 'application/javascript; charset=utf-8'],
    [/\.woff2$/, 'font/woff2'],
  ])('%s is sent again from memory as it was sent first', async (pattern, type) => {
    const first = await ask(named(pattern));
    const second = await ask(named(pattern));
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const ofEach = { date: expect.any(String), 'x-request-id': expect.any(String) };
    expect(second.headers).toEqual({ ...first.headers, ...ofEach });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.rawPayload).toHaveLength(Number(first.headers['content-length']));
  });

  test('all that is asked for otherwise is answered otherwise, also once a file is in memory', async () => {
    const script = named(/^router-.*\.js$/);
    const { headers, rawPayload } = await ask(script);
    const text = brotliDecompressSync(rawPayload).toString();
    const plain = await ask(script, { 'accept-encoding': 'br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(text);
    const gzip = await ask(script, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
    const same = await ask(script, { 'if-none-match': headers.etag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    const part = await ask(script, { range: 'bytes=0-9' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
    const head = await ask(script, {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    for (const nowhere of [`${script}x`, '/assets/%2e%2e/index.js', '/assets/no-such.js'])
      expect((await ask(nowhere)).statusCode, nowhere).toBe(404);
  });
});
