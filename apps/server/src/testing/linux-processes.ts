import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

export function childOf(parent: number, word: string): number {
  return processes().find((each) => each.parent === parent && each.command.includes(word))?.pid ?? 0;
}

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
