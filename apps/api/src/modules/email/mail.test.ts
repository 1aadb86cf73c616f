import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { checkDue } from '../../platform/jobs/check-due.ts';
import { countJobs } from '../../platform/jobs/job-counts.queries.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { useApi } from '../../platform/testing.ts';
import { whenDecided } from '../moderation/testing.ts';
import { smtpTransport } from './transport.ts';

let port = 0;
beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  probe.close();
  await once(probe, 'close');
});

const jobs = new Jobs();
const api = useApi({ isTrial: true, jobs }, (options) =>
  buildApp({
    ...options,
    mail: { url: `smtp://127.0.0.1:${port}`, from: 'Serendib <ayubowan@serendib.test>' },
  }),
);

const received: { to: string[]; source: string }[] = [];
/** What the server says to the recipient it is asked about. */
let refusal: (Error & { responseCode: number }) | null = null;
/** Mails arrive, but it is not said that they did. */
let isCutOff = false;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  // Connections that the app keeps for the next mail are not waited for when the server closes.
  closeTimeout: 100,
  onRcptTo: (_address, _session, callback) => callback(refusal),
  onData: (stream, session, callback) => {
    let source = '';
    stream.on('data', (chunk) => {
      source += chunk;
    });
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
      if (isCutOff) callback(Object.assign(new Error('Try again'), { responseCode: 451 }));
      else callback();
    });
  },
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const register = (email: string) =>
  api.post('/auth/register', {
    userName: 'Nimali',
    email,
    password: 'Kandy-Lake-7',
    confirmPassword: 'Kandy-Lake-7',
  });
async function waiting(): Promise<{ attempts: number; until: number }[]> {
  const { rows } = await api.db.execute<{ attempts: number; until: number }>(
    sql`select attempts, extract(epoch from run_at)::float8 as until from graphile_worker.jobs`,
  );
  return rows;
}
/** Makes what waits due, and says since when, in seconds. */
async function letTimePass(): Promise<number> {
  const { rows } = await api.db.execute<{ since: number }>(
    sql`update graphile_worker._private_jobs set run_at = now() returning extract(epoch from now())::float8 as since`,
  );
  return rows[0]?.since ?? 0;
}
const serverError = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

test('a mail server that is down delays mail and breaks nothing; what waited keeps its gap where another goes, and is of when it was written', async () => {
  expect((await register('patient@example.lk')).statusCode).toBe(201);
  for (const [tries, pause] of [
    [1, 2],
    [2, 7],
  ] as const) {
    const since = await letTimePass();
    await api.runJobs();
    const [job] = await waiting();
    expect(job?.attempts).toBe(tries);
    expect(job?.until).toBeGreaterThan(since + pause);
  }
  await expect(checkDue(api.db, jobs)()).resolves.toBeUndefined();
  // After the seventh try the first was some ten minutes ago, and the next is far ahead.
  for (let tries = 3; tries <= 7; tries += 1) {
    await letTimePass();
    await api.runJobs();
  }
  await expect(checkDue(api.db, jobs)()).rejects.toMatchObject({
    ...{ state: 'degraded', message: 'Work behind the requests has been waiting for 10 minutes.' },
  });
  const [late] = (await countJobs(api.db, jobs)).filter(({ task }) => task === 'accounts:verify');
  expect(late).toMatchObject({ waiting: 1, due: 0, givenUp: 0 });
  expect(late?.late).toBeGreaterThan(600);

  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  await api.db.execute(sql`update graphile_worker._private_jobs set created_at = now() - interval '4 hours'`);
  await register('newcomer@example.lk');
  await api.runJobs();
  expect(await waiting()).toEqual([{ attempts: 7, until: expect.any(Number) }]);
  await letTimePass();
  await api.runJobs();
  expect(await waiting()).toEqual([]);
  expect(received.map(({ to }) => to)).toEqual([['newcomer@example.lk'], ['patient@example.lk']]);
  const hoursAgo = received.map(({ source }) => {
    const [, date = ''] = /^Date: (.+)$/m.exec(source) ?? [];
    return Math.round((Date.now() - Date.parse(date)) / 3_600_000);
  });
  expect(hoursAgo).toEqual([0, 4]);
  await expect(checkDue(api.db, jobs)()).resolves.toBeUndefined();
});

test('a mail is text and HTML, from us, with links on our public address', async () => {
  await register('reader@example.lk');
  await api.runJobs();
  const source = (received.at(-1)?.source ?? '').replaceAll('=\r\n', '');
  expect(source).toContain('From: Serendib <ayubowan@serendib.test>');
  expect(source).toContain('multipart/alternative');
  expect(source.match(/http:\/\/serendib\.test\/verify-email\/[\w-]{43}/g)?.length).toBeGreaterThan(1);
});

