import { setTimeout as sleep } from 'node:timers/promises';
import { tryInstanceLock } from './instance-lock.ts';
import { isAlive, sendSignal } from './left-running.ts';

/**
 * What a server is told to end it, each after the one before did not help for so many ms: a fast shutdown, an immediate
 * one (which the next start recovers from), and the end.
 */
const orders = [
  ['SIGINT', 8_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 1_000],
] as const;

/** Milliseconds in which any server ends, one that is frozen included. */
export const stopsWithin = 13_500;

/**
 * Ends a server, more and more firmly. One that recovers from a crash is told at once to end where it stands: PostgreSQL
 * 18 may never end of a fast shutdown then, and has to recover anew in any case.
 */
export async function stopPostmaster(pid: number, url: string): Promise<void> {
  if (!(await isAlive(pid))) return;
  if ((await stateOf(url)) === 'recovering') await stopAtOnce(pid);
  else await tell(pid, 0);
}

/** Without a fast shutdown before. */
export const stopAtOnce = (pid: number): Promise<void> => tell(pid, 1);

async function tell(pid: number, first: number): Promise<void> {
  for (const [signal, patience] of orders.slice(first)) {
    const end = Date.now() + patience;
    if (!(await isAlive(pid)) || !sendSignal(pid, signal)) return;
    while (Date.now() < end && (await isAlive(pid))) await sleep(5);
  }
}

async function stateOf(url: string): Promise<State> {
  const attempt = await tryInstanceLock(url, { holder: 'stopping', isOnlyLooking: true, timeoutMs: 1_000 });
  return 'unreachable' in attempt ? stateIn(attempt.unreachable) : 'open';
}

export type State = 'open' | 'recovering' | 'shutting down' | 'silent';

/** What a server's refusal of a connection says about it; its words are English, since we start it so. */
export function stateIn(refusal: Error): State {
  if (!('code' in refusal) || refusal.code !== '57P03') return 'silent';
  return refusal.message.includes('shutting down') ? 'shutting down' : 'recovering';
}
