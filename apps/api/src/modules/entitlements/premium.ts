import { addDays } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import type { Plan } from '@serendib/contract/entitlements/endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import type { Db } from '../../platform/database/database.ts';
import type { Listing } from '../../schema/index.ts';
import { type Aligned, lockListingsOf } from '../listings/index.ts';
import {
  alignListings,
  cancelEntitlements,
  type Entitlement,
  findByPayment,
  findCovering,
  findGivenAfter,
  findLastEnd,
  findOpen,
  findStillToBegin,
  insertEntitlement,
  lockScope,
  moveEntitlement,
  type Scope,
} from './entitlements.queries.ts';

/** Longer than anything waits for a lock. */
const longestWaitMs = 60_000;

/** The end of what has begun and of all that follows on it; null where nothing has. */
function endOf(open: Entitlement[], now: Date): Date | null {
  if (!open.some(({ startsAt }) => startsAt <= now)) return null;
  return new Date(Math.max(...open.map(({ endsAt }) => endsAt.getTime())));
}

/** Until when an account's listings of a kind are premium; null where they are not. */
export const premiumUntil = async (db: Db, userId: string, kind: KindName, now: Date): Promise<Date | null> =>
  endOf(await findOpen(db, { userId, kind }, now), now);

/**
 * The same for a listing that is made now. A guide's premium is its owner's, who has one profile at a time: a new one had what has
 * ended by now, as the one before it had.
 */
export async function premiumOfNew(
  db: Db,
  userId: string,
  kind: KindName,
  now: Date,
): Promise<{ isPremium: boolean; premiumUntil: Date | null }> {
  const until = await premiumUntil(db, userId, kind, now);
  if (until || kind !== 'tourGuide') return { isPremium: until !== null, premiumUntil: until };
  const ended = await findLastEnd(db, { userId, kind });
  return { isPremium: false, premiumUntil: ended && ended > now ? now : ended };
}

export interface Grant {
  scope: Scope;
  /** The account it belongs to; null where a listing has no owner. */
  userId: string | null;
  lasts: { plan: Plan } | { months: number } | { days: number };
  by: { source: 'payment' | 'admin' | 'promotion'; sourceId: string };
  at: Date;
}

const monthsOf = (plan: Plan): number => (plan === 'yearly' ? 12 : 1);

/**
 * Adds premium at the present end of what covers the scope, or from now on where nothing does, and brings the
 * listings into line. What our team gave single listings of an account goes on after what is added for all of them.
 */
export async function grantPremium(db: Db, { scope, userId, lasts, by, at }: Grant): Promise<void> {
  await lockScope(db, scope);
  const { now, startsAt } = await beginningOf(db, scope, at);
  const endsAt = endAfter(startsAt, lasts);
  await insertEntitlement(
    db,
    {
      ...by,
      userId,
      kind: scope.kind,
      listingId: 'listingId' in scope ? scope.listingId : null,
      plan: 'plan' in lasts ? lasts.plan : null,
      startsAt,
      endsAt,
    },
    at,
  );
  if ('userId' in scope) await moveGiven(db, scope, { startsAt, endsAt, at });
  await alignListings(db, scope, now);
}

/** Moves what would run beside a grant behind its end; what has run of it by then stays where it was. */
async function moveGiven(
  db: Db,
  scope: { kind: KindName; userId: string },
  { startsAt, endsAt, at }: { startsAt: Date; endsAt: Date; at: Date },
): Promise<void> {
  const given = await findGivenAfter(db, scope, startsAt);
  if (given.length > 0) await lockListingsOf(db, scope);
  const ends = new Map<string | null, Date>();
  for (const { id, remindedDays: _, ...one } of given) {
    const hasBegun = one.startsAt < startsAt;
    const left = one.endsAt.getTime() - (hasBegun ? startsAt : one.startsAt).getTime();
    const begins = ends.get(one.listingId) ?? endsAt;
    const moved = { startsAt: begins, endsAt: new Date(begins.getTime() + left) };
    ends.set(one.listingId, moved.endsAt);
    await moveEntitlement(db, id, hasBegun ? { startsAt: one.startsAt, endsAt: startsAt } : moved);
    if (hasBegun) await insertEntitlement(db, { ...one, ...moved }, at);
  }
}

