import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endedBySignal } from '@serendib/embedded-postgres/testing/ended-by-signal';
import { hasEnded } from '../../scripts/prepare/server-process.mjs';
import { stop } from '../processes.ts';

const execute = promisify(execFile);

/** A vehicle as our own list by call has it: what every peer is given. */
export type PeerRow = Readonly<Record<string, unknown>> & { _id: string };

/** What is asked of a peer: the same vehicles, by its own way of asking. */
export interface PeerCase {
  name: string;
  /** Beside which of ours it is measured. */
  beside: 'list' | 'detail' | 'page';
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** How many of the vehicles its answer must show. */
  shows: number;
}

export interface RunningPeer {
  child: ChildProcess;
  origin: string;
  cases: readonly PeerCase[];
}

export interface PeerPlace {
  /** A folder of its own, with its packages. */
  folder: string;
  /** An empty database of its own. */
  databaseUrl: string;
  rows: readonly PeerRow[];
  port: number;
}

export interface Peer {
  name: string;
  /** Exact versions, as the registry has them. */
  packages: Readonly<Record<string, string>>;
  /** Fills its database, builds what has to be built, and starts it as its makers say for production. */
  start(place: PeerPlace): Promise<RunningPeer>;
}

/**
 * Packages of a peer in a folder outside the repository, named after what is in it, so that they are installed once.
 * Their scripts are not run: what they bring ready-made must do.
 */
export async function installPeer({ packages }: Pick<Peer, 'packages'>): Promise<string> {
  const print = createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 8);
  const words = Object.keys(packages)[0]?.match(/\w+/g) ?? [];
  const folder = join(tmpdir(), 'serendib-peers', [...words, print].join('-'));
  const stamp = join(folder, '.installed');
  if (existsSync(stamp)) return folder;
  await writeFiles(folder, {
    'package.json': JSON.stringify({ name: 'peer', private: true, dependencies: packages }),
  });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  await execute('npm', ['install', ...options], { cwd: folder, timeout: 600_000, maxBuffer: 1e8 });
  await writeFile(stamp, '');
  return folder;
}

export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Node with a program of the peer's, in its folder; what it says goes into a file beside it. */
export async function runToEnd(folder: string, program: string[], env: Record<string, string>) {
  try {
    await execute(process.execPath, program, {
      cwd: folder,
      env: { ...process.env, ...env },
      timeout: 540_000,
      maxBuffer: 1e8,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program.join(' ')}: ${`${stdout}${stderr}`.slice(-2_000)}`, { cause: error });
  }
}

/** Starts it and waits until an address of its own is answered. */
export async function startProgram(
  { folder, port }: Pick<PeerPlace, 'folder' | 'port'>,
  program: string[],
  { env, ready }: { env: Record<string, string>; ready: string },
): Promise<{ child: ChildProcess; origin: string }> {
  const log = join(folder, 'peer.log');
  const out = openSync(log, 'w');
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  endedBySignal(() => stop(child));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if (hasEnded(child)) break;
    const answer = await fetch(origin + ready).catch(() => undefined);
    if (answer?.ok) return { child, origin };
    await wait(300);
  }
  await stop(child);
  throw new Error(`It did not start: ${(await readFile(log, 'utf8')).slice(-2_000)}`);
}
