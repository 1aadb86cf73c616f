import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { sendSignal } from '@serendib/embedded-postgres/testing';

export function killGroup(group: number): void {
  sendSignal(-numberOf(group), 'SIGKILL');
}

/** A signal to process 0 would go to all of the tests themselves. */
export function numberOf(pid: number | undefined): number {
  if (!pid) throw new Error('The process that a test wants to reach is not there.');
  return pid;
}

export const childOf = (parent: number, word: string): number => numberOf(childrenOf(parent, word)[0]);

export function childrenOf(parent: number, word: string): number[] {
  return processes()
    .filter((each) => each.parent === parent && each.command.includes(word))
    .map(({ pid }) => pid);
}

/** Also one that has ended and of which its parent was not told yet counts as gone. */
export const isRunning = (pid: number): boolean => processes().some((each) => each.pid === pid);

/** Everything that serves this folder: the app by its environment, PostgreSQL by where it works. */
export function processesOf(folder: string): string[] {
  return processes()
    .filter(
      ({ pid }) => read(pid, 'environ').includes(`DATA_DIR=${folder}\0`) || cwdOf(pid).startsWith(folder),
    )
    .map(({ pid, command }) => `${pid} ${command}`);
}

function processes(): { pid: number; parent: number; command: string }[] {
  const numbers = readdirSync('/proc').map(Number).filter(Boolean);
  return numbers.flatMap((pid) => {
    const stat = read(pid, 'stat');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = read(pid, 'cmdline').replaceAll('\0', ' ');
    return fields[0] === 'Z' || !command ? [] : [{ pid, parent: Number(fields[1]), command }];
  });
}

function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function cwdOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
