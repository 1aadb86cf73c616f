import { loadPlaces } from '@serendib/api/modules/destinations/load-places';
import { useApi } from '@serendib/api/platform/testing';
import { users } from '@serendib/api/schema/index';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsOf } from './testing/fuzz/document.ts';
import { makeFiles } from './testing/fuzz/files.ts';
import type { Sent } from './testing/fuzz/fill.ts';
import { requestNumber, runFuzz } from './testing/fuzz/run.ts';
import { password } from './testing/fuzz/valid.ts';
import { FuzzWorld } from './testing/fuzz/world.ts';

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const api = useApi({ isTrial: true, publicUrl: origin, payments: { mode: 'simulator' } });
let world: FuzzWorld;

beforeAll(async () => {
  await loadPlaces(api.db);
  // The simulator of the gateway is asked over the network.
  await api.app.listen({ host: '127.0.0.1', port });
  const email = 'first@example.lk';
  await api.post('/auth/register', { userName: 'First', email, password, confirmPassword: password });
  const [first] = await api.db.select().from(users).where(eq(users.email, email));
  world = new FuzzWorld(api.databaseUrl, first?.passwordHash ?? null);
});
afterAll(() => world.close());

const send = async ({ method, url, headers, payload }: Sent) => {
  const reply = await api.app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body, ms: 0 };
};
const operations = async () => operationsOf((await api.get('/openapi.json')).json());

test('5,000 requests made of the document are answered as it says, and none by a fault of ours', async () => {
  const report = await runFuzz({
    ...{ operations: await operations(), seed: 19, requests: 5_000, files: await makeFiles() },
    ...{ send, renew: (ask) => world.renew(ask) },
  });
  expect(report.findings).toEqual([]);
  expect(report.requests).toBe(5_000);
  // So deep it came: values that are all refused would find nothing.
  expect(report.succeeded.length).toBeGreaterThan(150);
}, 300_000);

test('a request is the same again by its seed and number, and another by another', async () => {
  const all = await operations();
  const made = (seed: number, number: number) => requestNumber(all, seed, number);
  for (const number of [0, 7, 500, 999_999]) expect(made(19, number)).toEqual(made(19, number));
  expect(made(19, 500)).not.toEqual(made(20, 500));
  expect(made(19, 500)).not.toEqual(made(19, 500 + all.length));
});
