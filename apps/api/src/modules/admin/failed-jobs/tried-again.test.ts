import { jobWords } from '@serendib/contract/admin/job-words';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';

const jobs = new Jobs();
let failing: string | undefined;
let done: number[] = [];
const add = jobs.define('errand', z.object({ number: z.number() }), async ({ number }) => {
  if (failing) throw new Error(failing);
  done.push(number);
});
const api = useApi({ jobs, isTrial: true, payments: { mode: 'simulator' } });
let admin = {} as SignedInPerson;
beforeEach(async () => {
  [failing, done] = [undefined, []];
  await api.empty('users', 'audit');
  await api.db.execute(sql`delete from graphile_worker._private_jobs`);
  admin = await api.signIn({ role: 'admin', userName: 'Ruvini' });
});

/** Adds errands that fail at the last of their tries. */
async function failForGood(numbers: number[], why: string): Promise<void> {
  failing = why;
  for (const number of numbers) await add(api.db, { number });
  await api.db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`);
  await api.runJobs();
  failing = undefined;
}
const list = async () => (await api.get('/admin/failed-jobs', admin)).json();
const tryAgain = (body: object) => api.post('/admin/failed-jobs/try-again', body, admin);
const counted = async () => (await api.get('/admin/dashboard-stats', admin)).json().failedJobs;

test('a job that fails is listed once it is tried no more, with why and without people', async () => {
  failing = 'Away for a moment.';
  await add(api.db, { number: 1 });
  await api.runJobs();
  expect([await list(), await counted()]).toEqual([{ kinds: [], jobs: [] }, 0]);
  await api.db.execute(sql`delete from graphile_worker._private_jobs`);

  const before = Date.now();
  await failForGood(
    [1],
    '550 nimal@example.com (+94 77 123 4567) is unknown\nat https://serendib.test/reset/AbCdEf0123456789AbCdEf',
  );
  const { kinds, jobs: found } = await list();
  expect(kinds).toEqual([{ task: 'errand', count: 1 }]);
  expect(found).toEqual([
    {
      ...{ _id: expect.stringMatching(/^\d+$/), task: 'errand', attempts: 17 },
      ...{ madeAt: expect.any(String), failedAt: expect.any(String), error: '550 … (…) is unknown' },
    },
  ]);
  // Clocks of the test and of the database are one machine's.
  for (const at of [found[0].madeAt, found[0].failedAt])
    expect(Math.abs(Date.parse(at) - before)).toBeLessThan(60_000);
  expect(await counted()).toBe(1);
});

test('twenty who press at once try it again once, and the audit has one of them', async () => {
  await failForGood([7, 8], 'It is closed.');
  const [newest] = (await list()).jobs;
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => tryAgain({ task: 'errand', id: newest._id })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(replies.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ count: 1 });
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().error).toBe(
    'This is being tried again already, or it is done.',
  );
  await api.runJobs();
  expect(done).toHaveLength(1);
  expect((await list()).kinds).toEqual([{ task: 'errand', count: 1 }]);
  expect((await api.get('/admin/audit?thing=job', admin)).json()).toMatchObject([
    { actorName: 'Ruvini', action: 'try again', thingId: newest._id, thingName: 'errand', bulkOf: null },
  ]);
});

test('all of a kind are tried again at once, those of other kinds and those that wait are left', async () => {
  await failForGood([1, 2, 3], 'It is closed.');
  await add(api.db, { number: 4 }, { runAt: new Date(Date.now() + 3_600_000) });
  expect((await tryAgain({ task: 'mail' })).statusCode).toBe(409);
  const replies = await Promise.all(Array.from({ length: 20 }, () => tryAgain({ task: 'errand' })));
  expect(replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json())).toEqual([
    { count: 3 },
  ]);
  await api.runJobs();
  expect(done.sort()).toEqual([1, 2, 3]);
  expect([await list(), await counted()]).toEqual([{ kinds: [], jobs: [] }, 0]);
  expect((await api.get('/admin/audit?thing=job', admin)).json()).toMatchObject([
    { action: 'try again', thingId: '*', after: { count: 3 } },
  ]);
});

test('what fails again after it was tried again is listed again', async () => {
  await failForGood([1], 'It is closed.');
  const [{ _id: id }] = (await list()).jobs;
  expect((await tryAgain({ task: 'errand', id })).statusCode).toBe(200);
  failing = 'It is closed for ever.';
  await api.db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`);
  await api.runJobs();
  expect((await list()).jobs).toMatchObject([{ _id: id, error: 'It is closed for ever.' }]);
});

test('a flood of one kind hides no other', async () => {
  await failForGood([1], 'It is closed.');
  await api.db.execute(
    sql`select graphile_worker.add_job('mail', max_attempts => 1) from generate_series(1, 150)`,
  );
  await api.db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts,
    run_at = run_at + interval '1 hour' where max_attempts = 1`);
  const { jobs: shown } = await list();
  expect(shown).toHaveLength(100);
  expect(shown[0].task).toBe('mail');
  expect(shown.at(-1).task).toBe('errand');
});

test('an id that is none is refused with words', async () => {
  const reply = await tryAgain({ task: 'errand', id: 'all; drop' });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID']);
});

test('all that is done behind the requests has words', async () => {
  const names = Object.values(jobs.tasks).flatMap((tasks) => Object.keys(tasks));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => name !== 'errand' && !(name in jobWords))).toEqual([]);
});
