import { rows } from '@serendib/contract';
import { googleSignIn } from '@serendib/contract/accounts/rows';
import type { RowKey } from '@serendib/contract/row';
import { expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { partsOf } from './platform/http/route.ts';
import { useApi } from './platform/testing.ts';

const ours = ['/api/health', '/api/ready', '/api/openapi.json', '/api/docs', '/media/:key/:file'];
/** They answer a browser with the way to another page. */
const journeys = Object.values(googleSignIn).map((path) => `/api${path}`);
const answered: string[] = [];

const api = useApi({}, (options) =>
  buildApp({
    ...options,
    onRoute: ({ method, url, config }) => {
      if (method !== 'HEAD' && ![...ours, ...journeys].includes(url))
        answered.push(`${method} ${url} ${config?.row ?? 'without a row'}`);
    },
  }),
);

test('every row of the contract has exactly one handler, and every route a row', () => {
  const expected = (Object.keys(rows) as RowKey[]).map((key) => {
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
