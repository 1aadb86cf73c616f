import { addDays } from '@serendib/contract/calendar';
import { keptDays } from '@serendib/contract/calendars/calendar';
import type { KindName } from '@serendib/contract/listings/kind';
import type { CardView } from '@serendib/contract/listings/views';
import { shows } from '../../../../platform/cache/cache-tags.ts';
import type { Page } from '../../../../platform/paging.ts';
import { tags } from '../../../../schema/cache-tags.ts';
import { listListings } from '../list/list-listings.ts';
import { daysIn } from '../list/list-query.ts';
import type { ReadContext } from '../read-context.ts';
import { findKept } from './dates.queries.ts';

/** Since when a calendar has to have been touched, to be relied on. */
export const keptSince = (at: Date): Date => addDays(at, -keptDays);

/** A page of a list; where days were asked for, with who is free on them for certain, and whom one has to ask. */
export async function listOnDates<K extends KindName>(
  context: ReadContext,
  kind: K,
  query: Record<string, unknown>,
  how: Parameters<typeof listListings>[3] = {},
): Promise<Page<CardView[K]>> {
  const at = context.clock();
  if (!daysIn(kind, query, at)) return listListings(context, kind, query, how);
  shows(tags.calendars(kind));
  const page = await listListings(context, kind, query, how);
  const kept = await findKept(
    context.replica,
    page.items.map(({ _id }) => _id),
    keptSince(at),
  );
  return {
    ...page,
    items: page.items.map((item) => ({ ...item, onDates: kept.has(item._id) ? 'free' : 'ask' })),
  };
}
