import type { AuditEntry, AuditedThing } from '@serendib/contract/administration/audit-rows';
import { dayAfter, startOf } from '@serendib/contract/calendar';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { Context } from '../module.ts';
import { countCap, type Page, readCursor, writeCursor } from '../paging.ts';
import { walk } from '../walk.ts';
import { wordsOf } from '../words.ts';
import {
  type AuditWish,
  countEntries,
  type FoundEntry,
  findEntries,
  insertEntries,
} from './audit.queries.ts';

/** What an administrator did to one thing. */
export interface Deed {
  actorId: string;
  /** A verb, such as `approve`. */
  action: string;
  thing: AuditedThing;
  thingId: string;
  thingName: string;
  reason?: string | null | undefined;
  /** Of how many done at once it is one. */
  bulkOf?: number | undefined;
  /** What was changed, as it was and as it became. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  at: Date;
}

/** Writes down what an administrator does, in the transaction that does it. */
async function noteDeeds(db: Db, deeds: Deed[]): Promise<void> {
  await insertEntries(
    db,
    deeds.map(({ reason, before, after, ...deed }) => ({
      ...deed,
      reason: reason || null,
      before: before ?? null,
      after: after ?? null,
    })),
  );
}

export const noteDeed = (db: Db, deed: Deed): Promise<void> => noteDeeds(db, [deed]);

export interface AuditQuery {
  actorId?: string | undefined;
  thing?: AuditedThing | undefined;
  thingId?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

const cursorOf = z.tuple([z.literal('audit'), z.uuid()]);

const auditWishOf = ({ from, to, search, ...rest }: AuditQuery): AuditWish => ({
  ...rest,
  since: from === undefined ? undefined : startOf(from),
  before: to === undefined ? undefined : startOf(dayAfter(to, 1)),
  words: search === undefined ? undefined : wordsOf(search),
});

const entryView = ({ id, at, erasedAt, ...entry }: FoundEntry): AuditEntry => ({
  ...entry,
  _id: id,
  at: at.toISOString(),
  erasedAt: erasedAt?.toISOString() ?? null,
});

export async function listDeeds(
  { db }: Pick<Context, 'db'>,
  { limit, cursor, ...query }: AuditQuery & { limit: number; cursor?: string | undefined },
): Promise<Page<AuditEntry>> {
  const wish = auditWishOf(query);
  const after = cursor === undefined ? undefined : readCursor(cursor, cursorOf)[1];
  const [found, total, unfiltered] = await Promise.all([
    findEntries(db, wish, { after, count: limit + 1 }),
    countEntries(db, wish, countCap + 1),
    countEntries(db, {}, countCap + 1),
  ]);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(entryView),
    facts: {
      total,
      unfiltered: Math.min(unfiltered, countCap),
      nextCursor: last && writeCursor(['audit', last.id]),
    },
  };
}

/** All that the list would show on all its pages. */
export async function* walkDeeds(db: Db, query: AuditQuery): AsyncGenerator<AuditEntry[]> {
  const wish = auditWishOf(query);
  const pages = walk((last: FoundEntry | undefined, count) =>
    findEntries(db, wish, { after: last?.id, count }),
  );
  for await (const page of pages) yield page.map(entryView);
}
