import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { endedBySignal } from '@serendib/embedded-postgres/testing/ended-by-signal';
import { environmentOf, hasEnded, untilReady } from '../scripts/prepare/server-process.mjs';
import { root } from '../scripts/prepare/steps.mjs';

const patience = 120_000;

async function firstLine(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text.split('\n')[0] ?? '';
}

export async function stop(child: ChildProcess) {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

interface NodeOptions {
  /** Flags of Node. */
  sparing?: string[];
  /** What the C library is told. */
  sparingEnvironment?: Record<string, string>;
}

/** With which a checkout's own `npm start` starts Node, however the benchmark was started; the oldest have none. */
const nodeOptionsOf = (checkout: string): Promise<NodeOptions> => scriptOf(checkout, 'node.mjs');

/** The program of a checkout as its own scripts name it; the oldest have no bundle, and start the source. */
async function programOf(checkout: string): Promise<string> {
  const stamps = await scriptOf<{ isBuilt(): boolean; serverProgram?(): string }>(checkout, 'stamps.mjs');
  try {
    if (stamps.isBuilt()) return stamps.serverProgram?.() ?? 'apps/server/src/main.ts';
  } catch {
    // Its bundle is of other sources.
  }
  throw new Error(`${checkout} is not built of its sources: npm start there does that.`);
}

const scriptOf = <Script>(checkout: string, name: string): Promise<Script> =>
  import(pathToFileURL(path.resolve(checkout, 'scripts/prepare', name)).href);

/**
 * Starts Serendib as a trial on a folder of its own, without limits, and waits until it answers; that of another
 * checkout, which is built, where one is given.
 */
export async function startSerendib(
  dataDir: string,
  environment: Record<string, string> = {},
  checkout: string = root,
) {
  const port = await freePort();
  const { sparing = [], sparingEnvironment } = await nodeOptionsOf(checkout);
  const program = await programOf(checkout);
  const child = spawn(process.execPath, [...sparing, program], {
    cwd: checkout,
    env: environmentOf({
      ...sparingEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      ...environment,
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endedBySignal(() => stop(child));
  const origin = `http://127.0.0.1:${port}`;
  if (await untilReady(child, origin, patience)) return { child, origin };
  if (hasEnded(child)) throw new Error('Serendib did not start.');
  await stop(child);
  throw new Error('Serendib was not ready within two minutes.');
}

export interface Page {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Starts the bare peer with these pages and says where each of them is. */
export async function startBare(pages: readonly Page[]) {
  const child = spawn(process.execPath, ['bench/bare-server.ts', '600'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  endedBySignal(() => stop(child));
  child.stdin?.end(JSON.stringify(pages.map((page) => ({ ...page, body: page.body.toString('base64') }))));
  if (!child.stdout) throw new Error('The bare peer says nothing.');
  const origin = await firstLine(child.stdout);
  const urlOf = (path: string) => `${origin}/${createHash('sha256').update(path).digest('hex').slice(0, 12)}`;
  return { child, urlOf };
}
