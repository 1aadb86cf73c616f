import { addDays, dayAfter, dayInWords, dayOf, daysBetween } from '@serendib/contract/calendar';
import {
  type Block,
  type BusySpan,
  type CalendarImport,
  type DaySpan,
  type DaysAsked,
  keptDays,
  mostBlocks,
  type OwnerCalendar,
  type PromisedSpan,
  type PublicCalendar,
} from '@serendib/contract/calendars/calendar';
import type { BlocksSent } from '@serendib/contract/calendars/endpoints';
import { longestSpan } from '@serendib/contract/calendars/longest-span';
import { farthestDays } from '@serendib/contract/inquiries/inquiry';
import { languages } from '@serendib/contract/languages/languages';
import type { KindName } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import { sayIn } from '@serendib/messages/translate';
import { AppError } from '../../platform/app-error.ts';
import { shows } from '../../platform/cache/cache-tags.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { newToken } from '../../platform/secrets/tokens.ts';
import { tags } from '../../schema/cache-tags.ts';
import type { Listing, StoredCalendar, StoredImport, StoredSpan } from '../../schema/index.ts';
import {
  changedByAnother,
  findAwayAtOdds,
  findVisible,
  keepAwayDays,
  lockListingRow,
  lockTheirs,
} from '../listings/index.ts';
import { refuseAgreed } from './agreed-days.ts';
import { changedBlocks, keepingNotes, keepsCalendar, nameForOthers, ownCalendarPage } from './by-another.ts';
import {
  deleteEndedHolds,
  deletePastSpans,
  ensureCalendar,
  findAgreedDays,
  findBlocks,
  findCalendar,
  findImports,
  findOfAddress,
  findSpans,
  keepCalendar,
  replaceBlocks,
  setAddress,
} from './calendars.queries.ts';
import { deletePastDepartures } from './departures.queries.ts';
import { joined } from './imports/read-ics.ts';
import { blockView, refuseStale, versionOfBlocks } from './shown-version.ts';
import { without } from './without.ts';
import { addressOf, writeIcs } from './write-ics.ts';

export type CalendarContext = Pick<Context, 'db' | 'replica' | 'clock' | 'publicUrl' | 'mailer'>;

/** Days that are shown where no last one is asked for. */
const usualDays = 92;
/** Days that are over are kept for so long, so that what was busy can be looked up. */
const pastDays = 60;

/** The days that are asked for, from today on; more than a calendar shows is refused. */
function spanAsked({ from, to }: DaysAsked, today: string): DaySpan {
  const first = from ?? (to && to < today ? to : today);
  const last = to ?? dayAfter(first, usualDays);
  const refuse = (words: string) => new AppError('INVALID', words, { to: words });
  if (last < first) throw refuse(t('The last day is before the first.'));
  if (daysBetween(first, last) >= longestSpan)
    throw refuse(t('Please ask for at most {longestSpan} days.', { longestSpan }));
  return { from: first, to: last };
}

/** Busy before held, and neighbours of one state as one. */
function shownSpans(spans: readonly StoredSpan[], { from, to }: DaySpan): BusySpan[] {
  const of = (isHeld: boolean) =>
    joined(
      spans
        .filter(({ source }) => (source === 'hold') === isHeld)
        .map(({ firstDay, lastDay }) => ({
          from: firstDay < from ? from : firstDay,
          to: lastDay > to ? to : lastDay,
        })),
    );
  const busy = of(false);
  const held = of(true).flatMap((span) => without(span, busy));
  return [
    ...busy.map((span) => ({ ...span, state: 'busy' as const })),
    ...held.map((span) => ({ ...span, state: 'held' as const })),
  ].sort((a, b) => (a.from < b.from ? -1 : 1));
}

