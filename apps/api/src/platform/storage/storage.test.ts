import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'serendib-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bucket = 'serendib';
let server: S3rver;
let endpoint = '';
beforeAll(async () => {
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

const s3 = (more = {}) =>
  openStorage({
    s3: { bucket, region: 'ap-south-1', endpoint, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', ...more },
  });
const places: [string, () => Storage][] = [
  ['on disk', () => openStorage({ folder: path.join(folder, 'disk') })],
  ['in a bucket', () => s3()],
];

describe.each(places)('%s', (_, open) => {
  const bytes = Buffer.from('A boat on the lagoon');

  test('what is put can be read, until it is removed', async () => {
    const storage = open();
    await storage.check();
    await storage.put('ab/abc/480.webp', bytes, 'image/webp');
    await storage.put('ab/abc/960.webp', bytes, 'image/webp');
    await storage.put('ab/abcd/480.webp', bytes, 'image/webp');
    const read = await storage.read('ab/abc/480.webp');
    expect(read && (await buffer(read))).toEqual(bytes);
    await storage.remove(['ab/abc/480.webp', 'ab/abc/960.webp', 'ab/abc/1600.webp']);
    expect(await storage.read('ab/abc/480.webp')).toBeUndefined();
    expect(await storage.read('ab/abc/960.webp')).toBeUndefined();
    expect(await storage.read('ab/abcd/480.webp')).toBeDefined();
    (await storage.read('ab/abcd/480.webp'))?.destroy();
  });

  test('what is not there is nothing, and no fault to remove', async () => {
    const storage = open();
    expect(await storage.read('no/where.webp')).toBeUndefined();
    await storage.remove(['no/where.webp']);
  });
});

test('a bucket that is not there is said', async () => {
  await expect(s3({ bucket: 'elsewhere' }).check()).rejects.toThrow();
});
