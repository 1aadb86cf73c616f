import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

export type TrialApp = {
  process: ChildProcess;
  url: string;
  /** PostgreSQL's own process. */
  pid: number;
  messages: string[];
  end(signal: NodeJS.Signals): Promise<void>;
};

type Place = { node?: string; program?: string; uid?: number; umask?: number };

/** Starts keep-open.ts in a process of its own; throws with its words when it refuses. */
export async function startApp(
  dataDir: string,
  { node, program, uid, umask }: Place = {},
): Promise<TrialApp> {
  const child = spawn(
    node ?? process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ...(umask === undefined ? [] : ['--import', `data:text/javascript,process.umask(${umask})`]),
      program ?? path.join(import.meta.dirname, 'keep-open.ts'),
      dataDir,
    ],
    { cwd: '/', stdio: ['ignore', 'pipe', 'inherit'], ...(uid !== undefined && { uid, gid: uid }) },
  );
  for await (const line of createInterface(child.stdout)) {
    const said = JSON.parse(line);
    if (said.refused) throw new Error(said.refused);
    const ended = once(child, 'exit');
    return {
      process: child,
      ...said,
      end: async (signal) => {
        child.kill(signal);
        await ended;
      },
    };
  }
  throw new Error('The app ended without a word.');
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that is killed breaks the connection of a query, which says so itself, and then tells it once more.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
