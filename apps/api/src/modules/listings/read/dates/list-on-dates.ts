import { addDays } from '@serendib/contract/calendar';
import { keptDays } from '@serendib/contract/calendars/calendar';
import { daysAhead } from '@serendib/contract/listings/days-asked';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { CardView } from '@serendib/contract/listings/views';
import { shows } from '../../../../platform/cache/cache-tags.ts';
import type { Page } from '../../../../platform/lists/paging.ts';
import { tags } from '../../../../schema/cache-tags.ts';
import { listListings } from '../list/list-listings.ts';
import { daysAsked } from '../list/list-query.ts';
import type { ReadContext } from '../read-context.ts';
import { findKept } from './dates.queries.ts';
import { findLeaving } from './departures.queries.ts';

/** Since when a calendar has to have been touched, to be relied on. */
export const keptSince = (at: Date): Date => addDays(at, -keptDays);

/** A page of a list; where days were asked for, with who is free on them for certain or what leaves then, and whom one has to ask. */
export async function listOnDates<K extends KindName>(
  context: ReadContext,
  kind: K,
  query: Record<string, unknown>,
  how: Parameters<typeof listListings>[3] = {},
): Promise<Page<CardView[K]>> {
  const days = daysAsked(kind, query);
  if (!days) return listListings(context, kind, query, how);
  if ((kinds[kind] as Kind).calendar) shows(tags.calendars(kind));
  const page = await listListings(context, kind, query, how);
  const onDates = await marksOf(
    context,
    kind,
    page.items.map(({ _id }) => _id),
    days,
  );
  return { ...page, items: page.items.map((item) => ({ ...item, ...onDates(item._id) })) };
}

async function marksOf(
  { replica, clock }: ReadContext,
  kind: KindName,
  ids: readonly string[],
  days: { from: string; to: string },
): Promise<(id: string) => Pick<CardView[KindName], 'onDates' | 'leaves'>> {
  if ((kinds[kind] as Kind).calendar) {
    const kept = await findKept(replica, ids, keptSince(clock()));
    return (id) => ({ onDates: kept.has(id) ? 'free' : 'ask' });
  }
  // None is left out or in by its departures, so that those on the page alone have to be heard of.
  for (const id of ids) shows(tags.calendar(id));
  const leaving = await findLeaving(replica, ids, daysAhead(days, clock()));
  return (id) => {
    const leaves = leaving.get(id);
    return leaves ? { onDates: 'free', leaves } : { onDates: 'ask' };
  };
}
