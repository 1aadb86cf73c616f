import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startStandIn } from '@serendib/api/modules/payments/gateway/testing';
import { createMigratedDatabase } from '@serendib/api/platform/database/testing';
import { startRedis, withoutRedis } from '@serendib/api/platform/rate-limiter/testing';
import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import { freePort } from '@serendib/embedded-postgres/free-port';
import pg from 'pg';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serverProgram } from '../../../../scripts/prepare/stamps.mjs';
import { root } from '../../../../scripts/prepare/steps.mjs';

const run = promisify(execFile);
const gateway = await startStandIn();
let folder: string;
let s3: S3rver;
let bucket: Record<string, string>;
let database: Awaited<ReturnType<typeof createMigratedDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serendib-doctor-'));
  database = await createMigratedDatabase();
  s3 = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: path.join(folder, 's3') },
    configureBuckets: [{ name: 'photos', configs: [] }],
  });
  bucket = {
    S3_ENDPOINT: `http://127.0.0.1:${(await s3.run()).port}`,
    ...{ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
  };
});
afterAll(async () => {
  await database?.drop();
  await s3?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What `npm run doctor` says under these settings, in surroundings that are otherwise than the machine's, and how it ends. */
async function examined(
  settings: Record<string, string>,
  surroundings = '',
): Promise<{ code: number; text: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...settings };
  const before = ['--import', `data:text/javascript,${encodeURIComponent(surroundings)}`];
  return run(process.execPath, [...before, serverProgram('doctor')], { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  );
}

const clockBehind = (seconds: number) => `const now = Date.now; Date.now = () => now() - ${seconds * 1_000};`;
const diskWith = (megabytes: number) =>
  `import files from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module';
  files.statfs = async () => ({ bavail: ${megabytes}, bsize: 1_048_576 }); syncBuiltinESMExports();`;
const gatewayHere = () =>
  `const ask = fetch; globalThis.fetch = (url, init) =>
    ask(String(url).replace('https://sandbox.payhere.lk/merchant/v1', '${gateway.base}'), init);`;
const sandbox = {
  PAYHERE_MODE: 'sandbox',
  ...{ PAYHERE_MERCHANT_ID: '1211145', PAYHERE_MERCHANT_SECRET: 'kingfisher-77' },
  ...{ PAYHERE_APP_ID: simulatorMerchant.appId, PAYHERE_APP_SECRET: simulatorMerchant.appSecret },
};

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

test('a replica and a Redis that are away, and in production a proxy that is not named and a contact address that is not set, are warnings', async () => {
  const away = `127.0.0.1:${await freePort()}`;
  const { text } = await examined({
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://serendib.example', ADMIN_EMAIL: 'nimali@example.lk' },
    ...{ MAIL_URL: `smtp://${away}`, DATABASE_URL: database.url },
    DATABASE_REPLICA_URL: `postgres://serendib:sesame-77@${away}/serendib`,
    REDIS_URL: `redis://:pigeon-77@${away}`,
  });
  expect(text).toMatch(/✓ Database: PostgreSQL \d+/);
  expect(text).toMatch(/! Database: The database of DATABASE_REPLICA_URL does not let us in: .*ECONNREFUSED/);
  expect(text).toMatch(/! Redis: does not answer: .*ECONNREFUSED/);
  expect(text).toContain('! Proxy: none is named, so that all visitors count as one');
  expect(text).toContain('! Contact address: none is set: pages name the contact form in its place');
  expect(text).not.toMatch(/sesame|pigeon/);
});

test('a Redis that takes connections and says nothing is a warning, and a proxy that is named is believed', async () => {
  const server = createServer();
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  const { code, text } = await examined({
    ...{ DATABASE_URL: database.url, REDIS_URL: `redis://127.0.0.1:${port}`, TRUST_PROXY: 'loopback' },
  });
  server.close();
  expect(text).toMatch(/! Redis: does not answer: /);
  expect(text).toContain('✓ Proxy: loopback is believed');
  expect(code).toBe(0);
});

test.skipIf(withoutRedis)('a Redis that answers is told', async () => {
  const redis = await startRedis();
  const { text } = await examined({ DATABASE_URL: database.url, REDIS_URL: redis.url });
  await redis.stop();
  expect(text).toContain('✓ Redis: answers');
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

test('a bucket and a folder that take files, and a gateway that takes our key, are asked and left as they were; a clock and a disk that become bad are warnings', async () => {
  const backups = path.join(folder, 'backups');
  await mkdir(backups);
  const { code, text } = await examined(
    { DATABASE_URL: database.url, ...bucket, ...sandbox, BACKUP_TO: backups },
    diskWith(1_000) + clockBehind(30) + gatewayHere(),
  );
  expect(text).toContain('✓ Bucket: photos takes files');
  expect(text).toContain(`✓ Backups: every 24 hours into ${backups}`);
  expect(text).toContain(`! Disk of backups: 1000 MB are free for ${backups}`);
  expect(text).toMatch(/! Clock: (29|30)\.\d s from that of the database/);
  expect(text).toContain('✓ Payments: sandbox: the gateway takes PAYHERE_APP_ID and PAYHERE_APP_SECRET');
  expect(text).toContain('! Merchant: 1211145, which is not checked, nor its secret');
  expect(text).toContain('! Notifications: asked for at http://127.0.0.1:3000/api/payments/payhere/notify');
  expect(code).toBe(0);
  const left = await readdir(path.join(folder, 's3'), { recursive: true, withFileTypes: true });
  expect([left.filter((entry) => entry.isFile()), await readdir(backups)]).toEqual([[], []]);
});

test('folders that are not there, a wrong clock, a full disk and keys that the gateway does not know are told; no folder is made, no secret said', async () => {
  const [data, backups] = [path.join(folder, 'none/data'), path.join(folder, 'none/backups')];
  const { code, text } = await examined(
    {
      ...{ DATABASE_URL: database.url, DATA_DIR: data, BACKUP_TO: backups },
      ...{ ...sandbox, PAYHERE_APP_SECRET: 'hornbill-77' },
    },
    diskWith(10) + clockBehind(120) + gatewayHere(),
  );
  expect(text).toContain(`✓ Folder of photos: ${data} is made by the first start`);
  expect(text).toContain(`✗ Disk: 10 MB are free for ${folder}`);
  expect(text).toMatch(/✗ Clock: (119|120)\.\d s from that of the database/);
  expect(text).toContain(`✗ Backups: BACKUP_TO ${backups} cannot be used: it is not there`);
  expect(text).toContain('✗ Payments: sandbox: The gateway gave no token (401).');
  expect(text).not.toMatch(/hornbill|kingfisher/);
  expect(code).toBe(1);
  expect(await readdir(folder)).not.toContain('none');
});

test('data of another version of PostgreSQL are told, and not brought over', async () => {
  const data = path.join(folder, 'older');
  await mkdir(path.join(data, 'pg'), { recursive: true });
  await writeFile(path.join(data, 'pg/PG_VERSION'), '9.6\n');
  const { code, text } = await examined({ DATA_DIR: data });
  expect(text).toMatch(/✗ Database: .* was made by PostgreSQL 9\.6/);
  expect(code).toBe(1);
  expect(await readdir(data, { recursive: true })).toEqual(['pg', 'pg/PG_VERSION']);
});

test('a server that answers and is no mail server is told, and a bucket that is not there', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  const { code, text } = await examined({
    DATABASE_URL: database.url,
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    ...{ ...bucket, S3_BUCKET: 'elsewhere' },
  });
  server.close();
  expect(text).toContain('✗ Bucket: elsewhere takes no files: The specified bucket does not exist');
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
