import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { refuseUnwritable } from './data-dir.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serendib-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const check = (dataDir: string, more = {}) => refuseUnwritable(readSettings({ DATA_DIR: dataDir, ...more }));

test('a folder is made where there is none, and nothing is left in it', async () => {
  const fresh = path.join(folder, 'one/two');
  await check(fresh);
  expect(await readdir(fresh)).toEqual([]);
});

test('a file in its place is named, with what to do', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  for (const dataDir of [file, path.join(file, 'below')]) {
    await expect(check(dataDir)).rejects.toThrow(
      `DATA_DIR ${dataDir}, for the database and uploaded photos, cannot be used: it is no folder. Set DATA_DIR to a folder that this user may write to.`,
    );
  }
});

// Root may write in spite of a folder's mode.
test.skipIf(process.getuid?.() === 0)('so is what can only be read', async () => {
  const locked = path.join(folder, 'locked');
  await check(locked);
  await chmod(locked, 0o555);
  await expect(check(locked)).rejects.toThrow('cannot be used: this user may not write there.');
});

test('what keeps nothing there does not ask', async () => {
  const elsewhere = {
    DATABASE_URL: 'postgres://localhost/serendib',
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  await check(path.join(folder, 'file'), elsewhere);
  await expect(check(path.join(folder, 'file'), { DATABASE_URL: elsewhere.DATABASE_URL })).rejects.toThrow(
    'for uploaded photos,',
  );
});
