import { addDays, dayAfter, dayOf } from '@serendib/contract/calendar';
import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { longestValidDays, remindDays, type SeenType, seenOf } from '@serendib/contract/papers/seen';
import type { SeenForAdmin } from '@serendib/contract/papers/seen-endpoints';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { StoredSeenPaper } from '../../schema/index.ts';
import {
  findListingKind,
  findToMail,
  lockAnyListing,
  lockListingForPapers,
  setPapersSeen,
  tellOwnerOfChange,
} from '../listings/index.ts';
import {
  deleteSeen,
  deleteSeenBefore,
  deleteSeenOf,
  findOver,
  findSeen,
  findSeenBy,
  findSeenOf,
  lockToRemind,
  markReminded,
  upsertSeen,
} from './seen.queries.ts';
import { changedPaper, paperEndsEmail } from './seen-emails.ts';

type SeenContext = Pick<Context, 'db' | 'clock' | 'mailer'>;

const typesOf = (kind: KindName): readonly SeenType[] => seenOf[kind] ?? [];
const ordered = <Seen extends { type: SeenType }>(kind: KindName, seen: Seen[]): Seen[] => {
  const order = typesOf(kind);
  return [...seen].sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
};

export async function listSeen({ db }: Pick<Context, 'db'>, id: string): Promise<SeenForAdmin[]> {
  const kind = await findListingKind(db, id);
  if (!kind) throw new AppError('NOT_FOUND');
  const found = (await findSeenBy(db, id)).map(({ seen, userName }) => ({
    ...{ type: seen.type, validUntil: seen.validUntil, seenAt: seen.seenAt.toISOString() },
    seenBy: { _id: seen.seenBy, userName },
  }));
  return ordered(kind, found);
}

/** Writes what travellers are told, from what is kept; on a listing that is locked. */
async function tell(db: Db, { id, kind }: { id: string; kind: KindName }): Promise<void> {
  const seen = ordered(kind, await findSeen(db, id));
  await setPapersSeen(
    db,
    id,
    seen.map(({ type, seenAt, validUntil }) => ({ type, seenOn: dayOf(seenAt), validUntil })),
  );
}

/** Changes what was seen of a listing that is locked, tells travellers and its owner, and writes down who did it. */
async function change(
  { db, clock, mailer }: SeenContext,
  { id, type, admin }: { id: string; type: string; admin: Visitor },
  work: (tx: Db, type: SeenType, at: Date) => Promise<Pick<StoredSeenPaper, 'validUntil'> | null>,
): Promise<SeenForAdmin[]> {
  const at = clock();
  await db.transaction(async (tx) => {
    const listing = await lockListingForPapers(tx, id);
    const known = listing && typesOf(listing.kind).find((one) => one === type);
    if (!known) throw new AppError('NOT_FOUND');
    const before = (await findSeen(tx, id)).find((one) => one.type === known);
    const after = await work(tx, known, at);
    await tell(tx, listing);
    const parts = changedPaper(known, before ?? null, after);
    const path = `${kinds[listing.kind].pages.one}/${id}`;
    await tellOwnerOfChange({ mailer }, tx, admin, listing, parts, { path, isOurs: true });
    const sideOf = (one: Pick<StoredSeenPaper, 'validUntil'> | null | undefined) =>
      one ? { paper: known, validUntil: one.validUntil } : null;
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: after ? 'see paper' : 'take back paper', at },
      ...{ thing: listing.kind, thingId: id, thingName: listing.title },
      ...{ before: sideOf(before), after: sideOf(after) },
    });
  });
  return listSeen({ db }, id);
}

/** That an administrator has seen a paper: pages say it until its last day is over. */
export const recordSeen = (
  context: SeenContext,
  admin: Visitor,
  { id, type }: { id: string; type: string },
  validUntil: string,
): Promise<SeenForAdmin[]> =>
  change(context, { id, type, admin }, async (tx, known, at) => {
    const refuse = (words: string) => new AppError('INVALID', words, { validUntil: words });
    const today = dayOf(at);
    if (validUntil < today) throw refuse(t('This day is over.'));
    if (validUntil > dayAfter(today, longestValidDays)) throw refuse(t('This is too far ahead.'));
    await upsertSeen(tx, { listingId: id, type: known, validUntil, seenAt: at, seenBy: admin.id });
    return { validUntil };
  });

export const takeBackSeen = (
  context: SeenContext,
  admin: Visitor,
  { id, type }: { id: string; type: string },
): Promise<SeenForAdmin[]> =>
  change(context, { id, type, admin }, async (tx, known) => {
    if (!(await deleteSeen(tx, id, known))) throw new AppError('NOT_FOUND');
    return null;
  });

const batch = 100;

/**
 * What time alone does to papers, looked at on the half hour, at which days begin in Sri Lanka: the words of those that are over
 * go, and owners are asked for the next ones in time.
 */
export async function letPapersEnd({ db, clock, mailer }: Pick<Context, 'db' | 'clock' | 'mailer'>) {
  const at = clock();
  const today = dayOf(at);
  for (let over = await findOver(db, today, batch); over.length > 0; over = await findOver(db, today, batch))
    for (const id of over)
      await db.transaction(async (tx) => {
        // One that is deleted may be restored, and then says what its row has.
        const listing = await lockAnyListing(tx, id);
        await deleteSeenBefore(tx, id, today);
        if (listing) await tell(tx, listing);
      });
  for (let seen = batch; seen === batch; )
    seen = await db.transaction(async (tx) => {
      const due = await lockToRemind(tx, dayOf(addDays(at, remindDays)), batch);
      for (const { seen, listing } of due) {
        await markReminded(tx, seen, at);
        const owner = await findToMail(tx, listing.ownerId);
        if (owner) await mailer.queue(tx, paperEndsEmail(owner, listing, seen));
      }
      return due.length;
    });
}

/** Which papers were seen of what a person has listed; that goes with them. */
export const seenData: PersonalData = {
  name: 'seenPapers',
  export: findSeenOf,
  remove: async (db, userId) => {
    await deleteSeenOf(db, userId);
  },
};
