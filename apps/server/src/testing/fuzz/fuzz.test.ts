import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadPlaces } from '@serendib/api/modules/destinations/load-places';
import { useApi } from '@serendib/api/platform/testing';
import { users } from '@serendib/api/schema/index';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsOf } from './document.ts';
import { makeFiles } from './files.ts';
import type { Sent } from './fill.ts';
import { requestNumber, runFuzz } from './run.ts';
import { password } from './valid.ts';
import { FuzzWorld } from './world.ts';

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

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
/** Megabytes that are in use once the rubbish is collected, those of buffers too. */
const megabytes = () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_048_576;
};
/** Megabytes by which it may be more at the end than after half of the requests, when what is kept on purpose is kept. */
const growth = 16;

const operations = async () => operationsOf((await api.get('/openapi.json')).json());

// How long answers take `npm run fuzz` looks at alone: here it would be told by what else the machine does.
test('5,000 requests made of the document are answered as it says, none by a fault of ours, and no memory stays', async () => {
  let atHalf = 0;
  const report = await runFuzz({
    ...{ operations: await operations(), seed: 19, requests: 5_000, files: await makeFiles() },
    ...{ send, renew: (ask) => world.renew(ask) },
    afterRound: async (done) => {
      if (atHalf === 0 && done >= 2_500) atHalf = megabytes();
    },
  });
  const atEnd = megabytes();
  expect(atHalf).toBeGreaterThan(0);
  expect(atEnd - atHalf).toBeLessThan(growth);
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
