import type { Evidence, ReviewedType } from '@serendib/contract/reviews/endpoints';
import { type Scores, scoreNames } from '@serendib/contract/reviews/scores';
import { shows } from '../../platform/cache/cache-tags.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { tags } from '../../schema/cache-tags.ts';
import { findAskable } from '../listings/index.ts';
import { findAgreedMonth, findScores, sumEvidence } from './evidence.queries.ts';

interface Item {
  itemType: ReviewedType;
  itemId: string;
}

/** What is known of a visitor and a listing: whether they travelled as agreed here, what they answered, whether it is theirs. */
export async function showJourney(
  { db }: Pick<Context, 'db'>,
  { id }: Visitor,
  { itemType, itemId }: Item,
): Promise<{ agreed: string | null; scores: Scores | null; isOwn: boolean }> {
  if (itemType === 'destination') return { agreed: null, scores: null, isOwn: false };
  const [agreed, scores, listing] = await Promise.all([
    findAgreedMonth(db, id, itemId),
    findScores(db, id, itemId),
    findAskable(db, itemType, itemId),
  ]);
  return { agreed, scores, isOwn: listing?.ownerId === id };
}

/** Reviews by those who travelled as agreed here, and by others, apart. */
export async function showEvidence(
  { replica }: Pick<Context, 'replica'>,
  { itemType, itemId }: Item,
): Promise<Evidence> {
  shows(tags.reviewsOf(itemId));
  const { sums, scores } = await sumEvidence(replica, itemType, itemId);
  const of = (isAgreed: boolean) => {
    const found = sums.find((one) => one.isAgreed === isAgreed);
    return { count: found?.count ?? 0, average: found?.average ?? null };
  };
  const order = (name: (typeof scoreNames)[number]) => scoreNames.indexOf(name);
  return {
    agreed: of(true),
    others: of(false),
    scores: scores.sort((a, b) => order(a.name) - order(b.name)),
  };
}
