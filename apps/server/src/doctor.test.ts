import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createMigratedDatabase } from '@serendib/api/platform/database/testing';
import { freePort } from '@serendib/embedded-postgres/free-port';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serverProgram } from '../../../scripts/prepare/stamps.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
let folder: string;
let database: Awaited<ReturnType<typeof createMigratedDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serendib-doctor-'));
  database = await createMigratedDatabase();
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** What `npm run doctor` says under these settings, and how it ends. */
async function examined(settings: Record<string, string>): Promise<{ code: number; text: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...settings };
  return run(process.execPath, [serverProgram('doctor')], { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  );
}

test('where all is well, each line says so, and what would be better is a warning', async () => {
  const { code, text } = await examined({ DATABASE_URL: database.url });
  expect(text).toMatch(/✓ Database: PostgreSQL \d+/);
  expect(text).toContain('✓ Tables: as this version needs them');
  expect(text).toMatch(/✓ Clock: 0\.\d s from that of the database/);
  expect(text).toContain(`✓ Folder of photos: ${path.join(folder)}`);
  expect(text).toContain('! Backups: none are written by themselves');
  expect(text).toContain('Nothing is wrong; 1 to be looked at.');
  expect(code).toBe(0);
});

test('every wrong setting is told in one go', async () => {
  const { code, text } = await examined({ PORT: 'x', PAYHERE_MODE: 'sandbox' });
  expect(text).toContain('✗ Settings: PORT is not a port (1 to 65535)');
  expect(text).toContain('✗ Settings: PAYHERE_MERCHANT_ID is needed with PAYHERE_MODE=sandbox');
  expect(code).toBe(1);
});

test('a database that lets nobody in, a mail server that is away and a folder that is none are told, and no secret', async () => {
  const port = await freePort();
  const { code, text } = await examined({
    DATABASE_URL: `postgres://serendib:sesame-77@127.0.0.1:${port}/serendib`,
    MAIL_URL: `smtp://postman:pigeon-77@127.0.0.1:${port}`,
    DATA_DIR: '/dev/null',
  });
  expect(text).toMatch(/✗ Database: The database of DATABASE_URL does not let us in/);
  expect(text).toMatch(/✗ Mail server: 127\.0\.0\.1 does not let us in/);
  expect(text).toMatch(/✗ Folder of photos: DATA_DIR .* cannot be used/);
  expect(text).not.toMatch(/sesame|pigeon/);
  expect(code).toBe(1);
});

test('a server that answers and is no mail server is told', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  const { code, text } = await examined({
    DATABASE_URL: database.url,
    MAIL_URL: `smtp://127.0.0.1:${port}`,
  });
  server.close();
  expect(text).toContain('✗ Mail server: 127.0.0.1 does not let us in');
  expect(code).toBe(1);
});

test('tables that are behind, or ahead, of this version are told, and left as they are', async () => {
  const url = new URL(inject('postgresUrl'));
  const name = `doctor_${process.pid}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  url.pathname = `/${name}`;
  try {
    const behind = await examined({ DATABASE_URL: url.href });
    expect(behind.text).toMatch(/! Tables: \d+ changes of this version are not made yet/);
    expect(behind.code).toBe(0);
    const newer = new pg.Client({ connectionString: database.url });
    await newer.connect();
    await newer.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 9999999999999)`,
    );
    const ahead = await examined({ DATABASE_URL: database.url });
    await newer.query(`delete from drizzle.__drizzle_migrations where hash = 'of-tomorrow'`);
    await newer.end();
    expect(ahead.text).toContain('✗ Tables: The database belongs to a newer version of Serendib');
    expect(ahead.code).toBe(1);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
