import type { AdminListRequest, AdminView } from '@serendib/contract/listings/admin-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { readCounts } from '../../../platform/counters/counters.ts';
import { countCap, type Page, readCursor, writeCursor } from '../../../platform/lists/paging.ts';
import { areSurelyMany, sampledList } from '../../../platform/lists/sample.queries.ts';
import type { Context } from '../../../platform/module.ts';
import type { FoundListing } from '../read/found-listing.ts';
import { findListing } from '../read/listing.queries.ts';
import { ownerView } from '../read/views.ts';
import { mendWords } from '../words/mend-words.ts';
import { countForAdmin, findForAdmin, findOwners, shareForAdmin } from './admin-list.queries.ts';
import { type AdminListQuery, isAdminFiltered, isIdentifier, toAdminListQuery } from './admin-list-query.ts';
import { type AdminPlace, findAdminPlace, hasInstant } from './admin-order.queries.ts';
import { findOwnersCalled } from './people.queries.ts';

type Reading = Pick<Context, 'db' | 'publicUrl'>;

const instant = z.iso.datetime({ offset: true });
const cursorOf = (list: string, listQuery: AdminListQuery) =>
  z
    .tuple([z.literal(list), z.boolean(), z.uuid(), hasInstant(listQuery) ? instant : instant.optional()])
    .transform(([, isMended, id, since]) => ({ isMended, after: { id, since } }));

/** A page of a kind in any state. It asks the main database: an administrator wants to see what they just did. */
export async function listForAdmin<K extends KindName>(
  context: Reading,
  kind: K,
  query: AdminListRequest,
): Promise<Page<AdminView[K]>> {
  const { db } = context;
  const listQuery = await toAdminListQuery(db, kind, query);
  // It is not a message: a key.
  const list = `all ${kind} ${listQuery.sort}`;
  const { cursor } = listQuery;
  const start = cursor === undefined ? undefined : readCursor(cursor, cursorOf(list, listQuery));
  const unfiltered = (await readCounts(db)).listings(kind);
  const { found, mended, share, matches } = await findPage(db, listQuery, { unfiltered, start });
  const last = found.length > listQuery.limit ? found[listQuery.limit - 1] : undefined;
  const place = last && (await findAdminPlace(db, listQuery, last));
  const areMany = areSurelyMany(share, unfiltered) || (matches ?? 0) > countCap;
  // On a later page those before it are not among what was counted with it.
  const known = areMany ? countCap + 1 : start ? undefined : matches;
  const count = async () => known ?? countForAdmin(db, listQuery, mended, countCap + 1);
  const [matching, views] = await Promise.all([
    isAdminFiltered(listQuery) ? count() : undefined,
    adminViewsOf(context, kind, found.slice(0, listQuery.limit)),
  ]);
  return {
    items: views,
    facts: {
      total: matching ?? unfiltered,
      unfiltered,
      nextCursor:
        place && writeCursor([list, mended !== undefined, place.id, ...(place.since ? [place.since] : [])]),
    },
  };
}

/** The first of each kind that are called what was typed, or belong to who is called so; how many more is not asked. */
export async function firstForAdmin(
  context: Reading,
  typed: string,
  limit: number,
): Promise<{ kind: KindName; items: AdminView[KindName][] }[]> {
  const { db } = context;
  const [counts, owners] = await Promise.all([readCounts(db), findOwnersCalled(db, typed)]);
  return Promise.all(
    kindNames.map(async (kind) => {
      const listQuery = await toAdminListQuery(db, kind, { search: typed, limit }, owners);
      const { found } = await findPage(db, listQuery, { unfiltered: counts.listings(kind) });
      return { kind, items: await adminViewsOf(context, kind, found.slice(0, limit)) };
    }),
  );
}

/** A page and one more, what the words were mended to where nothing has them, and how frequent that is in a large kind. */
async function findPage(
  db: Context['db'],
  listQuery: AdminListQuery,
  { unfiltered, start }: { unfiltered: number; start?: { after: AdminPlace; isMended: boolean } | undefined },
) {
  const { kind } = listQuery;
  const slice = { after: start?.after, count: listQuery.limit + 1 };
  // A sample tells of a large kind how frequent something is, sooner than it is counted.
  const isSampled = unfiltered > sampledList && isAdminFiltered(listQuery) && !isIdentifier(listQuery);
  const shareOf = async (words: string | undefined) =>
    isSampled ? await shareForAdmin(db, listQuery, words) : undefined;
  const mend = () => mendWords(db, kind, listQuery.shared.search ?? '');
  let mended = start?.isMended ? await mend() : undefined;
  let share = await shareOf(mended);
  const find = () => findForAdmin(db, listQuery, { ...slice, mended, share: share?.about, all: unfiltered });
  let page = await find();
  // Spelling is forgiven only where nothing is called just what was typed.
  if (page.found.length === 0 && !start && listQuery.typed !== undefined && !isIdentifier(listQuery)) {
    mended = await mend();
    share = mended === undefined ? undefined : await shareOf(mended);
    if (mended !== undefined) page = await find();
  }
  return { ...page, mended, share };
}

/** One listing in any state, for calls that have made sure of who asks. */
export async function showForAdmin<K extends KindName>(
  context: Reading,
  kind: K,
  id: string,
): Promise<AdminView[K]> {
  const found = await findListing(context.db, kind, id);
  const [view] = found ? await adminViewsOf(context, kind, [found]) : [];
  if (!view) throw new AppError('NOT_FOUND');
  return view;
}

export async function adminViewsOf<K extends KindName>(
  { db, publicUrl }: Reading,
  kind: K,
  found: FoundListing[],
): Promise<AdminView[K][]> {
  const ids = [...new Set(found.flatMap(({ ownerId }) => ownerId ?? []))];
  const owners = new Map(
    (ids.length > 0 ? await findOwners(db, ids) : []).map(({ id, suspendedAt, ...owner }) => [
      id,
      { ...owner, _id: id, suspendedAt: suspendedAt?.toISOString() ?? null },
    ]),
  );
  return found.map((listing) => {
    const owner = (listing.ownerId && owners.get(listing.ownerId)) || null;
    return Object.assign(ownerView(kind, listing, publicUrl), { owner }) as unknown as AdminView[K];
  });
}
