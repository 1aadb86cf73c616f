import { endpoints } from '@serendib/contract';
import { type Endpoint, type EndpointKey, refusalsOf } from '@serendib/contract/endpoint';
import { errorTable } from '@serendib/contract/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { partsOf } from './platform/http/route.ts';
import { type SignedInPerson, useApi } from './platform/testing.ts';

const api = useApi({ isTrial: true, payments: { mode: 'simulator' } });
let paths: Record<string, Record<string, { responses: object }>>;
let people: Record<Endpoint['access'], SignedInPerson | undefined>;
beforeAll(async () => {
  paths = (await api.get('/openapi.json')).json().paths;
  people = { public: undefined, user: await api.signIn(), admin: await api.signIn({ role: 'admin' }) };
});

const keys = Object.keys(endpoints) as EndpointKey[];
const someId = '0199b2c4-6a51-7c3e-9f00-0123456789ab';
const addressOf = (key: EndpointKey) => partsOf(key).url.replace(':kind', 'vehicle').replace(/:\w+/g, someId);
const declared = (key: EndpointKey) => {
  const [method = '', path = ''] = key.split(' ');
  const operation = paths[`/api${path}`] ?? paths[path];
  return Object.keys(operation?.[method.toLowerCase()]?.responses ?? {});
};

test.each(keys)('%s declares every status that was found in it', async (key) => {
  const { method } = partsOf(key);
  const endpoint = (endpoints as Record<string, Endpoint>)[key] as Endpoint;
  const statuses = refusalsOf(key, endpoint).map((code) => String(errorTable[code].status));
  expect(declared(key)).toEqual(expect.arrayContaining(['400', '429', '500', '503', ...statuses]));
  const headers = people[endpoint.access]?.headers ?? {};
  const inject = (url: string, more: object = {}) =>
    api.app.inject({ method, url: `/api${url}`, headers, ...more });
  const replies = [
    await inject(`${addressOf(key)}?nonesuch=1`),
    ...(method === 'GET' ? [] : [await inject(addressOf(key), { payload: { nonesuch: true } })]),
  ];
  expect(replies[0]?.statusCode).not.toBe(200);
  for (const { statusCode } of replies) expect(declared(key)).toContain(String(statusCode));
});

test.each(keys.filter((key) => /\{(?!order)\w+Id\}/.test(key)))(
  '%s finds nothing by an id that is none',
  async (key) => {
    const { method, url } = partsOf(key);
    const path = url.replace(':kind', 'vehicle').replace(':id', someId).replace(/:\w+/, '@');
    const headers = people.admin?.headers ?? {};
    expect((await api.app.inject({ method, url: `/api${path}`, headers })).statusCode).toBe(404);
  },
);

describe('what is paid for before it is submitted', () => {
  test.each(['POST /tours/partnership', 'POST /blogs/sponsored'] as const)('%s declares 402', (key) => {
    expect(declared(key)).toContain('402');
  });
});
