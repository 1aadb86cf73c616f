import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { environmentOf, hasEnded, untilReady } from './server-process.mjs';
import { root } from './steps.mjs';

test('a server that is tested or measured is told its own settings alone, and none that the shell names', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://serendib:secret@db.example.lk/serendib');
  for (const [name, value] of [
    ['MAIL_URL', 'smtp://mail.example.lk'],
    ['S3_BUCKET', 'photos'],
    ['REDIS_URL', 'redis://cache.example.lk'],
    ['BACKUP_TO', '/var/backups/serendib'],
    ['NODE_ENV', 'production'],
    ['HOME', '/home/nimali'],
  ] as const)
    vi.stubEnv(name, value);
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  expect(environmentOf({ DATA_DIR: '/tmp/serendib' })).toEqual({
    ...{ PATH, TMPDIR, NODE_COMPILE_CACHE, HOME: '/home/nimali' },
    DATA_DIR: '/tmp/serendib',
  });
  vi.unstubAllEnvs();
});

test('what starts the server hands on none of the shell’s own settings', () => {
  const folders = globSync('{apps/server/src,bench,e2e,scripts}/**/*.ts', { cwd: root });
  const starters = folders.filter((file) =>
    /serverProgram\(\)\]|'apps\/server\/src\/programs\/main\.ts'\]|'npm', \['start'/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  );
  expect(starters).toContain('apps/server/src/processes/npm-start.process.test.ts');
  expect(starters).toContain('e2e/serve.ts');
  const handing = starters.filter((file) =>
    /\bprocess\.env\b(?!\.)/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(handing).toEqual([]);
});

test('a server that was killed is not waited for', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  expect(hasEnded(child)).toBe(false);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(hasEnded(child)).toBe(true);
  expect(await untilReady(child, 'http://127.0.0.1:1', 60_000)).toBe(false);
});
