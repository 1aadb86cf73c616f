import { endpoints } from '@serendib/contract';
import { googleSignIn } from '@serendib/contract/accounts/endpoints';
import type { EndpointKey } from '@serendib/contract/endpoint';
import { expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { partsOf } from './platform/http/route.ts';
import { useApi } from './platform/testing.ts';

const ours = [
  ...['/api/health', '/api/ready', '/api/openapi.json', '/api/docs'],
  ...['/media/:key/:file', '/media/elsewhere'],
];
/** They answer a browser with the way to another page. */
const journeys = Object.values(googleSignIn).map((path) => `/api${path}`);
const answered: string[] = [];

const api = useApi({}, (options) =>
  buildApp({
    ...options,
    onRoute: ({ method, url, config }) => {
      if (method !== 'HEAD' && ![...ours, ...journeys].includes(url))
        answered.push(`${method} ${url} ${config?.endpoint ?? 'without an endpoint'}`);
    },
  }),
);

test('every endpoint of the contract has exactly one handler, and every route an endpoint', () => {
  const expected = (Object.keys(endpoints) as EndpointKey[]).map((key) => {
    const { method, url } = partsOf(key);
    return `${method} /api${url} ${key}`;
  });
  expect(answered.sort()).toEqual(expected.sort());
});

test('the database and what else is needed is named in what the app is ready for', async () => {
  expect((await api.get('/ready')).json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', storage: 'ok' },
  });
});
