import { rows } from '@serendib/contract';
import { errorTable } from '@serendib/contract/errors';
import { type Row, type RowKey, refusalsOf } from '@serendib/contract/row';
import { beforeAll, describe, expect, test } from 'vitest';
import { partsOf } from './platform/http/route.ts';
import { type SignedInPerson, useApi } from './platform/testing.ts';

const api = useApi({ isTrial: true, payments: { mode: 'simulator' } });
let paths: Record<string, Record<string, { responses: object }>>;
let people: Record<Row['access'], SignedInPerson | undefined>;
beforeAll(async () => {
  paths = (await api.get('/openapi.json')).json().paths;
  people = { public: undefined, user: await api.signIn(), admin: await api.signIn({ role: 'admin' }) };
});

const keys = Object.keys(rows) as RowKey[];
const someId = '0199b2c4-6a51-7c3e-9f00-0123456789ab';
const addressOf = (key: RowKey) => partsOf(key).url.replace(':kind', 'vehicle').replace(/:\w+/g, someId);
const declared = (key: RowKey) => {
  const [method = '', path = ''] = key.split(' ');
  const operation = paths[`/api${path}`] ?? paths[path];
  return Object.keys(operation?.[method.toLowerCase()]?.responses ?? {});
};

test.each(keys)('%s declares every status that was found in it', async (key) => {
  const { method } = partsOf(key);
  const row = (rows as Record<string, Row>)[key] as Row;
  const statuses = refusalsOf(key, row).map((code) => String(errorTable[code].status));
  expect(declared(key)).toEqual(expect.arrayContaining(['400', '429', '500', '503', ...statuses]));
  const headers = people[row.access]?.headers ?? {};
  const inject = (url: string, more: object = {}) =>
    api.app.inject({ method, url: `/api${url}`, headers, ...more });
  const replies = [
    await inject(`${addressOf(key)}?nonesuch=1`),
    ...(method === 'GET' ? [] : [await inject(addressOf(key), { payload: { nonesuch: true } })]),
  ];
  expect(replies[0]?.statusCode).not.toBe(200);
  for (const { statusCode } of replies) expect(declared(key)).toContain(String(statusCode));
});

describe('what is paid for before it is submitted', () => {
  test.each(['POST /tours/partnership', 'POST /blogs/sponsored'] as const)('%s declares 402', (key) => {
    expect(declared(key)).toContain('402');
  });
});
