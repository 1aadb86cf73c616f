import { lstat, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** With when it started: in a container the next process has the number of the one before. */
const ownName = `serendib-incoming-${process.pid}-${Math.round(performance.timeOrigin)}-`;
/** What a folder of this process for large files begins with. */
export const ownPrefix = path.join(tmpdir(), ownName);

/** Removes what processes that were killed have left: photos of papers among them, as they were sent. */
export async function removeLeftovers(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    const [, pid] = /^serendib-incoming-(\d+)-/.exec(name) ?? [];
    if (!pid || name.startsWith(ownName) || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    const folder = path.join(tmpdir(), name);
    const found = await lstat(folder).catch(() => undefined);
    if (found?.isDirectory() && found.uid === (process.getuid?.() ?? found.uid))
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
