import type { Block, DaySpan } from '@serendib/contract/calendars/calendar';
import { and, asc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  agreements,
  asOldAs,
  calendarImports,
  calendarSpans,
  calendars,
  isBusyOn,
  isPublic,
  listings,
  newId,
  type StoredCalendar,
  type StoredImport,
  type StoredSpan,
  touches,
  users,
} from '../../schema/index.ts';

export async function findCalendar(db: Db, listingId: string): Promise<StoredCalendar | undefined> {
  const [found] = await db.select().from(calendars).where(eq(calendars.listingId, listingId));
  return found;
}

/** The listing that has this secret address, and the language of its owner. */
export async function findOfAddress(
  db: Db,
  addressKey: string,
): Promise<{ listingId: string; language: string | null } | undefined> {
  const [found] = await db
    .select({ listingId: calendars.listingId, language: users.language })
    .from(calendars)
    .innerJoin(listings, eq(listings.id, calendars.listingId))
    .leftJoin(users, eq(users.id, listings.ownerId))
    .where(eq(calendars.addressKey, addressKey));
  return found;
}

/** Says that a calendar was touched, and makes it where it is the first time. */
export async function keepCalendar(
  db: Db,
  listingId: string,
  { keptAt, addressKey }: { keptAt: Date; addressKey: string },
): Promise<void> {
  await db
    .insert(calendars)
    .values({ listingId, keptAt, addressKey })
    .onConflictDoUpdate({ target: calendars.listingId, set: { keptAt } });
}

/** Makes the calendar of a listing that was never touched, so that it has an address. */
export async function ensureCalendar(db: Db, listingId: string, addressKey: string): Promise<void> {
  await db.insert(calendars).values({ listingId, addressKey }).onConflictDoNothing();
}

export const setAddress = (db: Db, listingId: string, addressKey: string) =>
  db.update(calendars).set({ addressKey }).where(eq(calendars.listingId, listingId));

/** The busy days of a listing that touch these days. */
export const findSpans = (db: Db, listingId: string, days: DaySpan, at: Date): Promise<StoredSpan[]> =>
  db
    .select()
    .from(calendarSpans)
    .where(and(eq(calendarSpans.listingId, listingId), isBusyOn(days, at.toISOString())))
    .orderBy(asc(calendarSpans.firstDay), asc(calendarSpans.id));

export const findBlocks = (db: Db, listingId: string): Promise<StoredSpan[]> =>
  db
    .select()
    .from(calendarSpans)
    .where(and(eq(calendarSpans.listingId, listingId), eq(calendarSpans.source, 'block')))
    .orderBy(asc(calendarSpans.firstDay), asc(calendarSpans.id));

/** How often these days were taken by their owner or by another calendar since something was made, as its id says. */
export const countTakenSince = (db: Db, listingId: string, days: DaySpan, since: string): Promise<number> =>
  db.$count(
    calendarSpans,
    and(
      eq(calendarSpans.listingId, listingId),
      inArray(calendarSpans.source, ['block', 'import', 'away']),
      gt(calendarSpans.id, since),
      touches(days),
    ),
  );

export const findAgreedDays = (db: Db, listingId: string, from: string): Promise<DaySpan[]> =>
  db
    .select({ from: calendarSpans.firstDay, to: calendarSpans.lastDay })
    .from(calendarSpans)
    .where(
      and(
        eq(calendarSpans.listingId, listingId),
        eq(calendarSpans.source, 'agreement'),
        gte(calendarSpans.lastDay, from),
      ),
    )
    .orderBy(asc(calendarSpans.firstDay));

export const replaceBlocks = async (db: Db, listingId: string, blocks: readonly Block[]): Promise<void> =>
  replaceSpans(
    db,
    await findBlocks(db, listingId),
    blocks.map(({ from, to, note }) => ({ listingId, source: 'block', note, firstDay: from, lastDay: to })),
  );

type NewSpan = Omit<typeof calendarSpans.$inferInsert, 'id'>;

/**
 * What is there as it is wanted stays as it is, so that its id says since when the days are taken; what is part of one that was
 * there is as old as that. Days before `from` do not count: a span that is under way stays the same, though its days that are over
 * are read no more.
 */
