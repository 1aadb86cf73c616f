import { type SQL, sql } from 'drizzle-orm';
import { anyTag } from '../../../platform/cache/cache-tags.ts';
import type { Invalidations } from '../../../platform/cache/invalidations.ts';
import { TaggedStore } from '../../../platform/cache/tagged-store.ts';
import type { Db } from '../../../platform/database/database.ts';
import { executeNamed } from '../../../platform/database/named-statement.ts';
import type { Context } from '../../../platform/module.ts';
import { listings } from '../../../schema/index.ts';

const columns = {
  id: listings.id,
  kind: listings.kind,
  ownerId: listings.ownerId,
  status: listings.status,
  hiddenAt: listings.hiddenAt,
  isExternal: listings.isExternal,
  availability: listings.availability,
  awayUntil: listings.awayUntil,
  isFree: listings.isFree,
  isPremium: listings.isPremium,
  premiumUntil: listings.premiumUntil,
  featuredStatus: listings.featuredStatus,
  ratingHundredths: listings.ratingHundredths,
  reviewCount: listings.reviewCount,
  replies: listings.replies,
  papersSeen: listings.papersSeen,
  viewCount: listings.viewCount,
  ratedOrder: listings.ratedOrder,
  cheapestOrder: listings.cheapestOrder,
  submittedAt: listings.submittedAt,
  reviewedAt: listings.reviewedAt,
  uncheckedAt: listings.uncheckedAt,
  latitude: listings.latitude,
  longitude: listings.longitude,
  located: listings.located,
  price: listings.price,
  details: listings.details,
  version: listings.version,
  needsReview: listings.needsReview,
  rejectReason: listings.rejectReason,
  clickCount: listings.clickCount,
  inquiryCount: listings.inquiryCount,
  updatedAt: listings.updatedAt,
  changedAt: listings.changedAt,
};
/** A listing with what its views are made of, and its place in every order. */
export type FoundListing = Readonly<Pick<typeof listings.$inferSelect, keyof typeof columns>>;

/** Which version of a row it is: the transaction that wrote it, and where that put it. */
const versionKey = 'listings.id::text || listings.xmin::text || listings.ctid::text';
// It is not a message: SQL.
const selectedKey = sql.raw(`${versionKey} as "key"`);
const selected = sql.raw(
  [
    // First, so that it is found without reading the rest. It is not a message: SQL.
    `${versionKey} as "key"`,
    // It is not a message: SQL.
    ...Object.entries(columns).map(([key, { name }]) => `listings.${name} as "${key}"`),
  ].join(', '),
);
/** Of these JSON has texts. */
const instants = Object.entries(columns).flatMap(([key, { dataType }]) => (dataType === 'date' ? [key] : []));

interface Known {
  tags: ReadonlySet<string>;
  listing: FoundListing;
}
/** Bytes of rows that are kept with what was made of them. */
const room = 24 * 1024 * 1024;
const nothing: ReadonlySet<string> = new Set();

/** Rows that were met before, by their versions: the same listings are in many lists. */
export class KnownRows {
  readonly #rows = new TaggedStore<Known & { bytes: number }>(room, (_, { bytes }) => bytes);
  readonly #invalidations: Pick<Invalidations, 'disconnectedSince'>;
  /** The share of the last lists of which every row was known. */
  #luck = 0;

  constructor(invalidations: Pick<Invalidations, 'disconnectedSince' | 'subscribe'>) {
    this.#invalidations = invalidations;
    // Another server may be there now, of which a version says something else.
    invalidations.subscribe((tags) => {
      if (!tags || tags.has(anyTag)) this.#rows.drop(new Set([anyTag]));
    });
  }

  /** Whether it is worth while to ask for versions alone. */
  get isLikely(): boolean {
    return this.#invalidations.disconnectedSince === undefined && this.#luck > likely;
  }