export async function showCalendar(
  context: CalendarContext,
  kind: KindName,
  id: string,
  { visitor, asked }: { visitor: Visitor | null; asked: DaysAsked },
): Promise<PublicCalendar | OwnerCalendar> {
  const at = context.clock();
  const span = spanAsked(asked, dayOf(at));
  shows(tags.calendar(id));
  const { found, isTheirs } = await findVisible(context, kind, id, visitor);
  if (isTheirs) return ownerCalendar(context, id, { span, at, byOwner: keepsCalendar(visitor, found) });
  const { replica } = context;
  const [calendar, spans] = await Promise.all([findCalendar(replica, id), findSpans(replica, id, span, at)]);
  const shown = calendarView(calendar, spans, span, at);
  // It is not known until when it is away: its other days are to be asked for.
  return found.availability === 'away' && !found.awayUntil ? { ...shown, kept: false } : shown;
}

function calendarView(
  calendar: StoredCalendar | undefined,
  spans: readonly StoredSpan[],
  span: DaySpan,
  at: Date,
): PublicCalendar {
  const keptAt = calendar?.keptAt ?? null;
  return {
    kept: keptAt !== null && keptAt > addDays(at, -keptDays),
    updatedAt: keptAt?.toISOString() ?? null,
    days: shownSpans(spans, span),
  };
}

/** As its owner sees it; of an owner's calendar an administrator is shown the days, and neither notes nor addresses. */
async function ownerCalendar(
  { db, publicUrl }: CalendarContext,
  id: string,
  { span, at, byOwner }: { span: DaySpan; at: Date; byOwner: boolean },
): Promise<OwnerCalendar> {
  const [found, spans, blocks, imports] = await Promise.all([
    findCalendar(db, id),
    findSpans(db, id, span, at),
    findBlocks(db, id),
    findImports(db, id),
  ]);
  const calendar = found ?? (byOwner ? await startCalendar(db, id) : undefined);
  const shown = blocks.map(blockView);
  return {
    ...calendarView(calendar, spans, span, at),
    blocks: byOwner ? shown : shown.map((block) => ({ ...block, note: '' })),
    version: versionOfBlocks(shown),
    promised: spans.flatMap(promisedView),
    away: spans
      .filter(({ source }) => source === 'away')
      .map(({ firstDay, lastDay }) => ({ from: firstDay, to: lastDay })),
    imports: imports.map((one) => ({ ...importView(one), ...(!byOwner && { name: nameForOthers(one) }) })),
    ...(byOwner && calendar && { icsUrl: addressOf(publicUrl, calendar) }),
  };
}

/** The first look of its owner gives a calendar its secret address: the listing is locked first, as by all who write its calendar. */
async function startCalendar(db: Db, id: string): Promise<StoredCalendar> {
  const made = await db.transaction(async (tx) => {
    await lockListingRow(tx, id);
    await ensureCalendar(tx, id, newToken());
    return findCalendar(tx, id);
  });
  if (!made) throw new Error('A calendar was written and is not there.');
  return made;
}

function promisedView({ source, firstDay, lastDay, fromId }: StoredSpan): PromisedSpan[] {
  if (fromId === null || (source !== 'agreement' && source !== 'hold')) return [];
  const state = source === 'hold' ? 'held' : 'agreed';
  return [{ from: firstDay, to: lastDay, state, inquiryId: fromId }];
}

const importView = ({ id, url, name, state, problem, days, readAt }: StoredImport): CalendarImport => ({
  ...{ _id: id, name, isFile: url === null, state, problem, days },
  readAt: readAt?.toISOString() ?? null,
});

/** The calendar after a change, as who made it may see it: as far ahead as can be looked at. */
export function showChanged(
  context: CalendarContext,
  id: string,
  { byOwner }: { byOwner: boolean },
): Promise<OwnerCalendar> {
  const at = context.clock();
  const today = dayOf(at);
  const span = { from: today, to: dayAfter(today, longestSpan - 1) };
  return ownerCalendar(context, id, { span, at, byOwner });
}

export const touch = (tx: Db, id: string, at: Date) =>
  keepCalendar(tx, id, { keptAt: at, addressKey: newToken() });

/** Locks a listing for what its owner alone does with its calendar: its address lets its reader follow it for good. */
export async function lockOwn(tx: Db, visitor: Visitor, kind: KindName, id: string): Promise<Listing> {
  const listing = await lockTheirs(tx, visitor, kind, id, 'edit');
  if (!keepsCalendar(visitor, listing))
    throw new AppError('FORBIDDEN', t('Only its owner brings calendars in and has its secret address.'));
  return listing;
}