test('a recipient refused for a while is tried again, one refused for good stands among what failed until it is', async () => {
  refusal = serverError(451);
  await register('busy@example.lk');
  await api.runJobs();
  expect(await waiting()).toHaveLength(1);
  // A refusal of one recipient is no matter of the operator.
  await api.db.execute(sql`update graphile_worker._private_jobs set attempts = 7`);
  await expect(checkDue(api.db, jobs)()).resolves.toBeUndefined();
  await api.db.execute(sql`update graphile_worker._private_jobs set attempts = 1`);
  refusal = Object.assign(new Error('<busy@example.lk> is unknown\nhere.'), { responseCode: 550 });
  await letTimePass();
  await api.runJobs();
  await letTimePass();
  await api.runJobs();
  const task = 'accounts:verify';
  const admin = await api.signIn({ role: 'admin' });
  const { kinds, jobs: failed } = (await api.get('/admin/failed-jobs', admin)).json();
  expect(kinds).toEqual([{ task, count: 1 }]);
  expect(failed).toMatchObject([{ task, attempts: 2 }]);
  expect(failed[0].error).toMatch(
    /^The mail server refuses the recipient for good: .*<…> is unknown here\.$/,
  );
  expect(await countJobs(api.db, { names: [task] })).toMatchObject([
    { task, waiting: 0, due: 0, givenUp: 1 },
  ]);

  refusal = null;
  const before = received.length;
  await api.post('/admin/failed-jobs/try-again', { task, id: failed[0]._id }, admin);
  const { rows } = await api.db.execute(sql`select max_attempts as most from graphile_worker.jobs`);
  expect(rows).toEqual([{ most: 17 }]);
  await api.runJobs();
  expect(received.slice(before).map(({ to }) => to)).toEqual([['busy@example.lk']]);
  expect(await waiting()).toEqual([]);
});

test('a refused address that was to be confirmed is listed for a day, other refused mails for two weeks', async () => {
  refusal = serverError(550);
  const admin = await api.signIn({ role: 'admin' });
  await register('mistyped@example.lk');
  const other = await api.signIn();
  await api.post(`/admin/users/${other.id}/suspend`, { reason: 'It asks for money.' }, admin);
  await whenDecided(api);
  const listed = async (hours: number) => {
    await api.db.execute(sql`update graphile_worker._private_jobs
      set run_at = now() - make_interval(hours => ${hours}) where attempts > 0`);
    for (const task of ['accounts:sweep', 'jobs:sweep'])
      await api.db.execute(sql`select graphile_worker.add_job(${task}, '{}'::json)`);
    await api.runJobs();
    const { jobs: failed } = (await api.get('/admin/failed-jobs', admin)).json();
    return failed.map(({ task }: { task: string }) => task).sort();
  };
  expect(await listed(23)).toEqual(['accounts:suspended', 'accounts:verify']);
  expect(await listed(25)).toEqual(['accounts:suspended']);
  expect(await listed(15 * 24)).toEqual([]);
  refusal = null;
});

test('what a server answers is logged and kept without the addresses in it', async () => {
  refusal = Object.assign(new Error('<shy@example.lk>: Recipient address rejected'), { responseCode: 450 });
  await register('shy@example.lk');
  const said: string[] = [];
  const note = (line: unknown) => said.push(String(line));
  await jobs.runDue(api.databaseUrl, { debug: () => undefined, warn: note });
  expect(said.join()).toContain('Recipient address rejected');
  const { rows } = await api.db.execute(sql`select last_error from graphile_worker.jobs`);
  expect(JSON.stringify([said, rows])).not.toContain('shy@example.lk');
  refusal = null;
  await letTimePass();
  await api.runJobs();
});

test('a mail that is sent a second time for one job bears the same Message-ID', async () => {
  const idOf = (source = '') => /^Message-ID: (<[\w-]+@serendib\.test>)/im.exec(source)?.[1];
  const before = received.length;
  // The first delivery arrives, and we do not hear of it.
  isCutOff = true;
  await register('twice@example.lk');
  await api.runJobs();
  isCutOff = false;
  await letTimePass();
  await api.runJobs();
  await register('another@example.lk');
  await api.runJobs();
  const [first, second, other] = received.slice(before).map(({ source }) => idOf(source));
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect(other).toBeDefined();
  expect(other).not.toBe(first);
});

test('outside a trial a server elsewhere must encrypt, unless its address says that it need not', async () => {
  // Every machine is reached by this address, which is not that of loopback.
  const elsewhere = `smtp://0.0.0.0:${port}`;
  const mail = { to: 'plain@example.lk', subject: 'Plain', text: 'Plain', html: '<p>Plain</p>' };
  const deliver = (url: string, requireTls: boolean) => {
    const transport = smtpTransport({ url, from: 'Serendib <ayubowan@serendib.test>', requireTls });
    return transport.deliver(mail, { job: '1.1', at: new Date() }).finally(() => transport.close());
  };
  const before = received.length;
  await expect(deliver(elsewhere, true)).rejects.toThrow(/STARTTLS/);
  expect(received).toHaveLength(before);
  await deliver(`smtp://127.0.0.1:${port}`, true);
  await deliver(elsewhere, false);
  await deliver(`${elsewhere}?requireTLS=false`, true);
  expect(received).toHaveLength(before + 3);
});

test('there is no mailbox where a mail server is', async () => {
  expect((await api.app.inject('/dev/mailbox')).statusCode).toBe(404);
});