/** All that covers a scope, or is still to: a listing is covered by what its owner has as well. */
const findAllOpen = (db: Db, scope: Scope, at: Date): Promise<Entitlement[]> =>
  'listingId' in scope ? findCovering(db, scope.listingId, at) : findOpen(db, scope, at);

/** When what is granted now would begin: at the end of what covers the scope, or at once where nothing does. */
export async function beginningOf(db: Db, scope: Scope, at: Date): Promise<{ now: Date; startsAt: Date }> {
  const open = await findAllOpen(db, scope, at);
  const now = notBefore(open, at);
  return { now, startsAt: endOf(open, now) ?? now };
}

function endAfter(from: Date, lasts: Grant['lasts']): Date {
  if ('plan' in lasts) return addMonths(from, monthsOf(lasts.plan));
  return 'months' in lasts ? addMonths(from, lasts.months) : addDays(from, lasts.days);
}

/**
 * A grant that waited for another comes with a time from before that one began, and would take it for one that is
 * yet to come: two payments at once would run side by side.
 */
function notBefore(open: Entitlement[], at: Date): Date {
  const first = open[0]?.startsAt;
  return first && first > at && first.getTime() - at.getTime() < longestWaitMs ? first : at;
}

/**
 * Takes back what a payment bought. What was bought after it moves forward, so that no paid day is lost, and so does what our team gave a
 * listing after it.
 */
export async function takeBackPremium(db: Db, orderId: string, at: Date): Promise<Aligned[]> {
  const found = await findByPayment(db, orderId);
  if (!found || found.cancelledAt) return [];
  const scope = scopeOf(found);
  await lockScope(db, scope);
  await cancelEntitlements(db, [found.id], at);
  await closeGaps(db, scope, at);
  if ('userId' in scope) {
    await lockListingsOf(db, scope);
    for (const { listingId } of await findStillToBegin(db, scope, at))
      await closeGaps(db, { kind: scope.kind, listingId }, at);
  }
  return alignListings(db, scope, at);
}

/** Closes everything that is open for a scope. */
export async function cancelPremium(db: Db, scope: Scope, at: Date): Promise<void> {
  await lockScope(db, scope);
  const open = await findOpen(db, scope, at);
  if (open.length > 0)
    await cancelEntitlements(
      db,
      open.map(({ id }) => id),
      at,
    );
  await alignListings(db, scope, at);
}

/**
 * Brings a listing that was passed over since a moment into line with what covers it, and says whether all that covered it by then was taken
 * back. Premium of the demo catalogue is covered by nothing, and stays.
 */
export async function alignSince(
  db: Db,
  { id: listingId, kind, premiumUntil: until, isDemo }: Listing,
  { since, at }: { since: Date; at: Date },
): Promise<boolean> {
  if (isDemo) return false;
  await alignListings(db, { kind, listingId }, at);
  return until !== null && until >= since && (await findCovering(db, listingId, since)).length === 0;
}

async function closeGaps(db: Db, scope: Scope, at: Date): Promise<void> {
  let end = at;
  for (const one of await findAllOpen(db, scope, at)) {
    if (one.startsAt > at && one.startsAt > end) {
      const length = one.endsAt.getTime() - one.startsAt.getTime();
      const endsAt = one.plan ? addMonths(end, monthsOf(one.plan)) : new Date(end.getTime() + length);
      await moveEntitlement(db, one.id, { startsAt: end, endsAt });
      end = endsAt;
    } else if (one.endsAt > end) end = one.endsAt;
  }
}

const scopeOf = ({ kind, listingId, userId }: Entitlement): Scope => {
  if (listingId) return { kind, listingId };
  if (userId) return { kind, userId };
  throw new Error('An entitlement covers nothing.');
};
