import { once } from 'node:events';
import { open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, handedName, runProgram } from '../cluster/program.ts';
import { freePort } from '../free-port.ts';
import { bufferSettings } from './buffers.ts';
import { readPostmaster } from './left-running.ts';
import { ownerSetting } from './owner.ts';

export type Server = { pid: number; port: number; ended: Promise<void>; hasEnded(): boolean };

/** Modest, for a trial beside everything else on a laptop; durability stays as PostgreSQL has it. */
const trialSettings: Record<string, string> = {
  max_connections: '60',
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  log_line_prefix: '%m [%p] %a ',
  log_checkpoints: 'off',
  // Without the details of an error, which are values of rows: addresses that are taken, for one.
  log_error_verbosity: 'terse',
};
const logLimit = 5_000_000;

interface Launch {
  folder: string;
  binaries: Binaries;
  settings: Record<string, string>;
  onLaunched?: (() => void) | undefined;
}

/**
 * Starts the server, on a port that it had before or a free one, and waits until it answers; undefined when another
 * start was quicker or took the port.
 */
export async function launch(
  { folder, binaries, settings, onLaunched }: Launch,
  formerPort?: number,
): Promise<Server | undefined> {
  const port = formerPort ?? (await freePort());
  const logName = `${folder}.log`;
  await limitLog(logName);
  const log = await open(logName, 'a', 0o600);
  const logStart = (await log.stat()).size;
  const data = await open(folder);

  try {
    const all = {
      ...trialSettings,
      ...bufferSettings(folder, binaries),
      ...settings,
      listen_addresses: '127.0.0.1',
      port: String(port),
      // The path of a socket may not exceed 107 bytes, and data folders do.
      unix_socket_directories: '',
    };
    const child = runProgram({
      binaries,
      program: 'postgres',
      hand: [data.fd],
      output: log.fd,
      // Of its own session, so that a Ctrl-C in the terminal reaches the app alone, which then stops it in order.
      detached: true,
      args: [
        '-D',
        handedName(3, folder),
        ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        '-c',
        await ownerSetting(),
      ],
    });
    await once(child, 'spawn');
    onLaunched?.();
    const pid = child.pid as number;
    child.unref();
    let ended = false;
    const end = once(child, 'exit').then(() => {
      ended = true;
    });

    while (!ended) {
      const said = await readPostmaster(folder);
      if (said?.pid === pid && said.ready) return { pid, port, ended: end, hasEnded: () => ended };
      await sleep(5);
    }
    const reason = (await readFile(logName)).subarray(logStart).toString().trim();
    if (/already exists|is in use|still in use|could not bind|Address already in use/.test(reason))
      return undefined;
    throw new Error(withRoom(`PostgreSQL did not start:\n${reason}`, folder));
  } finally {
    await data.close();
    await log.close();
  }
}

/** Why a server ended, as far as the end of its log tells. */
export async function lastWords(folder: string): Promise<string> {
  const log = await readFile(`${folder}.log`, 'utf8').catch(() => '');
  const grave = log
    .slice(-20_000)
    .split('\n')
    .filter((line) => /(PANIC|FATAL): {2}(?!the database system is|terminating)/.test(line));
  return withRoom(grave.at(-1)?.replace(/^.*?(?=PANIC|FATAL)/, '') ?? `see ${folder}.log`, folder);
}

/** PostgreSQL's words with what to do about them. */
export function withRoom(words: string, folder: string): string {
  if (!/No space left on device|Check free disk space/.test(words)) return words;
  return `${words}\nThere is no room left for the database in ${path.dirname(folder)}. Make room, or set DATA_DIR to a folder with more, and start again.`;
}

async function limitLog(name: string): Promise<void> {
  const found = await stat(name).catch(() => undefined);
  if (found && found.size > logLimit) await rename(name, path.join(path.dirname(name), 'pg.old.log'));
}
