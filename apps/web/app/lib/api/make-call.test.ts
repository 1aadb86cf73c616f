import { expect, test } from 'vitest';
import { ApiError } from './error.ts';
import { makeCall, searchOf } from './make-call.ts';
import type { Sent } from './send.ts';

function api(status: number, body: unknown, headers: Record<string, string> = {}) {
  const sent: Sent[] = [];
  const call = makeCall(async (one) => {
    sent.push(one);
    return { status, header: (name) => headers[name] ?? null, body: async () => body };
  });
  return { call, sent };
}

test('parameters go into the path, queries behind it, and a list brings its counts', async () => {
  const { call, sent } = api(200, [{ _id: '1' }], {
    'x-total-count': '40',
    'x-total-unfiltered': '120',
    link: '<https://x.example/api/vehicles?type=van&cursor=abc>; rel="next", <https://x.example/api/vehicles?cursor=xyz>; rel="prev"',
    'x-before': '24',
  });
  const found = await call('GET /vehicles', { query: { type: 'van' } as never });
  expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/vehicles?type=van', headers: {} });
  expect(found).toEqual({
    data: [{ _id: '1' }],
    total: 40,
    totalUnfiltered: 120,
    capped: false,
    next: 'abc',
    previous: 'xyz',
    before: 24,
  });
});

test('one thing comes as it is', async () => {
  const { call, sent } = api(200, { _id: '1' });
  expect(await call('GET /vehicles/{id}', { params: { id: 'a b/c' } })).toEqual({ _id: '1' });
  expect(sent[0]?.url).toBe('/api/vehicles/a%20b%2Fc');
});

test('a refusal is thrown with its words', async () => {
  const { call } = api(404, { error: 'There is no such vehicle.', code: 'NOT_FOUND' });
  const error = await call('GET /vehicles/{id}', { params: { id: '1' } }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, code: 'NOT_FOUND', words: 'There is no such vehicle.' });
});

// Proves CALL-13.
test('no answer at all, and one that takes too long, are said apart', async () => {
  const away = makeCall(() => Promise.reject(new TypeError('fetch failed')));
  await expect(away('GET /vehicles')).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  const slow = makeCall(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await expect(slow('GET /vehicles', { timeout: 5 })).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' });
});

test('empty filters are none, and several values repeat the name', () => {
  expect(searchOf({ type: '', district: undefined, language: ['Tamil', 'German'] })).toBe(
    '?language=Tamil&language=German',
  );
});
