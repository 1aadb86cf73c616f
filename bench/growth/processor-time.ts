import { readFileSync } from 'node:fs';

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended, or this is no Linux.
    return undefined;
  }
};

/** Milliseconds that this process and the children of another have worked, to a fraction of one. */
export function workedMs(postmaster: number): number {
  const { user, system } = process.cpuUsage();
  const children = read(`/proc/${postmaster}/task/${postmaster}/children`)?.trim().split(' ') ?? [];
  const theirs = children.map((pid) => Number(read(`/proc/${pid}/schedstat`)?.split(' ')[0] ?? 0));
  return (user + system) / 1_000 + theirs.reduce((sum, ns) => sum + ns, 0) / 1_000_000;
}
