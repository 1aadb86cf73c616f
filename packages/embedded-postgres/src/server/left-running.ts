import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Postmaster = { pid: number; port: number; ready: boolean };

export const pidFile = 'postmaster.pid';

/** What PostgreSQL wrote about itself into its data folder; perhaps long ago. */
export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(folder, pidFile), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]) || 0, ready: lines[7]?.trim() === 'ready' };
}

/** Whether the system knows such a process, be it dead and not yet collected by its parent. */
export function hasNumber(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sends a signal; false where the process has ended since it was last looked at. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

export async function isAlive(pid: number): Promise<boolean> {
  if (!hasNumber(pid)) return false;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z';
}

/** Whether this process is a PostgreSQL working in this folder, and not a stranger that got its number. */
export async function worksIn(folder: string, pid: number): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  if (process.platform === 'linux') {
    const there = await stat(`/proc/${pid}/cwd`).catch(() => undefined);
    const here = await stat(folder);
    if (there?.ino !== here.ino || there.dev !== here.dev) return false;
    // A person's shell may stand in the folder as well.
    const program = await readlink(`/proc/${pid}/exe`).catch(() => '');
    return path.basename(program).startsWith('postgres');
  }
  const command = await new Promise<string>((resolve) => {
    execFile('ps', ['-p', String(pid), '-o', 'command='], (_error, stdout) => resolve(stdout));
  });
  return command.includes('postgres') && command.includes(folder);
}

const patienceMs = 5_000;

/**
 * Waits for what a killed server's processes still do, and ends it after five seconds: two servers on one
 * folder would ruin it. (Without /proc PostgreSQL's own check of its shared memory has to do.)
 */
export async function endStragglers(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const end = Date.now() + patienceMs; ; await sleep(20)) {
    const stragglers = await allIn(folder);
    if (stragglers.length === 0) return;
    if (Date.now() > end) for (const pid of stragglers) sendSignal(pid, 'SIGKILL');
  }
}

/** The processes that work in this folder; an empty list where that cannot be seen. */
export async function allIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const numbers = (await readdir('/proc'))
    .map(Number)
    .filter((number) => number > 0 && number !== process.pid);
  const found = await Promise.all(numbers.map((pid) => worksIn(folder, pid)));
  return numbers.filter((_, index) => found[index]);
}

/** Linux: stops all of a server where it stands, the first before the others, lest it start more of them. */
export async function freeze(folder: string, postmaster: number): Promise<void> {
  process.kill(postmaster, 'SIGSTOP');
  for (const pid of await allIn(folder)) sendSignal(pid, 'SIGSTOP');
}

/** Linux: lets what was frozen go on. */
export async function thaw(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const pid of await allIn(folder)) sendSignal(pid, 'SIGCONT');
}