/**
 * All that is blocked by hand. What is agreed cannot be blocked: that would hide a promise. Days that were blocked before they
 * were agreed on stay as they are.
 */
export async function setBlocks(
  context: CalendarContext,
  kind: KindName,
  id: string,
  { visitor, sent: { blocks, version } }: { visitor: Visitor; sent: BlocksSent },
): Promise<OwnerCalendar> {
  const at = context.clock();
  const today = dayOf(at);
  const last = dayAfter(today, longestSpan * 2);
  for (const [index, block] of blocks.entries())
    if (block.to > last) {
      const words = t('Please choose a day up to {last}.', { last: dayInWords(last) });
      throw new AppError('INVALID', words, { [`blocks.${index}.to`]: words });
    }
  const isKept = ({ to }: Block) => to >= dayAfter(today, -pastDays);
  const byOwner = await context.db.transaction(async (tx) => {
    const listing = await lockTheirs(tx, visitor, kind, id, 'edit');
    const isOwner = keepsCalendar(visitor, listing);
    const there = (await findBlocks(tx, id)).map(blockView);
    const wanted = isOwner ? blocks : keepingNotes(there, blocks);
    // Cut apart by another, they would be more than its owner may send again.
    if (wanted.length > mostBlocks)
      throw new AppError('INVALID', t('At most {mostBlocks} blocks.', { mostBlocks }));
    refuseStale({ shown: version, there: [versionOfBlocks(there)], wanted: versionOfBlocks(wanted) });
    const agreed = await findAgreedDays(tx, id, today);
    const known = joined(there);
    const added = wanted.flatMap((block) => without(block, known));
    refuseAgreed(agreed.filter((one) => added.some(({ from, to }) => from <= one.to && to >= one.from)));
    await replaceBlocks(tx, id, wanted.filter(isKept));
    if (isOwner) await touch(tx, id, at);
    const changed = changedBlocks(there.filter(isKept), wanted.filter(isKept));
    const path = ownCalendarPage(listing);
    await changedByAnother(context, tx, { visitor, listing, at }, { ...changed, path });
    return isOwner;
  });
  return showChanged(context, id, { byOwner });
}

export async function renewAddress(
  context: CalendarContext,
  kind: KindName,
  id: string,
  visitor: Visitor,
): Promise<OwnerCalendar> {
  await context.db.transaction(async (tx) => {
    await lockOwn(tx, visitor, kind, id);
    await ensureCalendar(tx, id, newToken());
    await setAddress(tx, id, newToken());
  });
  return showChanged(context, id, { byOwner: true });
}

const [english] = languages;

/** The file that other calendars read at the secret address, in the language of its owner: who fetches it names none. */
export async function followCalendar(
  { db, clock, publicUrl }: CalendarContext,
  addressKey: string,
): Promise<string> {
  const at = clock();
  const found = await findOfAddress(db, addressKey);
  if (!found) throw new AppError('NOT_FOUND');
  const { listingId, language } = found;
  const today = dayOf(at);
  const spans = await findSpans(
    db,
    listingId,
    { from: dayAfter(today, -pastDays), to: dayAfter(today, farthestDays) },
    at,
  );
  // What was brought in from other calendars would come back to them as ours.
  const ours = spans.filter(({ source }) => source !== 'import');
  return writeIcs(ours, { listingId, publicUrl, at }, sayIn(language ?? english.code));
}

/** What is over goes, and holds that have ended; days away become those of the row. */
export async function deletePast({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = clock();
  await deletePastSpans(db, dayAfter(dayOf(at), -pastDays));
  await deleteEndedHolds(db, at);
  await deletePastDepartures(db, dayAfter(dayOf(at), -pastDays));
  for (const id of await findAwayAtOdds(db, at))
    await db.transaction(async (tx) => {
      await lockListingRow(tx, id);
      await keepAwayDays(tx, id, at);
    });
}
