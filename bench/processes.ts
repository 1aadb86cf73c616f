import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { endedBySignal } from '@serendib/embedded-postgres/testing/ended-by-signal';
import { environmentOf } from '../scripts/prepare/server-process.mjs';
import { serverProgram } from '../scripts/prepare/stamps.mjs';

const root = new URL('..', import.meta.url);

async function firstLine(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text.split('\n')[0] ?? '';
}

export async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
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
async function nodeOptionsOf(checkout: URL | string): Promise<NodeOptions> {
  const folder = checkout instanceof URL ? checkout : pathToFileURL(`${path.resolve(checkout)}/`);
  return import(new URL('scripts/prepare/node.mjs', folder).href);
}

/**
 * Starts Serendib as a trial on a folder of its own, without limits, and waits until it answers; that of another
 * checkout, which has its packages and pages, where one is given.
 */
export async function startSerendib(
  dataDir: string,
  environment: Record<string, string> = {},
  checkout: URL | string = root,
) {
  const port = await freePort();
  const { sparing = [], sparingEnvironment } = await nodeOptionsOf(checkout);
  const child = spawn(process.execPath, [...sparing, serverProgram()], {
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
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) throw new Error('Serendib did not start.');
    const answer = await fetch(`${origin}/api/ready`).catch(() => undefined);
    if (answer?.ok) return { child, origin };
    await wait(500);
  }
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
