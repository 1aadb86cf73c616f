import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@serendib/api/app';
import { type Database, openDatabase } from '@serendib/api/platform/database/database';
import { Jobs } from '@serendib/api/platform/jobs/jobs';
import { useApi } from '@serendib/api/platform/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MetricsRounds } from '../cluster/metrics-rounds.ts';
import { MetricsExchange } from './metrics-exchange.ts';
import { openMetrics } from './open-metrics.ts';

const token = 'a-token-of-monitoring';
const settings: Parameters<typeof openMetrics>[1]['settings'] = { dataDir: '.', backups: undefined };
const events: Record<string, unknown>[] = [];
const write = (line: string) => {
  const entry = JSON.parse(line);
  if (entry.event) events.push(entry);
};
const jobs = new Jobs();
const api = useApi({ jobs }, async (options) => {
  const app = await buildApp({ ...options, log: { destination: { write } } });
  const database = options.database as Database;
  await openMetrics(app, { database, jobs, settings, token, number: undefined, others: undefined });
  return app;
});
const refusal = {
  ...{ event: 'access-refused', result: 'UNAUTHENTICATED', call: 'GET /metrics' },
  from: expect.stringMatching(/^[\w-]{12}$/),
};
const scrape = (authorization = `Bearer ${token}`) =>
  api.app.inject({ url: '/metrics', headers: { authorization } });

test('what was asked stands by route and status, and nobody is named', async () => {
  const { headers, email, id } = await api.signIn();
  await api.get('/auth/me', { headers });
  await api.get('/auth/me');
  for (let round = 0; round < 2; round += 1) await api.get('/districts');
  await api.get(`/vehicles/${id}`);
  const { body, headers: told, statusCode } = await scrape();
  expect(statusCode).toBe(200);
  expect(told['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const count = (route: string, status: number) =>
    `serendib_request_duration_seconds_count{route="${route}",status="${status}"}`;
  expect(body).toContain(`${count('GET /api/auth/me', 200)} 1\n`);
  expect(body).toContain(`${count('GET /api/auth/me', 401)} 1\n`);
  expect(body).toContain(`${count('GET /api/vehicles/{id}', 404)} 1\n`);
  expect(body).toContain('serendib_cache_lookups_total{cache="replies",found="fresh"} 1\n');
  expect(body).toMatch(/serendib_database_connections\{state="idle"\} [1-9]/);
  expect(body).not.toContain(id);
  expect(body).not.toContain(email);
});

test('what a rule counts few of is there at 0 before the first comes, and then counts it', async () => {
  const { email } = await api.signIn();
  const [role, login] = ['PATCH /api/admin/users/{id}/role', 'POST /api/auth/login'];
  const line = (route: string, status: number, count: number) =>
    `serendib_request_duration_seconds_count{route="${route}",status="${status}"} ${count}\n`;
  const { body } = await scrape();
  for (const watched of [line(role, 200, 0), line(login, 401, 0), line(login, 429, 0)])
    expect(body).toContain(watched);
  expect(body).toContain(line('GET /api/admin/exports/users', 200, 0));
  await api.post('/auth/login', { email, password: 'not-this-one' });
  expect((await scrape()).body).toContain(line(login, 401, 1));
});

test('jobs, payments, the disk and the database are as they are now', async () => {
  await api.db.execute(
    sql`select graphile_worker.add_job('mail', run_at => now() - interval '1 hour', max_attempts => 17),
      graphile_worker.add_job('backups:make', run_at => now() - interval '3 hours')`,
  );
  const { body } = await scrape();
  expect(body).toContain('serendib_jobs_due{task="mail"} 1\n');
  expect(body).toMatch(/serendib_jobs_late_seconds\{task="mail"\} 36\d\d/);
  expect(body).toContain('serendib_jobs_given_up{task="mail"} 0\n');
  // Without a schedule no process does it, so that it is never late.
  expect(body).toContain('serendib_jobs_waiting{task="backups:make"} 1\n');
  expect(body).toContain('serendib_jobs_due{task="backups:make"} 0\n');
  expect(body).toContain('serendib_jobs_late_seconds{task="backups:make"} 0\n');
  expect(body).toContain('serendib_payments{status="completed"} 0\n');
  expect(body).toContain('serendib_database_up 1\n');
  expect(body).toMatch(/serendib_disk_free_bytes [1-9]/);
  await api.db.execute(sql`delete from graphile_worker._private_jobs`);
});

test('where backups are due and none is there, their interval is told and no age', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'serendib-metrics-'));
  const of = async (to: string) => {
    settings.backups = { folder: to, everyHours: 48 };
    return (await scrape()).body.split('\n').filter((line) => line.startsWith('serendib_backup'));
  };
  const interval = 'serendib_backup_interval_seconds 172800';
  expect(await of(path.join(folder, 'not-mounted'))).toEqual([interval]);
  expect(await of(folder)).toEqual([interval]);
  const at = new Date(Date.now() - 3_600_000).toISOString().replaceAll(':', '-');
  await writeFile(path.join(folder, `serendib-${at}.incomplete.backup`), '');
  expect(await of(folder)).toEqual([interval]);
  await writeFile(path.join(folder, `serendib-${at}.backup`), '');
  expect(await of(folder)).toEqual([interval, expect.stringMatching(/^serendib_backup_age_seconds 36\d\d/)]);
  const ahead = new Date(Date.now() + 86_400_000).toISOString().replaceAll(':', '-');
  await writeFile(path.join(folder, `serendib-${ahead}.backup`), '');
  expect(await of(folder)).toEqual([interval, expect.stringMatching(/^serendib_backup_age_seconds 36\d\d/)]);
  settings.backups = undefined;
  expect((await scrape()).body).not.toContain('serendib_backup');
  await rm(folder, { recursive: true });
});

test('without the token nothing is told, and each try is an event of security without what was sent', async () => {
  for (const wrong of ['', 'Bearer', 'Bearer wrong', token]) {
    events.length = 0;
    const { statusCode, body } = await scrape(wrong);
    expect(statusCode).toBe(401);
    expect(body).not.toContain('serendib_');
    await expect.poll(() => events).toEqual([expect.objectContaining(refusal)]);
    expect(JSON.stringify(events)).not.toMatch(/wrong|a-token|127\.0/);
  }
});

test('while the database is away, the rest is told', async () => {
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
  const app = await buildApp({ database: away, publicUrl: 'http://serendib.test', log: { level: 'silent' } });
  const settings = { dataDir: '.', backups: undefined };
  await openMetrics(app, { database: away, jobs, settings, token, number: 2, others: undefined });
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(body).toContain('serendib_database_up 0\n');
  expect(body).toMatch(/process_resident_memory_bytes\{worker="2"\} [1-9]/);
  await app.close();
  await away.close();
});

test('of several processes each answers with what all have measured, also where one is silent', async () => {
  const measured = (value: number) => [
    { name: 'n', help: '', type: 'gauge', aggregator: 'sum', values: [{ value, labels: {} }] },
  ];
  const workers: MetricsExchange[] = [];
  const rounds: MetricsRounds<number> = new MetricsRounds((worker, message) =>
    workers[worker]?.handle(message),
  );
  for (const index of [0, 1, 2]) {
    const exchange: MetricsExchange = new MetricsExchange((message) =>
      rounds.handle(message, index, workers.keys()),
    );
    exchange.measure = async () => measured(index) as never;
    workers.push(exchange);
  }
  expect(await workers[0]?.others()).toEqual([measured(1), measured(2)]);
  if (workers[1]) workers[1].measure = () => new Promise(() => undefined);
  expect(await workers[0]?.others()).toEqual([measured(2)]);
});
