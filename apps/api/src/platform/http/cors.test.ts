import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { countCap, sendPageFacts } from '../lists/paging.ts';
import { useApi } from '../testing.ts';
import type { App } from './app-types.ts';
import { allowOrigins } from './cors.ts';

const partner = 'https://app.partner.example';
const ask = { origin: partner, 'access-control-request-method': 'PUT' };

describe('with a named origin', () => {
  const api = useApi({ corsOrigins: [partner, 'http://localhost:5173'] });

  test('a page there may ask beforehand, and call with credentials and read how a list goes on', async () => {
    const headers = { ...ask, 'access-control-request-headers': 'authorization,content-type' };
    const preflight = await api.app.inject({ method: 'OPTIONS', url: '/api/vehicles/1', headers });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining('PUT'),
      'access-control-allow-headers': 'authorization,content-type',
    });
    const list = await api.get('/vehicles', { headers: { origin: partner } });
    expect(list.statusCode).toBe(200);
    expect(list.headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': expect.stringContaining('Link, X-Total-Count'),
    });
    expect(String(list.headers.vary).split(', ').sort()).toEqual([
      'Accept-Encoding',
      'Authorization',
      'Origin',
    ]);
  });

  test('it may read all that is said of a page, and by what name a file is kept', async () => {
    const api = Fastify();
    await allowOrigins(api as unknown as App, [partner]);
    api.get('/list', async (request, reply) => {
      const facts = { total: countCap + 1, unfiltered: 2_000, before: 24 };
      sendPageFacts(request, reply, { ...facts, nextCursor: 'next', previousCursor: 'previous' });
      return reply.header('content-disposition', 'attachment; filename="list.csv"').send([]);
    });
    const { headers } = await api.inject({ url: '/list', headers: { origin: partner } });
    const exposed = String(headers['access-control-expose-headers']).toLowerCase().split(', ');
    const said = Object.keys(headers).filter((name) => /^(?:x-|link|content-disposition)/.test(name));
    expect(said).toHaveLength(6);
    expect(exposed).toEqual(expect.arrayContaining(said));
  });

  test('it may read why it was refused', async () => {
    const refused = await api.post('/auth/login', { email: 'x' }, { headers: { origin: partner } });
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['access-control-allow-origin']).toBe(partner);
  });

  test('others may not, nor origins that look alike', async () => {
    for (const origin of [
      'https://evil.example',
      `${partner}.evil.example`,
      'http://app.partner.example',
      'null',
    ]) {
      const reply = await api.get('/vehicles', { headers: { origin } });
      expect([origin, reply.headers['access-control-allow-origin']]).toEqual([origin, undefined]);
    }
  });
});

describe('without any', () => {
  const api = useApi();

  test('nothing is said to other origins, and nothing asked beforehand is answered', async () => {
    const preflight = await api.app.inject({ method: 'OPTIONS', url: '/api/vehicles', headers: ask });
    expect(preflight.statusCode).toBe(404);
    const list = await api.get('/vehicles', { headers: { origin: partner } });
    expect(list.headers['access-control-allow-origin']).toBeUndefined();
    expect(list.headers.vary).toBe('Accept-Encoding, Authorization');
  });
});
