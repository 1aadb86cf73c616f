import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTestDatabase, ensureTemplate, startTestServer } from '@serendib/embedded-postgres/testing';
import { environmentOf } from '../scripts/prepare/server-process.mjs';
import { serverProgram } from '../scripts/prepare/stamps.mjs';
import { root } from '../scripts/prepare/steps.mjs';

const run = promisify(execFile);

/** One PostgreSQL for the servers of all workers, which read where it is from the environment; returns what stops it. */
export async function startPostgres(): Promise<() => Promise<void>> {
  const { url, stop } = await startTestServer();
  process.env.E2E_POSTGRES = url;
  return stop;
}

/** What a first start leaves, with the invented catalogue or without, made once in a run and copied. */
export async function createDatabase(demo: 'on' | 'off'): Promise<string> {
  const server = process.env.E2E_POSTGRES ?? '';
  const template = await ensureTemplate(server, `serendib_demo_${demo}`, async (DATABASE_URL) => {
    // Taking the catalogue out where there is none leaves tables and places.
    await run(process.execPath, [serverProgram('seed'), ...(demo === 'off' ? ['--remove'] : [])], {
      cwd: root,
      env: environmentOf({ DATABASE_URL }),
    });
  });
  return (await createTestDatabase(server, template)).url;
}
