import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryInstanceLock } from './instance-lock.ts';
import {
  allIn,
  endStragglers,
  hasNumber,
  isAlive,
  pidFile,
  readPostmaster,
  worksIn,
} from './left-running.ts';
import { livingOwner } from './owner.ts';
import { type State, stateIn, stopAtOnce, stopPostmaster } from './stop-postmaster.ts';

export type Leftovers = {
  folder: string;
  /** The address of the server on this port. */
  urlOf(port: number): string;
  holder: string;
  /** What is thrown where another app holds the folder. */
  inUse(holder: string, port: number): Error;
  log(message: string): void;
};

/** Milliseconds for which an app that lives is given to take the server it started, or to end it. */
const patience = 30_000;
/** How long a server that no app looks after may be so before it is ended where it stands. */
const patienceWith: Record<State, number> = {
  open: 0,
  recovering: 0,
  'shutting down': 5_000,
  silent: 10_000,
};

/** Clears the way for a start on this folder, or throws where another app lives on it. */
export async function settleLeftovers(leftovers: Leftovers): Promise<void> {
  const { folder } = leftovers;
  const left = await readPostmaster(folder);
  if (!left) return settleBrokenFile(leftovers);

  if (!(await worksIn(folder, left.pid))) {
    await endStragglers(folder);
    // The number belongs to some other process by now, or to a dead one that was not collected: PostgreSQL itself
    // would take either for its predecessor and refuse to start.
    if (hasNumber(left.pid)) await rm(path.join(folder, pidFile), { force: true });
    return;
  }
  const port = left.port || (await portOnceKnown(folder));
  const owner = await livingOwner(left.pid);
  if (owner) await waitForOwner(leftovers, left.pid, port, owner);
  else await endOrphan(leftovers, left.pid, port);
}

/** The owner has it, or ends it, or is only just about to: it is never taken from one that lives. */
async function waitForOwner(
  { urlOf, inUse, holder }: Leftovers,
  pid: number,
  port: number,
  owner: number,
): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(50)) {
    const attempt = await tryInstanceLock(urlOf(port), { holder, isOnlyLooking: true });
    if ('holder' in attempt) throw inUse(attempt.holder, port);
    if (!(await isAlive(pid)) || !(await livingOwner(pid))) return;
  }
  throw inUse(`process ${owner}`, port);
}

/** It belongs to an app that was killed. It is ended without a person, in each state that it can be in. */
async function endOrphan(
  { folder, urlOf, holder, inUse, log }: Leftovers,
  pid: number,
  port: number,
): Promise<void> {
  for (const begun = Date.now(); await isAlive(pid); await sleep(50)) {
    const attempt = await tryInstanceLock(urlOf(port), { holder });
    if ('holder' in attempt) throw inUse(attempt.holder, port);
    if ('lock' in attempt) {
      log('Stopping the PostgreSQL that an earlier, killed process left running.');
      await stopPostmaster(pid, urlOf(port));
      await attempt.lock.release();
      return;
    }
    if (!('unreachable' in attempt)) continue;
    const state = stateIn(attempt.unreachable);
    if (Date.now() - begun < patienceWith[state]) continue;
    log(`Ending the PostgreSQL that an earlier, killed process left ${state}.`);
    await stopAtOnce(pid);
    await endStragglers(folder);
    return;
  }
}

/**
 * Empty or cut off, as a power cut leaves it: PostgreSQL would refuse to start because of it. A server that is just
 * starting writes into it a moment after it has made it.
 */
async function settleBrokenFile({ folder, inUse }: Leftovers): Promise<void> {
  const isThere = () =>
    readFile(path.join(folder, pidFile)).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 100; tries += 1) {
    if (!(await isThere()) || (await readPostmaster(folder))) return;
    if ((await allIn(folder)).length === 0) break;
    await sleep(20);
  }
  for (const pid of await allIn(folder)) {
    const owner = await livingOwner(pid);
    if (owner) throw inUse(`process ${owner}`, 0);
  }
  await endStragglers(folder);
  if (!(await readPostmaster(folder))) await rm(path.join(folder, pidFile), { force: true });
}

/** The port is written a moment after the process number. */
async function portOnceKnown(folder: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = (await readPostmaster(folder))?.port;
    if (port) return port;
    await sleep(10);
  }
  return 0;
}
