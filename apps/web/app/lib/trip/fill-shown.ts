import { itemKey } from '@serendib/contract/trips/keys';
import { call } from '~/lib/api/call.ts';
import { hangLocated } from './hang.ts';
import { readLocal, type Shown } from './local-trips.ts';
import { keep, tripsIn } from './trips.ts';

/** So many are asked for at once; the API refuses more. */
const mostAtOnce = 60;

/**
 * Asks what is to be shown of saved things of which nothing whole is known, or of all. What is not public any more keeps its
 * name, so that one knows what is gone. Without a network what was known stays.
 */
export async function fillShown(all = false): Promise<void> {
  const kept = readLocal();
  const items = tripsIn(kept).flatMap(({ copy }) => copy.items);
  const keys = [...new Set(items.map(itemKey))].filter((key) => {
    const known = kept.shown[key];
    return all || !known || known.isPartial;
  });
  for (let at = 0; at < keys.length; at += mostAtOnce) {
    const some = keys.slice(at, at + mostAtOnce);
    const ids = some.map((key) => key.slice('item:'.length)).join(',');
    const found = await call('GET /items', { query: { ids } }).catch(() => null);
    if (!found) return;
    keep((before) => ({ ...before, shown: withFound(before.shown, some, found.data) }));
    if (!all) hangLocated(some);
  }
}

function withFound(known: Record<string, Shown>, keys: readonly string[], found: readonly Shown[]) {
  const next = { ...known };
  for (const key of keys) {
    const one = found.find(({ kind, _id }) => itemKey({ kind, itemId: _id }) === key);
    const before = next[key];
    if (one) next[key] = one;
    else if (before) next[key] = { ...before, isPartial: false, isGone: true };
  }
  return next;
}
