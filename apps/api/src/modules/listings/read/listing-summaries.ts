import { type ItemSummary, lineOf } from '@serendib/contract/listings/item-summary';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isPublic } from '../../../schema/index.ts';
import { type FoundListing, findListings } from './found-listing.ts';
import { publicView } from './views.ts';

/** What stands in lists of things of all kinds, of those of these listings that are public; in no order. */
export async function listingSummaries(db: Db, ids: string[], publicUrl: string): Promise<ItemSummary[]> {
  const chosen = sql`select id from listings where id = any(${sql.param(ids)}::uuid[]) and ${isPublic}`;
  return (await findListings(db, chosen, sql`chosen_id`)).map((found) => summaryOf(found, publicUrl));
}

export function summaryOf(found: FoundListing, publicUrl: string): ItemSummary {
  const kind: Kind = kinds[found.kind];
  const shown: Record<string, unknown> = { ...publicView(found.kind, found, publicUrl) };
  const { _id, image, averageRating, reviewCount, isPremium, checkedAt } = shown as unknown as ItemSummary;
  return {
    ...{ kind: found.kind, _id, image, averageRating, reviewCount, isPremium, checkedAt },
    title: String(shown[kind.title]),
    line: lineOf(kind, shown),
    district: typeof shown.district === 'string' ? shown.district : null,
    href: `${kind.pages.one}/${_id}`,
  };
}
