import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { endedBySignal } from '@serendib/embedded-postgres/testing/ended-by-signal';
import { type RestartingServer, startRestartingServer } from '@serendib/embedded-postgres/testing/restarting';
import { sparing, sparingEnvironment } from '../../../../../scripts/prepare/node.mjs';
import { environmentOf, hasEnded, untilReady } from '../../../../../scripts/prepare/server-process.mjs';
import { serverProgram } from '../../../../../scripts/prepare/stamps.mjs';
import { root } from '../../../../../scripts/prepare/steps.mjs';

const patience = 180_000;

/** Megabytes that a process has after its rubbish was collected. */
export interface Memory {
  heap: number;
  rss: number;
}

export interface FuzzedServer {
  origin: string;
  databaseUrl: string;
  isRunning(): boolean;
  output(): string;
  memory(): Promise<Memory>;
  end(): Promise<void>;
}

/** Says its memory to the process that started it, each time that it is asked to; its threads begin with this as well. */
const tellsMemory = `
if (process.channel) process.on('message', async (message) => {
  if (message !== 'memory') return;
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc();
    await new Promise((done) => setTimeout(done, 250));
  }
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ heap: heapUsed / 1048576, rss: rss / 1048576 });
});
process.channel?.unref();`;

/** The whole app in a process of its own with its catalogue, over a database of its own, with limits off. */
export async function startFuzzedServer(): Promise<FuzzedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'serendib-fuzz-'));
  let child: ChildProcess | undefined;
  let database: RestartingServer | undefined;
  const isRunning = () => child !== undefined && !hasEnded(child);
  const end = endedBySignal(async () => {
    if (child && isRunning()) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await database?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  await mkdir(path.join(folder, 'database'));
  database = await startRestartingServer(path.join(folder, 'database'));
  const port = await freePort();
  const preload = `data:text/javascript,${encodeURIComponent(tellsMemory)}`;
  const started = spawn(process.execPath, [...sparing, '--expose-gc', '--import', preload, serverProgram()], {
    cwd: root,
    env: environmentOf({
      ...sparingEnvironment,
      ...{ PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url },
      ...{ PAYHERE_MODE: 'simulator', RATE_LIMIT: 'off', DEMO_DATA: 'on', LOG_LEVEL: 'warn' },
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (part) => {
      output = (output + part).slice(-2_000_000);
    });
  const origin = `http://127.0.0.1:${port}`;
  if (!(await untilReady(started, origin, patience))) {
    await end();
    throw new Error(`The server is not ready:\n${output}`);
  }
  return {
    origin,
    databaseUrl: database.url,
    isRunning,
    output: () => output,
    memory: () => memoryOf(started),
    end,
  };
}

async function memoryOf(child: ChildProcess): Promise<Memory> {
  child.send('memory');
  const [memory] = await once(child, 'message', { signal: AbortSignal.timeout(60_000) });
  return memory as Memory;
}
