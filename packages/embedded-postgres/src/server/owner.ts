import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { isAlive } from './left-running.ts';

/** A setting of our own, by which a server's command line says for which app it was started. */
const setting = 'serendib.app';
const pattern = /serendib\.app=(\d+):(\d*)/;

/** For the command line of a server that this process starts. */
export async function ownerSetting(): Promise<string> {
  return `${setting}=${process.pid}:${await startOf(process.pid)}`;
}

/**
 * The app for which this server was started, if that lives: only then is there one that looks after it. The instance
 * lock cannot tell, since it is lost whenever the server recovers from a crash.
 */
export async function livingOwner(postmaster: number): Promise<number | undefined> {
  const [, number, start] = pattern.exec(await commandOf(postmaster)) ?? [];
  const pid = Number(number);
  if (!pid || !(await isAlive(pid))) return undefined;
  return (await startOf(pid)) === start ? pid : undefined;
}

/** Tells a process from a later one that got its number. Empty where there is no /proc. */
async function startOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux')
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  return new Promise((resolve) => {
    execFile('ps', ['-p', String(pid), '-o', 'command='], (_error, stdout) => resolve(stdout));
  });
}
