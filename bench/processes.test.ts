import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSerendib, stop } from './processes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serendib-checkouts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const server = `import { createServer } from 'node:http';
createServer((_, reply) => reply.end(process.env.DATABASE_URL ?? 'its own')).listen(process.env.PORT, '127.0.0.1');`;

/** Another checkout, with what its own scripts say of its build and its program. */
async function checkoutWith(name: string, stamps: string, program: string): Promise<string> {
  const checkout = path.join(folder, name);
  const files = { 'scripts/prepare/node.mjs': '', 'scripts/prepare/stamps.mjs': stamps, [program]: server };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(checkout, path.dirname(file)), { recursive: true });
    await writeFile(path.join(checkout, file), text);
  }
  return checkout;
}

const built = 'export const isBuilt = () => true;';
const bundled = (body: string) => `${built} export function serverProgram() { ${body} }`;

test.each([
  ['before the bundle', built, 'apps/server/src/main.ts'],
  ['with a bundle', bundled("return 'apps/server/build/main.mjs'"), 'apps/server/build/main.mjs'],
])(
  'another checkout %s is started by its own program, on no database that the shell names',
  async (name, stamps, program) => {
    const checkout = await checkoutWith(name, stamps, program);
    // The shell's database may be that of a site.
    vi.stubEnv('DATABASE_URL', 'postgres://serendib:secret@db.example.lk/serendib');
    const { child, origin } = await startSerendib(folder, {}, checkout);
    vi.unstubAllEnvs();
    expect(await (await fetch(origin)).text()).toBe('its own');
    await stop(child);
  },
);

test.each([
  ['a bundle of other sources', bundled("throw new Error('not of these sources')")],
  ['pages of other sources', bundled("return 'main.mjs'").replace('true', 'false')],
])('another checkout with %s is refused in words', async (name, stamps) => {
  const checkout = await checkoutWith(name, stamps, 'main.mjs');
  await expect(startSerendib(folder, {}, checkout)).rejects.toThrow(
    `${checkout} is not built of its sources: npm start there does that.`,
  );
});

test('what was killed needs no stopping', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await stop(child);
});
