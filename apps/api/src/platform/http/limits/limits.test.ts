import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { useApi } from '../../testing.ts';

const api = useApi({ rateLimit: { perMinute: 3 }, trustProxy: ['10.0.0.0/8'], internalToken: 'ours' });
const statuses = async (options: InjectOptions, times = 4) => {
  const found: number[] = [];
  for (let i = 0; i < times; i++) found.push((await api.get('/nowhere', options)).statusCode);
  return found;
};

test('an address that asks too often is told when to come back, and others are served', async () => {
  const busy = { remoteAddress: '192.0.2.1' };
  expect(await statuses(busy)).toEqual([404, 404, 404, 429]);
  const refused = await api.get('/nowhere', busy);
  expect(refused.json()).toEqual({
    error: 'Too many tries. Please wait a little and try again.',
    code: 'TOO_MANY_REQUESTS',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statuses({ remoteAddress: '192.0.2.2' }, 1)).toEqual([404]);
});

test('behind a known proxy the visitor is counted, and nobody else can claim to be somebody', async () => {
  const from = (remoteAddress: string, visitor: string) => ({
    remoteAddress,
    headers: { 'x-forwarded-for': visitor },
  });
  for (const visitor of ['198.51.100.1', '198.51.100.2']) {
    expect(await statuses(from('10.0.0.7', visitor), 3)).toEqual([404, 404, 404]);
  }
  const claims: number[] = [];
  for (const n of [1, 2, 3, 4])
    claims.push(...(await statuses(from('203.0.113.9', `198.51.100.${n + 10}`), 1)));
  expect(claims).toEqual([404, 404, 404, 429]);
});

test('the renderer of the pages stands for many visitors and is not counted', async () => {
  const rendering = { remoteAddress: '192.0.2.3', headers: { 'x-serendib-internal': 'ours' } };
  expect(await statuses(rendering, 6)).toEqual([404, 404, 404, 404, 404, 404]);
});
