import { addMonths } from '@serendib/contract/calendar-months';
import {
  type FreeMonthsKind,
  type FreeMonthsView,
  freeMonthsKinds,
  type TakenFreeMonths,
} from '@serendib/contract/entitlements/endpoints';
import { promotion, promotionDaysLeft } from '@serendib/contract/promotion';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/module.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { findPromotionLastDay } from '../../settings/index.ts';
import { lockScope, type Scope } from '../entitlements.queries.ts';
import { grantPremium } from '../premium.ts';
import {
  findHad,
  findOwnFreeMonths,
  findTaken,
  forgetAddresses,
  hadPremium,
  insertFreeMonths,
  lockToStart,
  type OwnFreeMonths,
  updateFreeMonths,
} from './free-months.queries.ts';

export const runsAt = async (db: Db, at: Date): Promise<boolean> =>
  promotionDaysLeft(at, await findPromotionLastDay(db)) > 0;

export interface FreeMonthsWanted {
  userId: string;
  kind: FreeMonthsKind;
  /** The tour whose premium they begin; the premium of all others is for what the person owns of the kind. */
  listingId?: string;
  /** When it was asked for, at which the promotion must run. */
  wantedAt: Date;
  at: Date;
}

/**
 * Gives the free months with which the first premium of a kind begins, once for a person and kind. Says whether
 * they were due. A tour that is not submitted yet has them kept for it.
 */
export async function giveFreeMonths(
  db: Db,
  { userId, kind, listingId, wantedAt, at }: FreeMonthsWanted,
): Promise<boolean> {
  await lockScope(db, { kind, userId });
  if (!(await runsAt(db, wantedAt)) || (await hadPremium(db, userId, kind))) return false;
  const taken = await insertFreeMonths(db, userId, kind, at);
  if (!taken) return false;
  if (kind === 'tour' && !listingId) return true;
  if (listingId) await updateFreeMonths(db, taken.id, { spentAt: at, listingId, startedAt: at });
  await grant(db, taken.id, listingId ? { kind, listingId } : { kind, userId }, userId, at);
  return true;
}

const grant = (db: Db, id: string, scope: Scope, userId: string | null, at: Date): Promise<void> =>
  grantPremium(db, {
    ...{ scope, userId, at },
    lasts: { months: promotion.months },
    by: { source: 'promotion', sourceId: id },
  });

export const spendFreeMonths = (db: Db, id: string, listingId: string, at: Date): Promise<void> =>
  updateFreeMonths(db, id, { spentAt: at, listingId });

/** Whether the approval of a listing is to begin free months. */
export const awaitsFreeMonths = async (db: Db, listingId: string): Promise<boolean> =>
  (await lockToStart(db, listingId)) !== undefined;

/** The free months of a tour begin when it is approved for the first time. */
export async function startFreeMonths(
  db: Db,
  listing: { id: string; ownerId: string | null },
  at: Date,
): Promise<void> {
  const found = await lockToStart(db, listing.id);
  if (!found) return;
  await updateFreeMonths(db, found.id, { startedAt: at });
  await grant(db, found.id, { kind: 'tour', listingId: listing.id }, listing.ownerId, at);
}

/** What a person is offered, has taken or cannot have of each kind. */
export async function showFreeMonths(
  { db, clock, takesPayments }: Pick<Context, 'db' | 'clock' | 'takesPayments'>,
  userId: string,
): Promise<FreeMonthsView[]> {
  const now = clock();
  // One after the other, because this is asked within a transaction too.
  const runs = await runsAt(db, now);
  const taken = await findTaken(db, userId);
  const had = await findHad(db, userId);
  return freeMonthsKinds.map((kind) => {
    // Their own comes first: the address may have been another's, who took some.
    const own = taken.find((one) => one.kind === kind);
    const before = had.find((one) => one.kind === kind);
    // Those of a tour that was deleted before it was approved, or long ago, are lost with it.
    if (own?.isOwn && (kind !== 'tour' || own.isToBegin || before?.freeUntil))
      return {
        kind,
        state: 'taken',
        endsAt: before?.freeUntil ? new Date(before.freeUntil).toISOString() : null,
        ...(kind === 'tour' && { awaitsSubmission: !own.isSpent }),
      };
    if (!takesPayments || !runs || own || before) return { kind, state: 'closed', endsAt: null };
    const endsAt = kind === 'tour' ? null : addMonths(now, promotion.months).toISOString();
    return { kind, state: 'open', endsAt };
  });
}

/** Once the promotion is over, an address is of no more use. */
export async function forgetWhoTook({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  if (!(await runsAt(db, clock()))) await forgetAddresses(db);
}

/** The free months that a person took; those of a tour begin when it is approved. */
export const listTakenFreeMonths = async (db: Db, userId: string): Promise<TakenFreeMonths[]> =>
  (await findOwnFreeMonths(db, userId)).map(takenView);

const takenView = ({ kind, takenAt, startsAt, endsAt }: OwnFreeMonths): TakenFreeMonths => ({
  kind,
  takenAt: takenAt.toISOString(),
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});

export const ownFreeMonths: PersonalData = {
  name: 'freeMonths',
  export: async (db, userId) =>
    (await findOwnFreeMonths(db, userId)).map((one) => ({
      ...takenView(one),
      addressHash: one.addressHash?.toString('hex') ?? null,
    })),
  // The row stays with the account's, which has nothing of the person any more; the hash goes with the promotion.
  remove: async () => undefined,
};
