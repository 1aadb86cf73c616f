import type { AdminView } from '@serendib/contract/listings/admin-endpoints';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import { titleOf } from '@serendib/contract/listings/title-of';
import { unansweredOf } from '@serendib/contract/listings/unanswered';
import { kindUi } from '~/kinds/index.ts';

/** A row of the admin tables: a listing of any kind. */
export interface AdminRow {
  _id: string;
  kind: KindName;
  title: string;
  image: string | null;
  imageIsDrawing: boolean;
  /** The print of ours that stands where there is no picture. */
  print: string;
  status: ListingStatus;
  needsReview: boolean;
  /** When a person last looked at it. */
  lookedAt: string | null;
  isPremium: boolean;
  isFeatured: boolean;
  isHidden: boolean;
  /** How many questions its owner left without an answer, where that is all of ten or more. */
  unanswered: number | undefined;
  isExternal: boolean;
  version: number;
  ownerName: string | null;
  submittedAt: string;
  changedAt: string | null;
  /** What tells it from its neighbours, in a few words each. */
  facts: string[];
}

export function adminRow<K extends KindName>(kind: K, one: AdminView[K]): AdminRow {
  const about: Kind = kinds[kind];
  const { image, drawing } = about;
  const details = one as unknown as Record<string, unknown>;
  const pictured = details[image];
  const { _id, status, needsReview, isPremium, isHidden, isExternal, version, submittedAt, changedAt } = one;
  return {
    ...{ _id, kind, status, needsReview, isPremium, isHidden, isExternal, version, submittedAt, changedAt },
    lookedAt: one.lookedAt,
    imageIsDrawing: one.imageIsDrawing,
    print: drawing(_id, details),
    facts: kindUi[kind].factsOf(one).filter((fact) => !!fact) as string[],
    title: titleOf(about, one),
    image: ((Array.isArray(pictured) ? pictured[0] : pictured) as string | null) || null,
    unanswered: unansweredOf(one.replies),
    isFeatured: one.featuredStatus !== 'none',
    ownerName: one.owner?.userName ?? null,
  };
}
