import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RestartingServer, startRestartingServer } from '@serendib/embedded-postgres/testing/restarting';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { killAll, type RunningServer, signUp, startServer } from '../testing/running-server.ts';
import { type SmtpServer, startSmtpServer } from '../testing/smtp-server.ts';

let dataDir: string;
let database: RestartingServer;
let post: SmtpServer;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'serendib-restarts-'));
  database = await startRestartingServer();
  post = await startSmtpServer();
});
afterAll(async () => {
  await killAll();
  post?.close();
  await database?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const isSignedUp = async (server: RunningServer, email: string) =>
  [201, 409].includes((await signUp(server, email)).status);

describe.skipIf(!isBuilt())('a database that is restarted (needs the pages built)', () => {
  test('twenty times, under mails: the process lives, and each is sent', { timeout: 400_000 }, async () => {
    const server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      MAIL_URL: `smtp://127.0.0.1:${post.port}`,
      RATE_LIMIT: 'off',
    });
    const emails = Array.from({ length: 20 }, (_, number) => `restart-${number}@example.lk`);
    for (const [number, email] of emails.entries()) {
      post.held = email;
      await expect.poll(() => isSignedUp(server, email)).toBe(true);
      await expect.poll(() => post.holding(), { timeout: 30_000 }).toBeGreaterThan(0);
      await database.down();
      // Some jobs end well while the database is away, some do not.
      post.letGo(number % 4 === 3 ? '451 not now' : undefined);
      await sleep(100);
      await database.up();
      expect([email, server.child.exitCode, server.output().slice(-2_000)]).toEqual([
        email,
        null,
        expect.anything(),
      ]);
    }
    const unsent = () => emails.filter((email) => !post.taken.some((mail) => mail.includes(email)));
    await expect.poll(unsent, { timeout: 30_000 }).toEqual([]);
    expect(server.child.exitCode).toBeNull();
    expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
  });
});
