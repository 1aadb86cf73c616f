import type { Chance } from '../../apps/api/src/demo/chance.ts';
import { filtersOf, type GrowthCase, idOf as idIn, misspelt, wordOf } from './asked.ts';
import type { Contents } from './contents.ts';

const business = 'businessListing';

/** What administrators ask for. */
export function adminCases(contents: Contents): GrowthCase[] {
  const { words, people, owners } = contents;
  const word = (of: keyof Contents['words'], kind: typeof business, chance: Chance) =>
    wordOf(words, of, kind, chance);
  const idOf = (kind: string, chance: Chance) => idIn(contents, kind, chance);
  const admin = (name: string, path: (chance: Chance) => string): GrowthCase => ({
    ...{ name: `admin: ${name}`, asAdmin: true },
    paths: (chance) => [path(chance)],
  });
  return [
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
      (chance) => `/admin/users?limit=24&search=${encodeURIComponent(chance.pick(people).name.slice(1, 6))}`,
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
