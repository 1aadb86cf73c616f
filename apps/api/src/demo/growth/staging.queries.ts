import { dayOf } from '@serendib/contract/calendar';
import type { KindName } from '@serendib/contract/listings/kind';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { unassignedNumbers } from '../people.ts';
import { type ListingVariant, own } from './variants.ts';

/** A number that depends on `i` and the salt alone, from 0 up to, not including, `below`. */
const drawn = (salt: number, below: number | SQL): SQL =>
  sql`((hashint8extended(i::bigint, ${sql.raw(String(salt))}) & 9007199254740991) % ${typeof below === 'number' ? sql.raw(String(below)) : below})`;
/** The same for a place in an array. */
const placed = (salt: number, below: SQL): SQL => sql`(${drawn(salt, below)})::int`;
const share = (salt: number): SQL => sql`(${drawn(salt, 1_000_003)} / 1000003.0::float8)`;
const oneOf = (pool: string, salt: number): SQL =>
  sql`(select words[1 + ${placed(salt, sql`cardinality(words)`)}] from growing_pools where name = ${sql.raw(`'${pool}'`)})`;

/** An id as the app makes them: the time in milliseconds first. */
const idOf = (at: string, salt: number): SQL => sql`(
  lpad(to_hex((extract(epoch from ${sql.raw(at)}) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(${drawn(salt, 4096)}), 3, '0')
  || '8' || lpad(to_hex(${drawn(salt + 1, 281_474_976_710_656)}), 15, '0'))::uuid`;

export interface Span {
  from: Date;
  to: Date;
}
/** When number `i` of so many came. */
const momentIn = ({ from, to }: Span, count: number): SQL => {
  const begin = sql.raw(`'${from.toISOString()}'::timestamptz`);
  return sql`(${begin} + interval '1 millisecond' * (${sql.raw(String(to.getTime() - from.getTime()))} * (i::float8 / ${sql.raw(String(count))})))`;
};

/** Memory and processes for making many rows at once, for this transaction alone. */
export async function useWholeMachine(db: Db): Promise<void> {
  for (const [name, value] of Object.entries({
    statement_timeout: '0',
    synchronous_commit: 'off',
    maintenance_work_mem: '512MB',
    work_mem: '128MB',
    max_parallel_workers_per_gather: '2',
    max_parallel_maintenance_workers: '2',
    parallel_setup_cost: '0',
    parallel_tuple_cost: '0',
    min_parallel_table_scan_size: '0',
  }))
    await db.execute(sql`select set_config(${name}, ${value}, true)`);
}

/** How much is made, between which days, and how many listings were there before, whose plates and addresses are taken. */
export interface Measure {
  count: number;
  people: number;
  span: Span;
  there: number;
}

export interface GrowingKind {
  kind: KindName;
  /** Of a hundred listings. */
  share: number;
  variants: number;
  /** Whether its listings can be premium, booked and reviewed. */
  premium: boolean;
  bookable: boolean;
  reviewed: boolean;
  /** Whether each is one person's, who has no other. */
  single: boolean;
}
/** Lists of words that names and comments are made of. */
export type Pools = Record<'first' | 'last', string[]> & Record<string, string[]>;

/** Tables that live as long as the transaction: temporary ones could not be read by several processes. */
const tables = ['kinds', 'pools', 'variants', 'numbers', 'people', 'listings', 'reviews'];
export async function dropStaging(db: Db): Promise<void> {
  for (const table of tables)
    await db.execute(sql`drop table if exists ${sql.identifier(`growing_${table}`)}`);
}

