import type { AuditEntry, AuditSubject } from '@serendib/contract/admin/audit-endpoints';
import { serverActions } from '@serendib/contract/admin/server-actions';
import { dayAfter, startOf } from '@serendib/contract/calendar';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { paginateAll } from '../lists/paginate-all.ts';
import { countCap, type Page, pageFrom, readCursor } from '../lists/paging.ts';
import type { Context } from '../module.ts';
import { searchTerms } from '../search/search-terms.ts';
import {
  type AuditFilter,
  countEntries,
  type FoundEntry,
  findEntries,
  insertEntries,
} from './audit.queries.ts';

/** An entry of the audit log: what an administrator did to one subject. */
export interface NewAudit {
  /** Of what the server did by itself (`serverActions`) the account that it did it to. */
  actorId: string;
  /** A verb, such as `approve`. */
  action: string;
  thing: AuditSubject;
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

/** Writes to the audit log, in the transaction that does what is written. */
async function recordAudits(db: Db, entries: NewAudit[]): Promise<void> {
  await insertEntries(
    db,
    entries.map(({ reason, before, after, ...entry }) => ({
      ...entry,
      reason: reason || null,
      before: before ?? null,
      after: after ?? null,
    })),
  );
}

export const recordAudit = (db: Db, entry: NewAudit): Promise<void> => recordAudits(db, [entry]);

export interface AuditQuery {
  actorId?: string | undefined;
  thing?: AuditSubject | undefined;
  thingId?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

const cursorOf = z.tuple([z.literal('audit'), z.uuid()]);

const toAuditFilter = ({ from, to, search, ...rest }: AuditQuery): AuditFilter => ({
  ...rest,
  since: from === undefined ? undefined : startOf(from),
  before: to === undefined ? undefined : startOf(dayAfter(to, 1)),
  words: search === undefined ? undefined : searchTerms(search),
});

const entryView = ({ id, at, erasedAt, ...entry }: FoundEntry): AuditEntry => ({
  ...entry,
  actorName: serverActions[entry.action] ?? entry.actorName,
  _id: id,
  at: at.toISOString(),
  erasedAt: erasedAt?.toISOString() ?? null,
});

export async function listAuditEntries(
  { db }: Pick<Context, 'db'>,
  { limit, cursor, ...query }: AuditQuery & { limit: number; cursor?: string | undefined },
): Promise<Page<AuditEntry>> {
  const filter = toAuditFilter(query);
  const after = cursor === undefined ? undefined : readCursor(cursor, cursorOf)[1];
  const [found, total, unfiltered] = await Promise.all([
    findEntries(db, filter, { after, count: limit + 1 }),
    countEntries(db, filter),
    countEntries(db, {}),
  ]);
  const { shown, nextCursor } = pageFrom(found, limit, ({ id }) => ['audit', id]);
  return {
    items: shown.map(entryView),
    facts: {
      total,
      unfiltered: Math.min(unfiltered, countCap),
      nextCursor,
    },
  };
}

/** All that the list would show on all its pages. */
export async function* eachAuditPage(db: Db, query: AuditQuery): AsyncGenerator<AuditEntry[]> {
  const filter = toAuditFilter(query);
  const pages = paginateAll((last: FoundEntry | undefined, count) =>
    findEntries(db, filter, { after: last?.id, count }),
  );
  for await (const page of pages) yield page.map(entryView);
}
