import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
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
    expect(await storage.findAny()).toBeUndefined();
    await storage.check();
    await storage.put('ab/abc/480.webp', bytes, 'image/webp');
    expect(await storage.findAny()).toBe('ab/abc/480.webp');
    await storage.put('ab/abc/960.webp', bytes, 'image/webp');
    await storage.put('ab/abcd/480.webp', bytes, 'image/webp');
    const read = await storage.read('ab/abc/480.webp');
    expect(read && (await buffer(read))).toEqual(bytes);
    await storage.remove(['ab/abc/480.webp', 'ab/abc/960.webp', 'ab/abc/1600.webp']);
    expect(await storage.read('ab/abc/480.webp')).toBeUndefined();
    expect(await storage.read('ab/abc/960.webp')).toBeUndefined();
    // Read to its end: a file is opened a moment later, and the next test takes it away.
    const other = await storage.read('ab/abcd/480.webp');
    expect(other && (await buffer(other))).toEqual(bytes);
  });

  test('what is not there is nothing, and no fault to remove', async () => {
    const storage = open();
    expect(await storage.read('no/where.webp')).toBeUndefined();
    await storage.remove(['no/where.webp', 'ab/abcd/480.webp']);
    // Where files were, empty folders may be left.
    expect(await storage.findAny()).toBeUndefined();
  });
});

test('a bucket that is not there is said', async () => {
  await expect(s3({ bucket: 'elsewhere' }).check()).rejects.toThrow();
});

describe('a bucket that is away', () => {
  const words = /right now\. Please try again in a moment\./;
  const limits = { connectionTimeout: 400, requestTimeout: 400 };
  const told: unknown[] = [];
  const away = (address: string) =>
    openStorage(
      { s3: { bucket, region: 'ap-south-1', endpoint: address, accessKeyId: 'x', secretAccessKey: 'x' } },
      { limits, onAway: (error) => told.push(error) },
    );
  const refusal = { code: 'UNAVAILABLE', retryAfterSeconds: 5, message: expect.stringMatching(words) };

  test('silently: is given up on, in words', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const storage = away(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    await expect(storage.put('ab/abc.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject(refusal);
    await expect(storage.read('ab/abc.webp')).rejects.toMatchObject(refusal);
    // Each is tried twice: the key is asked for once to be put, and once to be read.
    expect(sockets.size).toBe(4);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test('with nothing at its address: in words, and the fault is told', async () => {
    told.length = 0;
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const storage = away(`http://127.0.0.1:${port}`);
    await expect(storage.put('ab/abc.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject(refusal);
    await expect(storage.remove(['ab/abc.webp'])).rejects.toMatchObject(refusal);
    expect(told).toHaveLength(2);
  });
});

describe.skipIf(process.platform === 'win32')('files on disk', () => {
  const location = path.join(folder, 'private');
  const storage = openStorage({ folder: location });

  test('are to be read by the account of the app alone', async () => {
    await storage.check();
    await storage.put('ab/abc/480.webp', Buffer.from('x'), 'image/webp');
    const modes = ['', 'ab', 'ab/abc', 'ab/abc/480.webp'].map(
      (name) => statSync(path.join(location, name)).mode & 0o777,
    );
    expect(modes.map((mode) => mode.toString(8))).toEqual(['700', '700', '700', '600']);
  });

  test('come under their names whole, and leave nothing where they cannot be written', async () => {
    const names: string[] = [];
    const watching = watch(path.join(location, 'ab/abc'), (_, name) => name && names.push(name));
    await storage.put('ab/abc/960.webp', Buffer.alloc(5_000_000, 7), 'image/webp');
    await expect.poll(() => names).toContain('960.webp');
    watching.close();
    // It was written under another name, and took its own by being renamed.
    expect(names[0]).toBe('960.webp.unfinished');
    expect(readdirSync(path.join(location, 'ab/abc')).sort()).toEqual(['480.webp', '960.webp']);

    // A folder of its name stands where it should go.
    mkdirSync(path.join(location, 'cd/full/x'), { recursive: true });
    await expect(storage.put('cd/full', Buffer.from('x'), 'image/webp')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(readdirSync(path.join(location, 'cd'))).toEqual(['full']);
  });

  test('that a killed process did not finish go with the rest', async () => {
    const half = path.join(location, 'ab/abc/1600.webp.unfinished');
    writeFileSync(half, 'half');
    await storage.remove(['ab/abc/1600.webp']);
    expect(existsSync(half)).toBe(false);
  });
});