export async function stageKinds(db: Db, kinds: GrowingKind[], pools: Pools): Promise<void> {
  let begin = 0;
  const slots = kinds.flatMap((one) => {
    const first = begin;
    begin += one.share;
    return Array.from({ length: one.share }, (_, at) => ({ ...one, at, slot: first + at }));
  });
  await db.execute(sql`create unlogged table growing_kinds (slot int primary key, at int, kind text, share int, variants int,
    premium boolean, bookable boolean, reviewed boolean, single boolean)`);
  await db.execute(
    sql`insert into growing_kinds select * from jsonb_populate_recordset(null::growing_kinds, ${JSON.stringify(slots)}::jsonb)`,
  );
  const words = Object.entries(pools).map(([name, words]) => ({ name, words }));
  await db.execute(sql`create unlogged table growing_pools (name text primary key, words text[])`);
  await db.execute(
    sql`insert into growing_pools select * from jsonb_populate_recordset(null::growing_pools, ${JSON.stringify(words)}::jsonb)`,
  );
  await db.execute(sql`create unlogged table growing_variants (kind text, n int, details text, titles text[], is_external boolean,
    facets text[], district text, price_min bigint, price_max bigint, price jsonb, seats int,
    latitude float8, longitude float8, located text, pool text, placed tsvector, worded tsvector,
    titled tsvector[], signs tsvector[])`);
}

/** The signs of the search by which titles and places are told, as the function search_vector writes them. */
const signsOf = (
  title: SQL,
  titled: SQL,
  placed: SQL,
): SQL => sql`array_to_tsvector(array['==' || search_name(${title})]
  || string_to_array('=' || array_to_string(tsvector_to_array(${titled}), chr(1) || '='), chr(1))
  || string_to_array('@' || array_to_string(tsvector_to_array(${titled}) || tsvector_to_array(${placed}), chr(1) || '@'), chr(1)))`;

/** Their words and titles are parsed here, once for all listings that are made of them. */
export const stageVariants = (db: Db, variants: (ListingVariant & { n: number; pool: string })[]) =>
  db.execute(sql`
    insert into growing_variants
    select parsed.*, (
        select array_agg(${signsOf(sql`title`, sql`titled[at]`, sql`placed`)} order by at)
        from unnest(titles) with ordinality one(title, at))
    from (
      select kind, n, details, titles, "isExternal", facets, district, "priceMin", "priceMax", price, seats,
        latitude, longitude, located, pool, search_lexemes(place) as placed, search_lexemes(words),
        (select array_agg(search_lexemes(title) order by at) from unnest(titles) with ordinality one(title, at)) as titled
      from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as one(kind text, n int, details text, titles text[],
        "isExternal" boolean, facets text[], district text, "priceMin" bigint, "priceMax" bigint, price jsonb, seats int,
        latitude float8, longitude float8, located text, pool text, place text, words text)
    ) parsed`);

/** People with names made of the pools, who joined one after another. */
export async function stagePeople(db: Db, { people: count, span, there }: Measure): Promise<void> {
  await db.execute(sql`
    create unlogged table growing_people as
    select i, ${idOf('at', 11)} as id, at, first || ' ' || last as name,
      regexp_replace(lower(unaccent(first || '.' || last)), '[^a-z.]', '', 'g') || (i + ${sql.raw(String(there))}) || '@example.lk' as email
    from (
      select i, ${momentIn(span, count)} as at, ${oneOf('first', 1)} as first, ${oneOf('last', 2)} as last
      from generate_series(1, ${sql.raw(String(count))}) i
    ) joined`);
  await db.execute(sql`analyze growing_people`);
}

export const writePeople = (db: Db) =>
  db.execute(sql`
    insert into users (id, user_name, email, email_verified_at, suspended_at, created_at, is_demo)
    select id, name, email, case when ${drawn(3, 20)} > 0 then at end, case when ${drawn(4, 500)} = 0 then at + interval '90 days' end,
      at, true
    from growing_people order by i`);

/**
 * Listings made of variants and people who had joined before. Some people have many, and what our team made has no owner.
 * The signs of the search are those of the function search_vector, which would parse the words of each listing again.
 */
