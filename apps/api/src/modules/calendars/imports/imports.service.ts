import { dayAfter, dayOf } from '@serendib/contract/calendar';
import {
  calendarAddress,
  type DaySpan,
  largestCalendarBytes,
  mostImports,
  type OwnerCalendar,
} from '@serendib/contract/calendars/calendar';
import { longestSpan } from '@serendib/contract/calendars/longest-span';
import type { KindName } from '@serendib/contract/listings/kind';
import { withoutHidden } from '@serendib/contract/plain-text';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import { FetchRefused, fetchPublic, type Network } from '../../../platform/fetch-public/fetch-public.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { SentFile } from '../../../platform/http/bodies/multipart.ts';
import type { Running } from '../../../platform/jobs/jobs.ts';
import type { Context } from '../../../platform/module.ts';
import { keyOf, type RateLimitPolicy } from '../../../platform/rate-limiter/rate-limiter.ts';
import { newId } from '../../../schema/index.ts';
import { changedByAnother, lockExisting, lockTheirs } from '../../listings/index.ts';
import { changedImport, keepsCalendar, nameForOthers, ownCalendarPage } from '../by-another.ts';
import {
  type DueImport,
  deleteImport,
  findImports,
  findOfAddress,
  insertImport,
  lockImport,
  replaceImported,
  takeDueImports,
  updateImport,
} from '../calendars.queries.ts';
import { type CalendarContext, lockOwn, showChanged, touch } from '../calendars.service.ts';
import { hostOf } from '../write-ics.ts';
import { readIcsApart } from './read-apart.ts';
import { type Reading, UnreadableCalendar } from './read-ics.ts';

export type ImportContext = CalendarContext & Pick<Context, 'log'> & { network?: Network | undefined };

const everyMs = 2 * 3_600_000;
const patienceMs = 10_000;
/** More calendars than an owner brings in at a time: each may keep a thread for seconds. */
const importLimit: RateLimitPolicy = {
  free: 30,
  firstBackoffSeconds: 30,
  longestBackoffSeconds: 600,
  forgetSeconds: 3_600,
};
/** So many are taken at once, and a few of them read at a time. */
const inOneBatch = 20;
const atOnce = 4;
/** The last batch ends before the job runs again, ten minutes after, even if each of its calendars takes all our patience. */
const takesForMs = 8 * 60_000;

/**
 * From today to the end of a half-year: what comes again for ever would end on another day each day otherwise. What the listing's
 * own calendar or an agreement about it told the other is left out.
 */
function toRead(listingId: string, publicUrl: string, at: Date): Required<Reading> {
  const from = dayOf(at);
  const [year, month = ''] = dayAfter(from, longestSpan * 2).split('-');
  return {
    ...{ from, to: `${year}-${month < '07' ? '06-30' : '12-31'}` },
    withoutHost: hostOf({ listingId, publicUrl }),
  };
}

async function fetchIcs(url: string, network: Network | undefined): Promise<string> {
  return fetchPublic(url, {
    accept: 'text/calendar',
    largest: largestCalendarBytes,
    patienceMs,
    ...(network && { network }),
  });
}

/** What is wrong with an address or a file, in words; anything else is a fault of ours. */
function problemOf(error: unknown): string {
  if (error instanceof FetchRefused || error instanceof UnreadableCalendar) return error.message;
  throw error;
}

const refusedUrl = (words: string) => new AppError('INVALID', words, { url: words });

/** Its owner has it at hand, to give it to other calendars. */
async function refuseOwnAddress(db: Db, id: string, body: unknown): Promise<void> {
  const { url } = (body ?? {}) as { url?: unknown };
  const key =
    typeof url === 'string' ? /\/api\/calendars\/([\w-]+)/.exec(withoutHidden(url))?.[1] : undefined;
  if (key && (await findOfAddress(db, key))?.listingId === id)
    throw refusedUrl(t('This is the address of this calendar itself. Please give that of another one.'));
}

interface Sent {
  name: string;
  url: string | null;
  text: string;
}

async function readSent(body: unknown, sentFiles: SentFile[], network: Network | undefined): Promise<Sent> {
  const [file] = sentFiles;
  if (file) {
    if (file.content.length > largestCalendarBytes)
      throw new AppError('TOO_LARGE', t('This calendar is too large to be read.'));
    return {
      name: file.name.slice(0, 200) || 'calendar.ics',
      url: null,
      text: (await file.content.read()).toString('utf8'),
    };
  }
  const { url: given } = (body ?? {}) as { url?: unknown };
  const read = calendarAddress.safeParse(given ?? '');
  if (!read.success) throw refusedUrl(read.error.issues[0]?.message ?? '');
  try {
    return { name: read.data, url: read.data, text: await fetchIcs(read.data, network) };
  } catch (error) {
    throw refusedUrl(problemOf(error));
  }
}

