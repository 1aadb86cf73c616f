import { daysAhead } from '@serendib/contract/listings/days-asked';
import type { KindName } from '@serendib/contract/listings/kind';
import { shows } from '../../../../platform/cache/cache-tags.ts';
import { tags } from '../../../../schema/cache-tags.ts';
import { daysAsked, daysIn } from '../list/list-query.ts';
import type { ReadContext } from '../read-context.ts';
import { findBusy, findKept } from './dates.queries.ts';
import { findLeaving } from './departures.queries.ts';
import { keptSince } from './list-on-dates.ts';

/** Of listings that are named: which are busy on these days, which are free, and whom one has to ask. */
export async function datesOf(
  { replica, clock }: Pick<ReadContext, 'replica' | 'clock'>,
  kind: KindName,
  ids: readonly string[],
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<(id: string) => 'free' | 'ask' | 'busy' | null> {
  const at = clock();
  const asks = daysAsked(kind, asked);
  if (!asks) return () => null;
  for (const id of ids) shows(tags.calendar(id));
  const days = daysIn(kind, asked, at);
  if (!days) {
    const leaving = await findLeaving(replica, ids, daysAhead(asks, at));
    return (id) => (leaving.has(id) ? 'free' : 'ask');
  }
  const [busy, kept] = await Promise.all([
    findBusy(replica, ids, days),
    findKept(replica, ids, keptSince(at)),
  ]);
  return (id) => (busy.has(id) ? 'busy' : kept.has(id) ? 'free' : 'ask');
}