  /** Those of these versions, where all of them are known. */
  all(keys: readonly string[]): FoundListing[] | undefined {
    const found = keys.map((key) => this.#rows.get(key)?.listing);
    const areKnown = found.every((listing) => listing !== undefined);
    this.#learn(areKnown);
    return areKnown ? found : undefined;
  }

  /** Reads those that are not known; of a list it is learnt whether that was so. */
  read(lines: readonly string[], isList: boolean): FoundListing[] {
    let areKnown = true;
    const found = lines.map((line) => {
      const key = keyOf(line);
      const before = this.#rows.get(key);
      if (before) return before.listing;
      areKnown = false;
      const { key: ownKey, listing } = listingOf(line);
      this.#rows.set(ownKey, { tags: nothing, listing, bytes: 8 * line.length + 1_024 });
      return listing;
    });
    if (isList) this.#learn(areKnown);
    return found;
  }

  #learn(areKnown: boolean): void {
    this.#luck = 0.9 * this.#luck + (areKnown ? 0.1 : 0);
  }
}
const likely = 0.7;

const begins = '{"key":"';
const keyOf = (line: string): string => line.slice(begins.length, line.indexOf('"', begins.length));

/** The key as text of its own: one that was cut out of the line would keep all of the answer that the line was cut out of. */
function listingOf(line: string): { key: string; listing: FoundListing } {
  const { key, ...listing } = JSON.parse(line) as Record<string, unknown>;
  for (const name of instants) {
    const value = listing[name];
    if (value !== null) listing[name] = new Date(value as string);
  }
  Object.freeze(listing.details);
  return { key: String(key), listing: Object.freeze(listing) as unknown as FoundListing };
}

const knownRows = new WeakMap<object, KnownRows>();
const connectionOf = (db: Db): object => (db as unknown as { session: { client: object } }).session.client;

/** From now on rows that an app reads are known by their versions, and forgotten whenever that is not sure. */
export function keepRows({ db, replica, invalidations }: Pick<Context, 'db' | 'replica' | 'invalidations'>) {
  const rows = new KnownRows(invalidations);
  for (const each of [db, replica]) knownRows.set(connectionOf(each), rows);
}

/** The listings of these ids that are there, in their order. */
export async function listingsOf(db: Db, ids: string[]): Promise<FoundListing[]> {
  if (ids.length === 0) return [];
  const param = sql.param(ids);
  return findListings(db, sql`select unnest(${param}::uuid[])`, sql`array_position(${param}::uuid[], id)`, {
    isNamed: true,
  });
}

/**
 * The rows of a query for ids, in the order `by`. They come as one text with a line of JSON for each, which takes a third of
 * what it takes the driver to read a value of each column of each row; a row whose version was met before is that very
 * object, which never changes, and where that is likely of all of them nothing but versions is asked for. `isNamed`: the
 * best plan is the same for all values, and the query costs little.
 */
export async function findListings(
  db: Db,
  ids: SQL,
  by: SQL,
  { isNamed = false, isOne = false } = {},
): Promise<FoundListing[]> {
  type Row = { found: string | null };
  const linesOf = async (query: SQL): Promise<string[]> => {
    const [row] = isNamed ? await executeNamed<Row>(db, query) : (await db.execute<Row>(query)).rows;
    return row?.found ? row.found.split('\n') : [];
  };
  const rows = knownRows.get(connectionOf(db));
  const isList = isNamed && !isOne;
  const chosen = sql`from listings join (${ids}) as chosen(chosen_id) on chosen_id = listings.id order by ${by}`;
  if (isList && rows?.isLikely) {
    const known = rows.all(
      await linesOf(
        sql`select string_agg(key, e'\\n') as found from (select ${selectedKey} ${chosen}) found`,
      ),
    );
    if (known) return known;
  }
  const lines = await linesOf(
    sql`select string_agg(row_to_json(found)::text, e'\\n') as found from (select ${selected} ${chosen}) found`,
  );
  // In a transaction a row may have several versions.
  return rows ? rows.read(lines, isList) : lines.map((line) => listingOf(line).listing);
}
