import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import type { Chance } from '../apps/api/src/demo/chance.ts';
import type { Db } from '../apps/api/src/platform/database/database.ts';

/** One thing that is asked for: of each turn an address of its own, so that nothing is answered from memory. */
export interface GrowthCase {
  name: string;
  asAdmin?: boolean;
  /** Several are asked one after another, as a page does. */
  paths: (chance: Chance) => string[];
  /** Asks for the page after the next so often, and measures the last. */
  pagesOn?: number;
}

/** What a catalogue has that can be asked for. */
export interface Contents {
  ids: Record<string, string[]>;
  words: Record<'common' | 'middle' | 'rare', Record<string, string[]>>;
  people: { id: string; name: string; email: string }[];
  reviewed: { kind: string; id: string }[];
  parts: string[];
  owners: string[];
}

const sampled = 60;

export async function readContents(db: Db): Promise<Contents> {
  const ids: Contents['ids'] = {};
  const words: Contents['words'] = { common: {}, middle: {}, rare: {} };
  const column = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ one: string }>(query)).rows.map(({ one }) => one);
  for (const kind of Object.keys(kinds)) {
    ids[kind] =
      await column(sql`select id as one from listings tablesample system (${2}) where kind = ${kind} and status = 'approved'
      and hidden_at is null limit ${sampled}`);
    if (ids[kind].length === 0)
      ids[kind] = await column(
        sql`select id as one from listings where kind = ${kind} and status = 'approved' and hidden_at is null limit ${sampled}`,
      );
    const share = (from: number, to: number) =>
      column(sql`select word as one from (select distinct on (word) word from vocabulary,
          (select count(*) as n from listings where kind = ${kind}) counted
        where kind = ${kind} and word ~ '^[a-z]{5,12}$' and listings between ${from}::float8 * n and ${to}::float8 * n) found
        order by md5(word) limit ${sampled}`);
    words.common[kind] = await share(0.05, 1);
    words.middle[kind] = await share(0.002, 0.02);
    words.rare[kind] =
      await column(sql`select word as one from vocabulary where kind = ${kind} and word ~ '^[a-z]{5,12}$'
      and listings <= 20 order by md5(word) limit ${sampled}`);
  }
  const { rows: people } = await db.execute<Contents['people'][number]>(sql`
    select id, user_name as name, email from users order by md5(id::text) limit ${sampled}`);
  const { rows: reviewed } = await db.execute<Contents['reviewed'][number]>(sql`
    select item_type as kind, item_id as id from reviews where item_type <> 'destination' order by id desc limit ${sampled}`);
  const owners = await column(
    sql`select owner_id as one from listings where owner_id is not null order by id desc limit ${sampled}`,
  );
  return { ids, words, people, reviewed, owners, parts: [] };
}

const listed: [string, KindName][] = [
  ['businesses', 'businessListing'],
  ['vehicles', 'vehicle'],
  ['guides', 'tourGuide'],
  ['tours', 'tour'],
  ['blogs', 'blog'],
];
const limit = 'limit=24';
const pathOf = (kind: KindName, ...query: string[]) => `${kinds[kind].path}?${[limit, ...query].join('&')}`;

function filtersOf(kind: KindName, count: number, chance: Chance): string[] {
  const { filters }: Kind = kinds[kind];
  return Array.from({ length: count }, () => {
    const filter = chance.pick(filters);
    return `${filter.name}=${encodeURIComponent(chance.pick(filter.options).value)}`;
  });
}

const misspelt = (word: string, chance: Chance) => {
  const at = chance.int(2, word.length - 2);
  return word.slice(0, at) + word.charAt(at) + word.slice(at);
};