async function replaceSpans(
  db: Db,
  there: readonly StoredSpan[],
  wanted: readonly NewSpan[],
  from = '',
): Promise<void> {
  const keyOf = ({ firstDay, lastDay, note = '' }: NewSpan) =>
    `${firstDay < from ? from : firstDay} ${lastDay} ${note}`;
  const known = Map.groupBy(there, keyOf);
  const missing = wanted.filter((span) => !known.get(keyOf(span))?.pop());
  const over = [...known.values()].flatMap((spans) => spans.map(({ id }) => id));
  if (over.length > 0) await db.delete(calendarSpans).where(inArray(calendarSpans.id, over));
  const idOf = ({ firstDay, lastDay }: NewSpan) => {
    const [oldest] = there
      .filter((one) => one.firstDay <= firstDay && one.lastDay >= lastDay)
      .map(({ id }) => id)
      .sort();
    return oldest === undefined ? newId() : asOldAs(oldest);
  };
  if (missing.length > 0)
    await db.insert(calendarSpans).values(missing.map((span) => ({ ...span, id: idOf(span) })));
}

export const findImports = (db: Db, listingId: string): Promise<StoredImport[]> =>
  db
    .select()
    .from(calendarImports)
    .where(eq(calendarImports.listingId, listingId))
    .orderBy(asc(calendarImports.id));

export async function lockImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const [found] = await db.select().from(calendarImports).where(eq(calendarImports.id, id)).for('update');
  return found;
}

export async function insertImport(
  db: Db,
  made: typeof calendarImports.$inferInsert & { id: string },
): Promise<void> {
  await db.insert(calendarImports).values(made);
}

export const updateImport = (db: Db, id: string, change: Partial<StoredImport>) =>
  db.update(calendarImports).set(change).where(eq(calendarImports.id, id));

/** With the days that it brought. */
export async function deleteImport(
  db: Db,
  listingId: string,
  id: string,
): Promise<Pick<StoredImport, 'name' | 'url'> | undefined> {
  const [gone] = await db
    .delete(calendarImports)
    .where(and(eq(calendarImports.id, id), eq(calendarImports.listingId, listingId)))
    .returning({ name: calendarImports.name, url: calendarImports.url });
  if (gone) await db.delete(calendarSpans).where(eq(calendarSpans.fromId, id));
  return gone;
}

export async function replaceImported(
  db: Db,
  { listingId, id }: Pick<StoredImport, 'listingId' | 'id'>,
  { spans, from }: { spans: readonly DaySpan[]; from: string },
): Promise<void> {
  const there = await db.select().from(calendarSpans).where(eq(calendarSpans.fromId, id));
  // Read every two hours: what has not changed is not announced, and drops no kept page.
  await replaceSpans(
    db,
    there,
    spans.map(({ from, to }) => ({ listingId, source: 'import', fromId: id, firstDay: from, lastDay: to })),
    from,
  );
}

export async function insertSpan(db: Db, span: NewSpan): Promise<void> {
  await db.insert(calendarSpans).values({ ...span, id: newId() });
}

export async function deleteSpansFrom(db: Db, fromIds: readonly string[]): Promise<void> {
  await db.delete(calendarSpans).where(inArray(calendarSpans.fromId, [...fromIds]));
}

export interface DueImport {
  id: string;
  listingId: string;
  url: string;
}

/**
 * Imports that are due, put off in the same statement so that no other process reads them too. Those of a listing that travellers
 * may not see stay due: nothing is offered or agreed about it, and when it comes or comes back they are read in the next run.
 */
export async function takeDueImports(
  db: Db,
  { at, next, most }: { at: Date; next: Date; most: number },
): Promise<DueImport[]> {
  const due = db
    .select({ id: calendarImports.id })
    .from(calendarImports)
    .where(
      and(
        lte(calendarImports.dueAt, at),
        sql`exists (select from ${listings} where ${listings.id} = ${calendarImports.listingId} and ${isPublic})`,
      ),
    )
    .orderBy(asc(calendarImports.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(calendarImports)
    .set({ dueAt: next })
    .where(sql`${calendarImports.id} in (${due})`)
    .returning({
      id: calendarImports.id,
      listingId: calendarImports.listingId,
      url: calendarImports.url,
    });
  return taken.flatMap(({ url, ...ids }) => (url ? [{ ...ids, url }] : []));
}

/** Days that are long over; those of agreements stay as long as these do. */
export const deletePastSpans = (db: Db, before: string) =>
  db.delete(calendarSpans).where(
    and(
      lte(calendarSpans.lastDay, before),
      sql`(${calendarSpans.source} <> 'agreement' or not exists
          (select from ${agreements} where ${agreements.inquiryId} = ${calendarSpans.fromId}))`,
    ),
  );

export const deleteEndedHolds = (db: Db, at: Date) =>
  db.delete(calendarSpans).where(lte(calendarSpans.heldUntil, at));
