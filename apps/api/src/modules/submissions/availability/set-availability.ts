import { dayAfter, dayInWords, dayOf } from '@serendib/contract/calendar';
import { busyWords, fieldOfState } from '@serendib/contract/listings/availability';
import type { AvailabilitySent } from '@serendib/contract/listings/availability-endpoints';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { longestAway } from '@serendib/contract/listings/limits';
import type { OwnerView } from '@serendib/contract/listings/views';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import type { Listing } from '../../../schema/index.ts';
import {
  changedByAnother,
  keepAwayDays,
  lockBack,
  lockTheirs,
  showOwned,
  writeAvailability,
} from '../../listings/index.ts';
import { insertRevision } from '../changing/change.queries.ts';

type New = Pick<Listing, 'availability' | 'awayUntil'>;

/** What an owner says from day to day. Travellers see it at once; our team has nothing to look at. */
export async function setAvailability<K extends KindName>(
  context: Context,
  kind: K,
  id: string,
  { visitor, sent }: { visitor: Visitor; sent: AvailabilitySent },
): Promise<OwnerView[K]> {
  const at = context.clock();
  const wanted = { availability: sent.state, awayUntil: untilOf(sent, dayOf(at)) };
  await context.db.transaction(async (tx) => {
    const listing = await lockTheirs(tx, visitor, kind, id, 'edit');
    // Its calendar may not say so yet, where a process of the version before wrote the row.
    if (listing.availability === wanted.availability && listing.awayUntil === wanted.awayUntil)
      return keepAwayDays(tx, id, at);
    const byRole = visitor.id === listing.ownerId ? 'owner' : 'admin';
    await change(tx, listing, wanted, { byRole, actorId: visitor.id, at });
    const part = { label: t('Availability'), from: wordsOf(listing), to: wordsOf(wanted) };
    const before = { availability: listing.availability, awayUntil: listing.awayUntil };
    const changed = { parts: [part], before, after: wanted };
    await changedByAnother(context, tx, { visitor, listing, at }, changed);
  });
  return showOwned(context, kind, id);
}

const wordsOf = ({ availability: availabilityState, awayUntil }: New) =>
  busyWords({ availabilityState, awayUntil }) ?? t('Available');

function untilOf({ state, until }: AvailabilitySent, today: string): string | null {
  if (!until) return null;
  const refuse = (words: string) => new AppError('INVALID', words, { until: words });
  if (state !== 'away') throw refuse(t('A day can be named for one that is away.'));
  if (until <= today) throw refuse(t('Please choose a day after today.'));
  const last = dayAfter(today, longestAway);
  if (until > last) throw refuse(t('Please choose a day up to {last}.', { last: dayInWords(last) }));
  return until;
}

async function change(
  tx: Db,
  listing: Listing,
  wanted: New,
  { at, ...by }: { byRole: 'owner' | 'admin' | 'system'; actorId: string | null; at: Date },
): Promise<void> {
  const { id, kind, details, version } = listing;
  const field = (kinds[kind] as Kind).availability?.field;
  const said = fieldOfState(wanted.availability);
  if (!field || details[field] === said) return writeAvailability(tx, id, { ...wanted, at });
  const next = version + 1;
  await writeAvailability(tx, id, {
    ...wanted,
    rewritten: { details: { ...details, [field]: said }, version: next },
    at,
  });
  const changes = [{ field, from: details[field] ?? null, to: said }];
  await insertRevision(tx, { ...by, listingId: id, version: next, changes, at });
}

const batch = 200;

/** Who was away until today is available again. */
export async function endAway({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = clock();
  for (let ended = batch; ended === batch; ) {
    ended = await db.transaction(async (tx) => {
      const back = await lockBack(tx, dayOf(at), batch);
      for (const listing of back)
        await change(
          tx,
          listing,
          { availability: 'available', awayUntil: null },
          { byRole: 'system', actorId: null, at },
        );
      return back.length;
    });
  }
}
