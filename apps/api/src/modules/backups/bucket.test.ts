import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { imageWidths } from '@serendib/contract/media/src-set';
import { createTestDatabase, type TestDatabase } from '@serendib/embedded-postgres/testing';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { openTestDatabase } from '../../platform/testing.ts';
import { pictures, users } from '../../schema/index.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const many = 16;
let folder: string;
let server: S3rver;
let endpoint: string;
let taken: Awaited<ReturnType<typeof openTestDatabase>>;
let empty: TestDatabase;
const files = new Map<string, Buffer>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serendib-bucket-'));
  server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: path.join(folder, 's3') },
    configureBuckets: ['one', 'other'].map((name) => ({ name, configs: [] })),
  });
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
  taken = await openTestDatabase();
  empty = await createTestDatabase(inject('postgresUrl'));
  const [owner] = await taken.db
    .insert(users)
    .values({ userName: 'Nimal', email: 'nimal@example.lk' })
    .returning();
  const storage = bucket('one');
  const rows = Array.from({ length: many }, () => ({
    ...{ key: randomBytes(16).toString('base64url'), uploaderId: owner?.id ?? null },
    ...{ width: 1600, height: 1200, bytes: 3_000 },
  }));
  await taken.db.insert(pictures).values(rows);
  for (const { key } of rows)
    await Promise.all(
      imageWidths.map(async (width) => {
        const name = `${key.slice(0, 2)}/${key}/${width}.webp`;
        files.set(name, randomBytes(1_000));
        await storage.put(name, files.get(name) as Buffer, 'image/webp');
      }),
    );
}, 120_000);
afterAll(async () => {
  await taken?.close();
  await empty?.drop();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const bucket = (name: string): Storage =>
  openStorage({
    s3: { bucket: name, region: 'us-east-1', endpoint, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
async function differing(storage: Storage): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, bytes] of files) {
    const stream = await storage.read(name);
    if (!stream || !bytes.equals(await buffer(stream))) wrong.push(name);
  }
  return wrong;
}

test('pictures of a bucket are in the backup, and go into another bucket or a folder byte for byte', {
  timeout: 240_000,
}, async () => {
  const file = path.join(folder, 'bucket.backup');
  const written = await writeBackup({ url: taken.url, storage: bucket('one') }, file);
  expect(written.files).toEqual({
    count: many * imageWidths.length,
    bytes: many * imageWidths.length * 1_000,
  });
  expect(written.missing).toEqual([]);

  const restored = await restoreBackup({ url: empty.url, storage: bucket('other') }, file);
  expect(restored.files).toEqual(written.files);
  expect(await differing(bucket('other'))).toEqual([]);

  const another = await createTestDatabase(inject('postgresUrl'));
  await expect(restoreBackup({ url: another.url, storage: bucket('other') }, file)).rejects.toThrow(
    'There is something in the folder or bucket of photos already',
  );
  const onDisk = openStorage({ folder: path.join(folder, 'media') });
  await restoreBackup({ url: another.url, storage: onDisk }, file);
  expect(await differing(onDisk)).toEqual([]);
  await another.drop();
});

test('what the bucket had lost before is said by name', async () => {
  const [lost = ''] = files.keys();
  const storage = bucket('one');
  await storage.remove([lost]);
  const written = await writeBackup({ url: taken.url, storage }, path.join(folder, 'lost.backup'));
  expect(written.missing).toEqual([lost]);
});

test('while the bucket is away no backup is made, and none is left half', async () => {
  const away = openStorage(
    {
      s3: {
        bucket: 'one',
        region: 'us-east-1',
        endpoint: 'http://127.0.0.1:1',
        accessKeyId: 'x',
        secretAccessKey: 'x',
      },
    },
    { limits: { connectionTimeout: 300, requestTimeout: 300 } },
  );
  const file = path.join(folder, 'away.backup');
  await expect(writeBackup({ url: taken.url, storage: away }, file)).rejects.toThrow();
  await expect(restoreBackup({ url: empty.url, storage: away }, file)).rejects.toThrow('There is no file');
});
