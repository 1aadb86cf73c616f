import { readdirSync, readFileSync } from 'node:fs';

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of one number of all rounds. */
export const medianOf = <Name extends string>(rounds: readonly Record<Name, number>[], name: Name): number =>
  median(rounds.map((round) => round[name]));

/** The median of what one number is of the other side's: of rounds in turns, each pair measured one right after the other. */
export const medianRatio = <Name extends string>(
  ours: readonly Record<Name, number>[],
  theirs: readonly Record<Name, number>[],
  name: Name,
): number => median(ours.map((round, nth) => round[name] / (theirs[nth]?.[name] ?? Number.NaN)));

/** Milliseconds of Node and of PostgreSQL for one request or page: `1.20 / 0.40`. */
export const processorWords = (rounds: readonly { nodeMs: number; postgresMs: number }[]): string =>
  `${medianOf(rounds, 'nodeMs').toFixed(2)} / ${medianOf(rounds, 'postgresMs').toFixed(2)}`;

/** The value below which so much of all lies: 0.5, 0.99. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

/** The parent of a process, and what it took in itself and in the kernel; Linux counts in hundredths of a second. */
function accountOf(pid: number): { parent: number; ms: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * 10 };
  } catch {
    // It has ended, or this is no Linux.
    return undefined;
  }
}

export const processorMs = (pid: number | undefined): number => (pid && accountOf(pid)?.ms) || 0;

/** Of a process and everything it started, by process. PostgreSQL's processes are children of its own first one. */
export function processorMsOfTree(root: number): Map<number, number> {
  const accounts = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const account = accountOf(Number(name));
        return account ? [[Number(name), account] as const] : [];
      }),
  );
  const found = new Map<number, number>();
  const take = (pid: number) => {
    const account = accounts.get(pid);
    if (!account) return;
    found.set(pid, account.ms);
    for (const [child, { parent }] of accounts) if (parent === pid) take(child);
  };
  take(root);
  return found;
}

/** The sum of a process and everything it started. */
export const totalProcessorMs = (root: number | undefined): number =>
  [...processorMsOfTree(root ?? 0).values()].reduce((sum, ms) => sum + ms, 0);

/** What a process holds in memory, or held at most (`VmHWM`), in millions of bytes; Linux counts it in 1,024. */
export function residentMb(pid: number | undefined, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) * 1.024e-3);
}
