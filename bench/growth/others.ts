import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Chance } from '../../apps/api/src/demo/chance.ts';
import { daysIn, type GrowthCase, idOf as idIn, listed } from './asked.ts';
import type { Contents } from './contents.ts';

const business = 'businessListing';

/** What is no list of listings: one of them, several side by side, days, reviews, the sitemap and the home page. */
export function otherCases(contents: Contents): GrowthCase[] {
  const { reviewed } = contents;
  const idOf = (kind: string, chance: Chance) => idIn(contents, kind, chance);
  return [
    {
      name: 'three compared, on days',
      paths: (chance) => [
        `/compare?kind=vehicle&ids=${[1, 2, 3].map(() => idOf('vehicle', chance)).join(',')}&${daysIn(chance)}`,
      ],
    },
    {
      name: 'a calendar',
      paths: (chance) => [`/vehicles/${idOf('vehicle', chance)}/calendar?${daysIn(chance)}`],
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
  ];
}
