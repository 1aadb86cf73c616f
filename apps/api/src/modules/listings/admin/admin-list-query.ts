import type { AdminListRequest } from '@serendib/contract/listings/admin-endpoints';
import type { AdminSort } from '@serendib/contract/listings/admin-sorts';
import type { KindName } from '@serendib/contract/listings/kind';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { conditionsOf, wordsMatch } from '../read/list/list-conditions.ts';
import { type ListQuery, toListQuery } from '../read/list/list-query.ts';
import { plateOf } from '../row/listing-columns.ts';
import { anyPeople, findPeople, type People } from './people.queries.ts';

/** What an administrator wants to see of a kind. */
export interface AdminListQuery {
  kind: KindName;
  limit: number;
  cursor: string | undefined;
  sort: AdminSort;
  /** The words and facets, as travellers' lists have them. */
  shared: ListQuery;
  typed: string | undefined;
  people: People;
  query: Partial<AdminListRequest>;
}

export async function toAdminListQuery(
  db: Db,
  kind: KindName,
  query: Partial<AdminListRequest>,
  owners?: string[],
): Promise<AdminListQuery> {
  const { sort = 'newest', limit = 24, cursor, search, ...filters } = query;
  const typed = search?.trim() || undefined;
  const shared = toListQuery(kind, { ...filters, search: typed });
  const people =
    typed === undefined ? anyPeople : await findPeople(db, kind, { typed, words: shared.search, owners });
  return { kind, limit, cursor, sort, typed, people, query, shared };
}

/** Conditions are written out so that the partial indexes serve them. */
export function adminConditionsOf(listQuery: AdminListQuery, mended?: string): SQL | undefined {
  const { kind, query, shared, sort } = listQuery;
  const flag = (value: 'true' | 'false' | undefined, condition: string) =>
    // It is not a message: SQL.
    value && sql.raw(value === 'true' ? condition : `not (${condition})`);
  return and(
    sql`kind = ${kind} and deleted_at is null`,
    query.status && sql`status = ${query.status}`,
    sort === 'waiting' && query.needsReview !== 'true' ? sql`status = 'pending'` : undefined,
    flag(query.premium ?? (sort === 'expiry' ? 'true' : undefined), 'is_premium'),
    sort === 'expiry' ? sql`premium_until is not null` : undefined,
    flag(query.needsReview, 'needs_review'),
    flag(query.looked, 'reviewed_at is not null'),
    flag(query.hidden, 'hidden_at is not null'),
    query.featured && sql`featured_status = ${query.featured}`,
    query.ownerId === undefined ? undefined : sql`owner_id = ${query.ownerId}::uuid`,
    typedMatch(listQuery) ?? wordsOrPeople(listQuery, mended),
    conditionsOf(shared, undefined),
  );
}

/** What was typed stands in the listing, or names whose it is. */
function wordsOrPeople(listQuery: AdminListQuery, mended?: string): SQL | undefined {
  const { people } = listQuery;
  const { search } = listQuery.shared;
  if (search === undefined) return undefined;
  const inWords = wordsMatch(search, mended);
  return mended === undefined ? or(inWords, belongsTo(people), people.named, plateMatch(listQuery)) : inWords;
}

const belongsTo = ({ owners }: People) =>
  owners.length > 0 ? sql`owner_id = any(${sql.param(owners)}::uuid[])` : undefined;

/** Whether what was typed is no words: an id, an address, a telephone number or a plate. */
export const isIdentifier = (listQuery: AdminListQuery): boolean => typedMatch(listQuery) !== undefined;

/** Whether listings are looked for by words. */
export const hasWords = (listQuery: AdminListQuery): boolean =>
  listQuery.shared.search !== undefined && !isIdentifier(listQuery);

/** Found by its own index first: in a list's order the planner would work out the marks of every row. */
const hasMark = (mark: string) =>
  sql`id in (select id from listings where listing_marks(details) && array[${mark}]::text[] offset 0)`;

function typedMatch({ typed, kind, people }: AdminListQuery): SQL | undefined {
  if (typed === undefined) return undefined;
  if (isUuid(typed)) return sql`id = ${typed}::uuid`;
  if (typed.includes('@')) return belongsTo(people) ?? sql`false`;
  if (/^\+?[\d\s()-]{7,20}$/.test(typed)) {
    const phone = parsePhoneNumberFromString(typed, 'LK');
    if (phone?.isValid()) return hasMark(`phone:${phone.number}`);
  }
  if (kind === 'vehicle' && /^[A-Za-z]{2,3}[\s-]*([A-Za-z]{2,3}[\s-]*)?\d{4}$/.test(typed)) {
    return sql`plate = ${plateOf(typed)}`;
  }
  return undefined;
}

/** The end of a plate: its digits alone, or with some of its letters. An index of parts of three signs knows it. */
function plateMatch({ typed, kind }: AdminListQuery): SQL | undefined {
  if (kind !== 'vehicle' || !typed || !/^[A-Za-z]{0,3}[\s-]*(\d{2,3}[\s-]*)?\d{3,4}$/.test(typed))
    return undefined;
  const end = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return sql`id in (select id from listings where plate like ${`%${end}`} offset 0)`;
}

export const isAdminFiltered = ({ typed, shared, query, sort }: AdminListQuery): boolean =>
  typed !== undefined ||
  shared.facets.length > 0 ||
  sort === 'expiry' ||
  sort === 'waiting' ||
  [
    query.status,
    query.premium,
    query.needsReview,
    query.looked,
    query.hidden,
    query.featured,
    query.ownerId,
  ].some((filter) => filter !== undefined);
