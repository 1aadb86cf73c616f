import { dayMs } from '@serendib/contract/calendar';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import {
  countAllListings,
  countVocabulary,
  insertGrownListings,
  keepSamples,
} from '../../modules/listings/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { demoCatalogue } from '../catalogue.ts';
import { chanceOf } from '../chance.ts';
import type { DemoListing } from '../listings.ts';
import { told } from '../reviews.ts';
import { bulkLoad } from './bulk-load.ts';
import * as staging from './staging.queries.ts';
import { makeVariant } from './variants.ts';

/** What a marketplace that has grown is made up of, in hundredths. A kind of which the demo catalogue has none is left out. */
const shares: ReadonlyMap<KindName, number> = new Map([
  ['businessListing', 60],
  ['tourGuide', 15],
  ['vehicle', 15],
  ['tour', 8],
  ['blog', 2],
]);
const grownKinds = kindNames.filter((name) => shares.has(name));
const shareOf = (name: KindName): number => shares.get(name) ?? 0;
/** Listings of a kind that differ in more than names; each is made into many. */
const variants = { least: 40, most: 20_000 };
const years = 3;
const grownTables = [
  ...['listings', 'reviews', 'users', 'listing_steps', 'calendars', 'calendar_spans'],
  'tallies',
];

export interface Grown {
  listings: number;
  people: number;
  reviews: number;
}

/**
 * Adds invented listings until there are as many as wanted, with a fifth as many people and three ratings a listing: made by
 * PostgreSQL of variants of the demo catalogue, in one transaction.
 */
export async function growDemo(
  db: Db,
  wanted: number,
  { today = new Date(), onProgress = (_what: string, _share: number) => {} } = {},
): Promise<Grown> {
  const grown = await db.transaction(async (tx) => {
    const there = await countAllListings(tx);
    const count = wanted - there;
    return count <= 0
      ? { listings: 0, people: 0, reviews: 0 }
      : grow(tx, { count, there, today, onProgress });
  });
  if (grown.listings === 0) return grown;
  onProgress('counting words and taking stock', 0.88);
  const takeStock = async (tables: string[]) => {
    for (const table of tables) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  };
  // Each takes one processor: beside each other, two.
  await Promise.all([countVocabulary({ db }), takeStock(grownTables)]);
  await keepSamples({ db });
  await takeStock(['vocabulary', 'listing_samples']);
  onProgress('done', 1);
  return grown;
}

interface Growing {
  count: number;
  there: number;
  today: Date;
  onProgress: (what: string, share: number) => void;
}

async function grow(db: Db, { count, there, today, onProgress }: Growing): Promise<Grown> {
  const people = Math.max(100, Math.round(count / 5));
  const begin = new Date(today.getTime() - years * 365 * dayMs);
  const span = { from: begin, to: new Date(today.getTime() - dayMs) };
  const measure = { count, people, span, there };
  await staging.useWholeMachine(db);
  await staging.dropStaging(db);
  onProgress('making variants', 0);
  await stageVariants(db, count, today);
  onProgress('making people', 0.05);
  await staging.stagePeople(db, {
    ...measure,
    span: {
      from: new Date(begin.getTime() - 40 * dayMs),
      to: new Date(span.to.getTime() - 40 * dayMs),
    },
  });
  onProgress('making listings', 0.07);
  await staging.stageListings(db, measure);
  onProgress('making reviews', 0.35);
  await staging.stageReviews(db, measure);
  await staging.analyze(db, ['growing_listings', 'growing_reviews']);
  let written = { listings: 0, reviews: 0 };
  await bulkLoad(
    db,
    ['users', 'listings', 'listing_steps', 'reviews', 'calendars', 'calendar_spans'],
    async () => {
      onProgress('writing people', 0.42);
      await staging.writePeople(db);
      onProgress('writing listings', 0.43);
      const listings = await insertGrownListings(db, sql`growing_listings`, sql`growing_reviews`);
      onProgress('writing reviews', 0.55);
      const reviews = await staging.writeReviews(db);
      onProgress('writing histories', 0.6);
      await staging.writeSteps(db);
      await staging.writeCalendars(
        db,
        grownKinds.filter((name) => (kinds[name] as Kind).calendar),
        today,
      );
      await staging.analyze(db, ['users', 'listings']);
      await staging.writeCounters(db);
      written = { listings: listings.rowCount ?? 0, reviews: reviews.rowCount ?? 0 };
    },
    (name, done, of) => onProgress(`making the index ${name}`, 0.65 + (0.23 * done) / of),
  );
  await staging.dropStaging(db);
  await staging.announceAll(db);
  return { ...written, people };
}

async function stageVariants(db: Db, count: number, today: Date): Promise<void> {
  const { listings, users } = demoCatalogue({ seed: 1815, today });
  const numbers = (kind: KindName) =>
    Math.min(variants.most, Math.max(variants.least, Math.round((count * shareOf(kind)) / 1000)));
  const named = users.map(({ userName }) => userName.split(' ')).filter(({ length }) => length === 2);
  const comments = commentPools(listings);
  const pools = {
    first: [...new Set(named.map(([first]) => first ?? ''))],
    last: [...new Set(named.map(([, last]) => last ?? ''))],
    ...comments.pools,
  };
  await staging.stageKinds(
    db,
    grownKinds.map((name) => {
      const { premium, reviewed, availability }: Kind = kinds[name];
      const about = { premium, reviewed, bookable: availability !== undefined, single: name === 'tourGuide' };
      return { kind: name, share: shareOf(name), variants: numbers(name), ...about };
    }),
    pools,
  );
  for (const kind of grownKinds) {
    const bases = listings.filter((one) => one.kind === kind && one.status === 'approved');
    const size = 1_000;
    for (let from = 0; from < numbers(kind); from += size) {
      const some = Array.from({ length: Math.min(size, numbers(kind) - from) }, (_, at) => {
        const n = from + at;
        const base = bases[n % bases.length];
        if (!base) throw new Error(`The demo catalogue has no ${kind}.`);
        return { n, pool: comments.poolOf(base), ...makeVariant(base, chanceOf(1815, 'variant', kind, n)) };
      });
      await staging.stageVariants(db, some);
    }
  }
}

/** Sentences that name nothing in particular, by the list of which they are. */
function commentPools(listings: DemoListing[]) {
  const lists = [...new Set(listings.flatMap((one) => told(one)?.words ?? []))];
  const general = (sentences: string[]) => sentences.filter((sentence) => !sentence.includes('{'));
  return {
    pools: Object.fromEntries(
      lists.flatMap(({ first, second, poor }, at) => [
        [`${at} first`, general(first)],
        [`${at} second`, general(second)],
        [`${at} poor`, general(poor)],
      ]),
    ),
    poolOf: (listing: DemoListing): string => {
      const spoken = told(listing)?.words;
      return spoken ? String(lists.indexOf(spoken)) : 'none';
    },
  };
}