export async function stageListings(db: Db, { count, people, span, there }: Measure): Promise<void> {
  const all = sql.raw(String(count));
  const everyone = sql.raw(String(people));
  await db.execute(sql`create unlogged table growing_numbers as select generate_series(1, ${all}) as i`);
  await db.execute(sql`analyze growing_kinds`);
  await db.execute(sql`analyze growing_variants`);
  await db.execute(sql`analyze growing_numbers`);
  await db.execute(sql`
    create unlogged table growing_listings as
    select i, ${idOf('at', 21)} as id, kind, at, owner_id, title, is_premium, reviews, pool,
      3.5 + 1.5 * sqrt(${share(28)}) as stars,
      case when fate < 10 then 'pending' when fate < 15 then 'rejected' else 'approved' end as status,
      fate between 15 and 19 as needs_review,
      case when fate between 20 and 23 then at + interval '1 day' end as hidden_at,
      replace(replace(replace(replace(replace(details, ${own.title}, replace(title, '"', '\\"')),
        ${own.phone}, ${unassignedNumbers} || lpad((i::bigint * 7919 % 1000000)::text, 6, '0')), ${own.email}, coalesce(email, 'desk@example.lk')),
        ${own.plate}, plate), ${own.person}, coalesce(person, 'Serendib'))::jsonb as details,
      facets, district, price_min, price_max, price, seats, latitude, longitude, located, is_external,
      case when position(${own.plate} in details) > 0 then translate(plate, '- ', '') end as plate,
      case when bookable and ${drawn(30, 12)} = 0 then 'booked' else 'available' end as availability,
      setweight(titled_as, 'A') || setweight(placed, 'B') || setweight(worded, 'C')
        || coalesce(signs[title_no], ${signsOf(sql`title`, sql`titled_as`, sql`placed`)}) as search
    from (select * from (select *, coalesce(titled[title_no], search_lexemes(title)) as titled_as from (
      select numbered.*, growing_variants.details, facets, district, price_min, price_max, price, seats, latitude, longitude, located, is_external, pool, placed, worded, titled, signs,
        1 + ${placed(24, sql`greatest(1, cardinality(titles))`)} as title_no,
        case when is_ownerless then null else owner.id end as owner_id, case when is_ownerless then null else owner.name end as person,
        case when is_ownerless then null else owner.email end as email,
        coalesce(titles[1 + ${placed(24, sql`greatest(1, cardinality(titles))`)}], owner.name) as title
      from (
        select i, ${momentIn(span, count)} as at, kind, bookable, ${drawn(22, sql`variants`)} as variant,
          premium and ${drawn(23, 20)} = 0 as is_premium, not single and ${drawn(29, 20)} = 0 as is_ownerless,
          case when reviewed then floor(18 * ${share(25)} ^ 4)::int else 0 end as reviews, ${drawn(26, 1000)} as fate,
          'Z' || chr(65 + (unused / 260000 % 26)) || chr(65 + (unused / 10000 % 26)) || '-' || lpad((unused % 10000)::text, 4, '0') as plate,
          1 + floor(case when single then (i / 100 * share + at)::float8 / ((${all} / 100 + 1) * share)
            else i::float8 / ${all} * ${share(27)} ^ 1.3 end * (${everyone} - 1))::int as person_no
        from (select i, i + ${sql.raw(String(there))} as unused from growing_numbers) numbers join growing_kinds on slot = i::bigint * 37 % 100
      ) numbered
      join growing_variants using (kind) join (select i as number, id, name, email from growing_people) owner on number = person_no
      where growing_variants.n = variant
    ) made offset 0) titled_ones offset 0) marked`);
}

