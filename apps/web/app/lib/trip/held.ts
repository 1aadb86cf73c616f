import { makeListeners } from '~/lib/listeners.ts';

/** Pages that are not safe from listeners have none. */
const allLocks = (): LockManager | undefined => navigator.locks ?? undefined;
const lockOf = (id: string) => `serendib:deleted:${id}`;

/** Of trips whose deletion can be taken back in this tab: what ends that. */
const here = new Map<string, () => void>();
/** The locks that this tab has asked for, until they are free again: what it holds itself it knows. */
const asked = new Set<string>();
/** The locks of other tabs, as they were when they were looked at last. */
let elsewhere: ReadonlySet<string> = new Set();
const [onRelease, tellReleased] = makeListeners();

/** Calls back when a deletion may go up. */
export { onRelease };

/** Keeps the deletion of a trip from going up as long as it can be taken back; what is given lets it go. */
export function holdDeletion(id: string): () => void {
  let unlock = () => {};
  const isOver = new Promise<void>((done) => {
    unlock = done;
  });
  const release = () => {
    unlock();
    if (here.get(id) !== release) return;
    here.delete(id);
    tellReleased();
  };
  here.set(id, release);
  asked.add(lockOf(id));
  // Other tabs see it by the lock, which goes with this tab however that ends.
  allLocks()
    ?.request(lockOf(id), () => isOver)
    .catch(() => {})
    .finally(() => here.has(id) || asked.delete(lockOf(id)));
  return release;
}

/** Lets all go that this tab holds, and gives which trips they were of. */
export function releaseAll(): string[] {
  const held = [...here];
  for (const [, release] of held) release();
  return held.map(([id]) => id);
}

/** Looks at what other tabs hold. */
export async function lookForHeld(): Promise<void> {
  const seen = await allLocks()?.query();
  const names = seen?.held?.flatMap(({ name }) => name ?? []) ?? [];
  elsewhere = new Set(names.filter((name) => !asked.has(name)));
}

/** Whether a deletion is held, as far as is known since they were looked at last. */
export const isHeld = (id: string): boolean => here.has(id) || elsewhere.has(lockOf(id));
