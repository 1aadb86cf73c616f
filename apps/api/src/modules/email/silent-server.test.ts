import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { startWorker, type Worker } from '../../platform/jobs/worker.ts';
import { useApi } from '../../platform/testing.ts';

/** Takes connections, and says nothing until it is cured; then it passes them on to a server that takes mails. */
const silent = { asked: 0, open: 0, mostOpen: 0, isCured: false };
const sockets = new Set<Socket>();
const received: string[] = [];
const cured = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, session, callback) => {
    received.push(...session.envelope.rcptTo.map(({ address }) => address));
    stream.resume().on('end', () => callback());
  },
});
const server = createServer((socket) => {
  if (silent.isCured) {
    cured.server.emit('connection', socket);
    return;
  }
  silent.asked += 1;
  silent.open += 1;
  silent.mostOpen = Math.max(silent.mostOpen, silent.open);
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    silent.open -= 1;
    sockets.delete(socket);
  });
});
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

const jobs = new Jobs();
const restMs = 3_000;
/** More than a server that takes mails needs on a busy machine: a mail that it took after that would be sent once more. */
const patienceMs = 1_500;
const api = useApi({ jobs }, (options) =>
  buildApp({ ...options, mail: { url: `smtp://127.0.0.1:${port}`, patienceMs, restMs } }),
);
let worker: Worker | undefined;
afterEach(async () => {
  await worker?.stop();
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const register = (email: string) =>
  api.post('/auth/register', {
    userName: 'Nimali',
    email,
    password: 'Kandy-Lake-7',
    confirmPassword: 'Kandy-Lake-7',
  });
const emails = Array.from({ length: 24 }, (_, number) => `waiting-${number}@example.lk`);

test('a silent mail server delays nothing but mails, and is left alone for a while', async () => {
  for (const email of emails) expect((await register(email)).statusCode).toBe(201);
  worker = startWorker(api.databaseUrl, jobs, api.app.log);
  await expect.poll(() => silent.asked).toBeGreaterThan(0);
  for (const task of ['entitlements:end', 'tallies:fold', 'payments:reconcile'])
    await api.db.execute(sql`select graphile_worker.add_job(${task}, json_build_object())`);
  const left = async (mail: boolean) => {
    const { rows } = await api.db.execute(
      sql`select from graphile_worker.jobs where (task_identifier like 'accounts:%') = ${mail}`,
    );
    return rows.length;
  };
  // Each mail is waited for, and would be again: with all of them before it, another job would wait for 20 seconds.
  await expect.poll(() => left(false), { timeout: 5_000 }).toBe(0);
  expect(await left(true)).toBe(emails.length);

  // Two were tried at once; from then on one at a time, after a rest, however many wait.
  await wait(2.5 * restMs);
  expect(silent.asked).toBeGreaterThanOrEqual(3);
  expect(silent.asked).toBeLessThanOrEqual(5);
  expect(silent.mostOpen).toBeLessThanOrEqual(2);
  // Those that waited meanwhile have used up no try.
  const { rows } = await api.db.execute<{ tries: number }>(
    sql`select sum(attempts)::int as tries from graphile_worker.jobs`,
  );
  expect(rows[0]?.tries).toBeLessThanOrEqual(silent.asked + 2);

  silent.isCured = true;
  await api.db.execute(sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`);
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(emails.length);
  expect(received.sort()).toEqual(emails.sort());
});
