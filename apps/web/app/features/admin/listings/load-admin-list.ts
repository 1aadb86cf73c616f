import { adminSorts } from '@serendib/contract/listings/admin-sorts';
import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { listingStatuses } from '@serendib/contract/listings/listing-statuses';
import { featuredStatuses } from '@serendib/contract/options/options';
import type { Call, Listed } from '~/lib/api/call.ts';
import { readListQuery } from '~/lib/list/read-address.ts';
import { asOptions, perPage, type Table } from '../shell/load-table.ts';
import { type AdminRow, adminRow } from './admin-row.ts';

const yesOrNo = asOptions(['true', 'false']);

/** What an administrator's table of a kind understands of its address. */
const adminParameters = (kind: Kind) => [
  { name: 'search' },
  { name: 'status', options: asOptions(listingStatuses) },
  { name: 'premium', options: yesOrNo },
  { name: 'needsReview', options: yesOrNo },
  { name: 'looked', options: yesOrNo },
  { name: 'hidden', options: yesOrNo },
  { name: 'featured', options: featuredStatuses },
  { name: 'sort', options: asOptions(adminSorts) },
  ...kind.filters.map(({ name, options }) => ({ name, options })),
];

/** Rows of a kind. The keys of the five calls differ in their replies alone, which `adminRow` tells apart. */
export async function fetchRows(call: Call, kind: KindName, query: object): Promise<Listed<AdminRow>> {
  const ask = call as unknown as (key: string, options: { query: object }) => Promise<Listed<never>>;
  const list = await ask(keyOf(kind, 'all'), { query });
  return { ...list, data: list.data.map((one) => adminRow(kind, one)) };
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export interface AdminList extends Table<AdminRow> {
  kind: KindName;
  owner: string | null;
}

/** A page of an administrator's table, as its address asks for it. */
export async function loadAdminList(call: Call, kind: KindName, url: URL): Promise<AdminList> {
  const query = readListQuery(url, adminParameters(kinds[kind]));
  const cursor = url.searchParams.get('cursor');
  const asked = url.searchParams.get('ownerId') ?? '';
  const owner = id.test(asked) ? asked : null;
  const page = { limit: perPage, ...(cursor && { cursor }), ...(owner && { ownerId: owner }) };
  const list = await fetchRows(call, kind, { ...query, ...page });
  return { kind, list, query, cursor, owner, isFirst: !cursor, now: Date.now() };
}

/** Opening an item, or a form, asks for the list no second time. */
export function isSameList(one: URL, other: URL): boolean {
  if (one.pathname !== other.pathname) return false;
  const asked = ({ searchParams }: URL) => {
    const rest = new URLSearchParams(searchParams);
    for (const name of ['id', 'edit', 'add']) rest.delete(name);
    return rest.toString();
  };
  return asked(one) === asked(other) && one.search !== other.search;
}