export function growthCases({ ids, words, people, reviewed, owners }: Contents): GrowthCase[] {
  const search = (
    kind: KindName,
    asked: (chance: Chance) => string[],
    more: (chance: Chance) => string[] = () => [],
  ) => {
    return (chance: Chance) => [pathOf(kind, `search=${asked(chance).join('+')}`, ...more(chance))];
  };
  const word = (of: keyof Contents['words'], kind: KindName, chance: Chance) => {
    const some = words[of][kind] ?? [];
    return some.length > 0 ? chance.pick(some) : 'kandy';
  };
  const idOf = (kind: string, chance: Chance) => chance.pick(ids[kind] ?? []);
  const admin = (name: string, path: (chance: Chance) => string): GrowthCase => ({
    ...{ name: `admin: ${name}`, asAdmin: true },
    paths: (chance) => [path(chance)],
  });
  const business = 'businessListing';
  const sorts = ['recommended', 'rating', 'newest', 'price'];
  return [
    ...listed.map(([name, kind]) => ({ name, paths: () => [pathOf(kind)] })),
    { name: 'businesses, sorted', paths: (chance) => [pathOf(business, `sort=${chance.pick(sorts)}`)] },
    { name: 'businesses, next page', paths: () => [pathOf(business)], pagesOn: 1 },
    { name: 'businesses, tenth page', paths: () => [pathOf(business)], pagesOn: 9 },
    {
      name: 'businesses, two filters, third page',
      paths: (chance) => [pathOf(business, ...filtersOf(business, 2, chance))],
      pagesOn: 2,
    },
    ...listed.slice(0, 4).flatMap(([name, kind]) =>
      [1, 2, 3].map(
        (count): GrowthCase => ({
          name: `${name}, ${count} filter${count > 1 ? 's' : ''}`,
          paths: (chance) => [pathOf(kind, ...filtersOf(kind, count, chance), `sort=${chance.pick(sorts)}`)],
        }),
      ),
    ),
    {
      name: 'vehicles, price and seats',
      paths: (chance) => [
        pathOf('vehicle', `maxPrice=${chance.int(4, 30) * 1000}`, `seats=${chance.int(2, 50)}`),
      ],
    },
    ...(['businessListing', 'vehicle', 'tourGuide', 'blog'] as const).flatMap((kind): GrowthCase[] => [
      { name: `${kind}: a common word`, paths: search(kind, (chance) => [word('common', kind, chance)]) },
      { name: `${kind}: a rare word`, paths: search(kind, (chance) => [word('rare', kind, chance)]) },
      {
        name: `${kind}: a misspelt word`,
        paths: search(kind, (chance) => [misspelt(word('common', kind, chance), chance)]),
      },
      { name: `${kind}: an unknown word`, paths: search(kind, (chance) => [`qzx${chance.int(100, 999)}vj`]) },
      {
        name: `${kind}: two common words`,
        paths: search(kind, (chance) => [word('common', kind, chance), word('common', kind, chance)]),
      },
    ]),
    {
      name: 'businesses: a word of some',
      paths: search(business, (chance) => [word('middle', business, chance)]),
    },
    {
      name: 'businesses: two words of some',
      paths: search(business, (chance) => [
        word('middle', business, chance),
        word('middle', business, chance),
      ]),
    },
    {
      name: 'businesses: a common and a rare word',
      paths: search(business, (chance) => [word('common', business, chance), word('rare', business, chance)]),
    },
    {
      name: 'businesses: two misspelt words',
      paths: search(business, (chance) => [
        misspelt(word('common', business, chance), chance),
        misspelt(word('common', business, chance), chance),
      ]),
    },
    {
      name: 'businesses: a word and a filter',
      paths: search(
        business,
        (chance) => [word('common', business, chance)],
        (chance) => filtersOf(business, 1, chance),
      ),
    },
    {
      name: 'businesses: a word and two filters',
      paths: search(
        business,
        (chance) => [word('common', business, chance)],
        (chance) => filtersOf(business, 2, chance),
      ),
    },
    {
      name: 'businesses: two unfinished words',
      paths: search(business, (chance) => [
        word('common', business, chance).slice(0, 2),
        word('common', business, chance).slice(0, 2),
      ]),
    },
    ...listed.map(
      ([name, kind]): GrowthCase => ({
        name: `one of ${name}`,
        paths: (chance) => [`${kinds[kind].path}/${idOf(kind, chance)}`],
      }),
    ),
    { name: 'featured guides', paths: () => ['/tour-guides/featured/homepage?view=card'] },
    {
      name: 'vehicles of a destination',
      paths: (chance) => [
        `/vehicles/featured/destination/${chance.pick(['kandy', 'galle', 'ella', 'jaffna', 'mirissa'])}`,
      ],
    },
    {
      name: 'reviews of a listing',
      paths: (chance) => {
        const { kind, id } = chance.pick(reviewed);
        return [`/reviews?itemType=${kind}&itemId=${id}`];
      },
    },
    { name: 'newest reviews', paths: () => ['/reviews?limit=24'] },
    { name: 'reviews, summed', paths: () => ['/reviews/summary'] },
    { name: 'sitemap, index', paths: () => ['/sitemap'] },
    { name: 'sitemap, a part', paths: () => [`/sitemap/${business}`] },
    {
      name: 'home page, its calls',
      paths: () => [
        '/settings',
        '/districts',
        '/tour-guides/featured/homepage?view=card',
        '/destinations?limit=1',
        '/tour-guides?limit=1',
        '/vehicles?limit=1',
        '/tours?limit=8&view=card',
        '/affiliate-links?limit=8&view=card',
        '/blogs?limit=8&view=card',
      ],
    },
    admin('dashboard', () => '/admin/dashboard-stats'),
    admin('revenue', () => '/admin/revenue'),
    admin('what waits', (chance) => `/admin/pending/${chance.pick(['vehicles', 'tours'])}`),
    admin('businesses', () => '/affiliate-links/all?limit=24'),
    admin('businesses by title', () => '/affiliate-links/all?limit=24&sort=title'),
    admin('pending businesses', () => '/affiliate-links/all?limit=24&status=pending&sort=waiting'),
    admin('changed businesses', () => '/affiliate-links/all?limit=24&needsReview=true&sort=waiting'),
    admin('hidden vehicles', () => '/vehicles/all?limit=24&hidden=true'),
    admin(
      'two filters',
      (chance) => `/affiliate-links/all?limit=24&${filtersOf(business, 2, chance).join('&')}`,
    ),
    admin(
      'a common word',
      (chance) => `/affiliate-links/all?limit=24&search=${word('common', business, chance)}`,
    ),
    admin(
      'a rare word',
      (chance) => `/affiliate-links/all?limit=24&search=${word('rare', business, chance)}`,
    ),
    admin(
      'a misspelt word',
      (chance) =>
        `/affiliate-links/all?limit=24&search=${misspelt(word('common', business, chance), chance)}`,
    ),
    admin(
      'part of a name',
      (chance) =>
        `/affiliate-links/all?limit=24&search=${encodeURIComponent(chance.pick(people).name.slice(0, 5))}`,
    ),
    admin(
      'an address',
      (chance) => `/affiliate-links/all?limit=24&search=${encodeURIComponent(chance.pick(people).email)}`,
    ),
    admin('search everywhere', (chance) => `/admin/search?q=${encodeURIComponent(chance.pick(people).name)}`),
    admin('of an owner', (chance) => `/affiliate-links/all?limit=24&ownerId=${chance.pick(owners)}`),
    admin('a listing to review', (chance) => `/admin/listings/${idOf(business, chance)}/review`),
    admin('people', () => '/admin/users?limit=24'),
    admin(
      'people by part of a name',
      (chance) => `/admin/users?search=${encodeURIComponent(chance.pick(people).name.slice(1, 6))}`,
    ),
    admin('an account', (chance) => `/admin/users/${chance.pick(people).id}`),
    admin('reviews', () => '/admin/reviews?limit=24'),
    admin(
      'reviews with a word',
      (chance) =>
        `/admin/reviews?limit=24&search=${chance.pick(['driver', 'lunch', 'quiet', 'beds', 'zebra'])}`,
    ),
    admin('reviews of five stars', () => '/admin/reviews?limit=24&rating=5'),
    admin('audit', () => '/admin/audit?limit=24'),
  ];
}