/** A calendar that cannot be read now is refused, and nothing is kept of it. */
export async function addImport(
  context: ImportContext & Pick<Context, 'rateLimiter'>,
  kind: KindName,
  id: string,
  { visitor, body, sentFiles }: { visitor: Visitor; body: unknown; sentFiles: SentFile[] },
): Promise<OwnerCalendar> {
  // Before anything is fetched for who may not.
  await context.db.transaction((tx) => lockOwn(tx, visitor, kind, id));
  const seconds = await context.rateLimiter.take([
    { key: keyOf('calendars-by', visitor.id), policy: importLimit },
  ]);
  if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', undefined, undefined, seconds);
  await refuseOwnAddress(context.db, id, body);
  const sent = await readSent(body, sentFiles, context.network);
  const at = context.clock();
  const days = toRead(id, context.publicUrl, at);
  let spans: DaySpan[];
  try {
    spans = await readIcsApart(sent.text, days, { by: visitor.id });
  } catch (error) {
    throw refusedUrl(problemOf(error));
  }
  await context.db.transaction(async (tx) => {
    const listing = await lockOwn(tx, visitor, kind, id);
    const there = await findImports(tx, id);
    const same = there.find(({ name, url }) => name === sent.name && url === sent.url);
    if (!same && there.length >= mostImports)
      throw new AppError(
        'CONFLICT',
        t('At most {mostImports} other calendars. Take one out first.', { mostImports }),
      );
    const read = { state: 'read' as const, problem: null, days: spans.length, readAt: at };
    const dueAt = sent.url === null ? null : new Date(at.getTime() + everyMs);
    const importId = same?.id ?? newId(at);
    if (same) await updateImport(tx, importId, { ...read, dueAt });
    else
      await insertImport(tx, {
        ...{ id: importId, listingId: id, name: sent.name, url: sent.url },
        ...{ ...read, dueAt, createdAt: at },
      });
    await replaceImported(tx, { listingId: id, id: importId }, { spans, from: days.from });
    await touch(tx, id, at);
    const changed = changedImport({ from: null, to: nameForOthers(sent) });
    await changedByAnother(context, tx, { visitor, listing, at }, changed);
  });
  return showChanged(context, id, { byOwner: true });
}

export async function removeImport(
  context: CalendarContext,
  kind: KindName,
  id: string,
  { visitor, importId }: { visitor: Visitor; importId: string },
): Promise<OwnerCalendar> {
  const at = context.clock();
  const byOwner = await context.db.transaction(async (tx) => {
    const listing = await lockTheirs(tx, visitor, kind, id, 'edit');
    const gone = await deleteImport(tx, id, importId);
    if (!gone) throw new AppError('NOT_FOUND');
    const changed = changedImport({ from: nameForOthers(gone), to: null });
    const path = ownCalendarPage(listing);
    await changedByAnother(context, tx, { visitor, listing, at }, { ...changed, path });
    return keepsCalendar(visitor, listing);
  });
  return showChanged(context, id, { byOwner });
}

/** Reads other calendars again. One that fails keeps the days that it brought before, and says why. */
export async function readDueImports(
  context: ImportContext,
  { signal }: Pick<Running, 'signal'>,
): Promise<void> {
  const at = context.clock();
  const next = new Date(at.getTime() + everyMs);
  const until = performance.now() + takesForMs;
  let due: DueImport[];
  do {
    due = await takeDueImports(context.db, { at, next, most: inOneBatch });
    await readAll(context, due);
    // Slow servers of a few accounts put off no calendar of others.
  } while (due.length === inOneBatch && performance.now() < until && !signal.aborted);
}

async function readAll(context: ImportContext, due: readonly DueImport[]): Promise<void> {
  const waiting = due.values();
  const work = async () => {
    // A fault of ours with one calendar keeps no other from being read.
    for (const one of waiting)
      await readAgain(context, one).catch((error: unknown) =>
        context.log.error({ err: error, importId: one.id }, 'A calendar could not be read again'),
      );
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function readAgain(context: ImportContext, { id, listingId, url }: DueImport): Promise<void> {
  const { db, clock, network, publicUrl } = context;
  const at = clock();
  const days = toRead(listingId, publicUrl, at);
  let spans: DaySpan[] | undefined;
  let problem: string | null = null;
  try {
    spans = await readIcsApart(await fetchIcs(url, network), days, { by: null });
  } catch (error) {
    problem = problemOf(error);
  }
  await db.transaction(async (tx) => {
    // The listing first, as who takes a calendar out does; deleted meanwhile, or the calendar taken out.
    const there = (await lockExisting(tx, listingId)) && (await lockImport(tx, id));
    // Its owner has brought it in anew since this reading began, and has been shown what that brought.
    if (!there || (there.readAt && there.readAt > at)) return;
    if (!spans) {
      await updateImport(tx, id, { state: 'failed', problem });
      return;
    }
    await updateImport(tx, id, { state: 'read', problem: null, days: spans.length, readAt: at });
    await replaceImported(tx, { id, listingId }, { spans, from: days.from });
    await touch(tx, listingId, at);
  });
}