/** What people who had joined say of public listings: a rating, of each third with words, once each of a thing that is not theirs. */
export async function stageReviews(db: Db, { count, people, span }: Measure): Promise<void> {
  await db.execute(sql`create unique index on growing_people (i) include (id)`);
  await db.execute(sql`
    create unlogged table growing_reviews as
    select i, ${idOf('said', 41)} as id, item, kind, said, rating,
      case when ${drawn(42, 3)} > 0 then ''
        when rating <= 3 then (select words[1 + ${placed(48, sql`cardinality(words)`)}] from growing_pools where name = pool || ' poor')
        else (select words[1 + ${placed(43, sql`cardinality(words)`)}] from growing_pools where name = pool || ' first')
        || ' ' || (select words[1 + ${placed(44, sql`cardinality(words)`)}] from growing_pools where name = pool || ' second') end as comment,
      user_id
    from (
      select spread.*, person.id as user_id, at + (${sql.raw(`'${span.to.toISOString()}'::timestamptz`)} - at) * ${share(45)} as said,
        greatest(1, least(5, round(stars + (${share(46)} - 0.6) * 1.8)))::int as rating
      from (
        select growing_listings.i::bigint * 64 + k as i, growing_listings.id as item, kind, at, stars, pool, owner_id,
          1 + ((hashint8extended(growing_listings.i, 47) & 1073741823) + k)
            % greatest(50, floor(growing_listings.i::float8 / ${sql.raw(String(count))} * ${sql.raw(String(people))}))::bigint as person_no
        from growing_listings, generate_series(1, reviews) k
        where status = 'approved' and hidden_at is null
      ) spread join (select i as number, id from growing_people) person on number = person_no
      where owner_id is distinct from person.id
    ) said_ones`);
}

export const writeReviews = (db: Db) =>
  db.execute(sql`
    insert into reviews (id, item_type, item_id, user_id, rating, comment, is_demo, created_at, updated_at)
    select id, kind, item, user_id, rating, comment, true, said, said from growing_reviews order by id`);

/** No administrator is invented, so what one would have done counts as the system's. */
export const writeSteps = (db: Db) =>
  db.execute(sql`
    insert into listing_steps (id, listing_id, from_status, to_status, by_role, actor_id, at)
    select ${idOf('at', 51)}, id, null, 'pending', case when owner_id is null then 'system' else 'owner' end, owner_id, at
    from growing_listings
    union all
    select ${idOf(`(at + interval '1 day')`, 53)}, id, 'pending', status, 'system', null, at + interval '1 day'
    from growing_listings where status <> 'pending'`);

/** A third keep a calendar, and of these half are busy on some days of the year that comes. */
export async function writeCalendars(db: Db, kinds: KindName[], from: Date): Promise<void> {
  const kept = sql`growing_listings where kind = any(${sql.param(kinds)}::text[]) and ${drawn(61, 3)} = 0`;
  const today = sql.raw(`'${dayOf(from)}'::date`);
  await db.execute(sql`
    insert into calendars (listing_id, kept_at, address_key) select id, ${from.toISOString()}::timestamptz, id::text from ${kept}`);
  await db.execute(sql`
    insert into calendar_spans (id, listing_id, source, first_day, last_day)
    select gen_random_uuid(), id, 'block', begins + 30 * nth, begins + 30 * nth + ${placed(63, sql`12`)}
    from (select i, id, ${today} + ${placed(62, sql`200`)} as begins from ${kept} and ${drawn(64, 2)} = 0) busy,
      generate_series(1, 4) nth`);
}

/** What triggers would have counted of each row. */
export const writeCounters = (db: Db) =>
  db.execute(sql`
    insert into tallies (what, n)
    select listing_tally(listings), count(*) from listings join growing_listings using (id) group by 1
    union all
    select user_tally(users), count(*) from users join growing_people using (id) group by 1
    union all
    select unnest(array['reviews ' || kind, 'stars ' || kind]), unnest(array[sum(review_count), sum(rating_hundredths::bigint * review_count)])
    from listings join growing_listings using (id, kind) where review_count > 0 group by kind`);

export const analyze = (db: Db, tables: string[]) => db.execute(sql`analyze ${sql.raw(tables.join(', '))}`);

export const announceAll = (db: Db) => db.execute(sql`select announce_tags(array['*'])`);
