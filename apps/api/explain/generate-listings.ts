import { isListType } from '@serendib/contract/listings/field';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../src/platform/database/database.ts';
import { listings } from '../src/schema/index.ts';
import { withoutIndexes } from './without-indexes.ts';

/** How a marketplace grown a hundredfold might be made up. */
const shares: Partial<Record<KindName, number>> = {
  vehicle: 35,
  tourGuide: 25,
  businessListing: 20,
  tour: 12,
  blog: 8,
};

const texts = 5_000;

/** One to three values of a filter, of a choice the first of them; the first option is had by a third, the last by one in sixty or fewer. */
const someOf = ({ name, options, fields }: Kind['filters'][number], kind: Kind): SQL => {
  const values = sql.param(options.map(({ value }) => `${name}:${value}`));
  const isList = kind.fields.some((field) => fields.includes(field.name) && isListType(field.type));
  const most = isList || fields.length > 1 ? sql`` : sql`order by 1 limit 1`;
  return sql`array(select (${values}::text[])[n] from (
    select distinct 1 + floor(power(random(), 2.5) * ${options.length}::int)::int as n from generate_series(1, 1 + i % 3) ${most}) drawn)`;
};

/**
 * Fills the table with public and other listings whose values, prices, ratings and words are spread unevenly,
 * from what nearly all have to what hardly any has. Wants a database whose statements may take minutes. The table is
 * left to be vacuumed by the caller: until then no row that comes later takes what room its pages have left.
 */
export async function generateListings(db: Db, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await withoutIndexes(tx, ['listings'], () => fill(tx, count));
  });
  await db.execute(sql`analyze ${listings}`);
  await db.execute(sql`vacuum analyze vocabulary`);
}

async function fill(db: Db, count: number): Promise<void> {
  await db.execute(sql`select setseed(0.42)`);
  // Parsing words is the dearest part: texts are parsed once for twenty listings, titles for each.
  await db.execute(sql`
    create temporary table texts on commit drop as select n, search_vector('', '', words) as words from (
      select n, (select string_agg('word' || floor(power(random(), 3) * 4000)::int, ' ') from generate_series(1, 12 + n % 9)) as words
      from generate_series(0, ${texts - 1}::int) n
    ) made`);
  for (const [name, share] of Object.entries(shares)) {
    const kind: Kind = kinds[name as KindName];
    const facets = kind.filters.map((filter) => someOf(filter, kind));
    // Its second type costs more than the others: by price it stands behind nearly all.
    const [type] = kind.filters;
    const dear = `${type?.name}:${type?.options[1]?.value}`;
    // Posts are not reviewed.
    const unreviewed = name === 'blog' ? sql`true` : sql`i % 5 < 2`;
    await db.execute(sql`
      insert into ${listings} (id, kind, status, needs_review, changed_at, approved_at, hidden_at, title, is_premium, rating_hundredths, review_count,
        facets, price_min_cents, price_max_cents, seats, latitude, longitude, located, search, details)
      select (lpad(to_hex(1700000000000 + i * 977 + ${share}::int), 12, '0') || '7' || substr(md5(i::text || ${name}::text), 1, 3)
          || '8' || substr(md5(i::text || ${name}::text), 4, 15))::uuid,
        ${name}, case when i % 16 = 5 then 'pending' else 'approved' end,
        i % 16 = 6, now() - i * interval '1 minute', now(), case when i % 50 = 7 then now() end,
        title, random() < 0.05, case when ${unreviewed} then 0 else 300 + floor(random() * 200)::int end,
        case when ${unreviewed} then 0 else 1 + floor(power(random(), 4) * 60)::int end,
        facets, price, price + floor(random() * 3)::bigint * 100000,
        ${kind.seatsOf ? sql`3 + floor(power(random(), 4) * 48)::int` : sql`null::int`},
        ${kind.placedBy ? sql`6.8 + south, 80.6 + west, 'district'` : sql`null, null, null`},
        search_vector(title, '', '') || words, jsonb_build_object('about', repeat(md5(i::text) || ' ', 25), 'ownerName', 'owner' || i % 4000)
      from (
        select i, ${sql.join([sql`array[]::text[]`, ...facets], sql` || `)} as facets,
          (random() + random() + random() - 1.5) * 1.2 as south, (random() + random() + random() - 1.5) * 0.6 as west,
          (array['Toyota', 'Lagoon', 'Highland', 'Nissan', 'Cinnamon', 'Suzuki', 'Sapphire', 'Lotus'])[1 + floor(power(random(), 2) * 8)::int]
            || ' ' || (array['Caravan', 'Rest', 'Prince', 'Rosa', 'Garden', 'Montero', 'Trails'])[1 + i % 7] || ' ' || i % 997 as title,
          case when i % 10 = 3 then null else floor(power(random(), 2) * 3000)::bigint * 10000 end as cheap,
          i * 7919 % ${texts}::int as text
        from generate_series(1, ${Math.round((count * share) / 100)}::int) i
      ) made join texts on n = text
      cross join lateral (select case when facets[1] = ${dear}::text then cheap + 30000000 else cheap end as price) priced order by i`);
  }
}
