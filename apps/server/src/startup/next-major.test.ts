import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { migrateDatabase } from '@serendib/api/platform/database/migrate';
import { findMajor, startEmbeddedPostgres } from '@serendib/embedded-postgres';
import { rowsOf } from '@serendib/embedded-postgres/testing';
import { makeTestFolder } from '@serendib/embedded-postgres/testing/folder';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded } from './next-major.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeTestFolder('serendib-major-');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

// What Debian 12 has, and others may have from its makers.
const older = '15';
const native = await findMajor(older);

/** A data folder as an embedded PostgreSQL of that version would have left it. */
function makeOlderCluster(): void {
  const folder = path.join(dataDir, 'pg');
  mkdirSync(folder, { mode: 0o700 });
  const secret = path.join(dataDir, 'secret');
  writeFileSync(secret, 'a-secret-of-old');
  const unprivileged = 65534;
  const asWho = process.getuid?.() === 0 ? { uid: unprivileged, gid: unprivileged } : {};
  if (asWho.uid) for (const name of [folder, secret]) chownSync(name, unprivileged, unprivileged);
  if (asWho.uid) chownSync(dataDir, unprivileged, unprivileged);
  const { status, stderr } = spawnSync(
    path.join(native ?? '', 'bin/initdb'),
    [
      '-D',
      folder,
      '-U',
      'serendib',
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { ...asWho, cwd: '/' },
  );
  expect(status, String(stderr)).toBe(0);
  writeFileSync(path.join(folder, 'app-password'), 'a-secret-of-old');
}

describe.skipIf(!native)(`data of PostgreSQL ${older}${native ? '' : ': this machine has none'}`, () => {
  test('are brought over whole, and what was there stays beside them', { timeout: 240_000 }, async () => {
    makeOlderCluster();
    const old = await startEmbeddedPostgres({ dataDir, native: native ?? '' });
    await migrateDatabase(old.url);
    await rowsOf(
      old.url,
      `insert into users (id, user_name, email) select gen_random_uuid(), 'Person ' || n, n || '@example.lk' from generate_series(1, 500) n`,
    );
    await old.stop();

    const said: string[] = [];
    const opened = await openEmbedded({ dataDir, log: (line) => said.push(line) });
    try {
      const [found] = await rowsOf(
        opened.url,
        `select count(*)::int as people, current_setting('server_version_num')::int / 10000 as version from users`,
      );
      expect(found).toEqual({ people: 500, version: 18 });
      expect(readFileSync(path.join(dataDir, `pg-${older}/PG_VERSION`), 'utf8').trim()).toBe(older);
      expect(readdirSync(dataDir).filter((name) => /moving|backup/.test(name))).toEqual([]);
      expect(said.join('\n')).toContain(`The data of before are in pg-${older}, and may be deleted.`);
      await migrateDatabase(opened.url);
    } finally {
      await opened.stop();
    }
  });

  test('that could not be brought over are as they were', async () => {
    makeOlderCluster();
    const old = await startEmbeddedPostgres({ dataDir, native: native ?? '' });
    await rowsOf(old.url, 'create table foreign_to_us (id int)');
    await old.stop();
    await expect(openEmbedded({ dataDir })).rejects.toThrow();
    expect(readFileSync(path.join(dataDir, 'pg/PG_VERSION'), 'utf8').trim()).toBe(older);
    const again = await startEmbeddedPostgres({ dataDir, native: native ?? '' });
    expect(await rowsOf(again.url, 'select count(*)::int as n from foreign_to_us')).toEqual([{ n: 0 }]);
    await again.stop();
  });
});

test('of a version that the machine does not have they are refused, with what to do', async () => {
  mkdirSync(path.join(dataDir, 'pg'));
  writeFileSync(path.join(dataDir, 'pg/PG_VERSION'), '9\n');
  await expect(openEmbedded({ dataDir })).rejects.toThrow(
    'Install PostgreSQL 9 on this machine and start again',
  );
});

test('a start that was killed while the new data took the place of the old is finished by the next', async () => {
  const made = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg-moving') });
  await rowsOf(made.url, 'create table brought_over (id int)');
  await made.stop();
  writeFileSync(path.join(dataDir, 'pg-moving/whole'), older);
  mkdirSync(path.join(dataDir, 'pg'));
  writeFileSync(path.join(dataDir, 'pg/PG_VERSION'), older);
  const opened = await openEmbedded({ dataDir });
  expect(await rowsOf(opened.url, 'select count(*)::int as n from brought_over')).toEqual([{ n: 0 }]);
  await opened.stop();
  expect(existsSync(path.join(dataDir, 'pg-moving'))).toBe(false);
  expect(statSync(path.join(dataDir, `pg-${older}`)).isDirectory()).toBe(true);
});
