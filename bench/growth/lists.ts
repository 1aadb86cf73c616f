import { kinds } from '@serendib/contract/listings/kinds/index';
import { boxIn, daysIn, filtersOf, type GrowthCase, listed, pathOf, sorts, towns } from './asked.ts';

const business = 'businessListing';

/** Lists without words: as they open, further on, by values, prices, days and parts of the map. */
export function listCases(): GrowthCase[] {
  return [
    ...listed.map(([name, kind]) => ({ name, paths: () => [pathOf(kind)] })),
    { name: 'businesses, sorted', paths: (chance) => [pathOf(business, `sort=${chance.pick(sorts)}`)] },
    ...listed.flatMap(([name, kind]): GrowthCase[] => [
      { name: `${name}, next page`, paths: () => [pathOf(kind)], pagesOn: 1 },
      { name: `${name}, tenth page`, paths: () => [pathOf(kind)], pagesOn: 9 },
    ]),
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
    ...(['vehicle', 'tourGuide'] as const).map(
      (kind): GrowthCase => ({
        name: `${kinds[kind].path.slice(1)}, free on days`,
        paths: (chance) => [pathOf(kind, daysIn(chance), `sort=${chance.pick(sorts)}`)],
      }),
    ),
    {
      name: 'vehicles, free on days, two filters',
      paths: (chance) => [pathOf('vehicle', daysIn(chance), ...filtersOf('vehicle', 2, chance))],
    },
    ...(['businessListing', 'vehicle', 'tour'] as const).flatMap((kind): GrowthCase[] => {
      const path = kinds[kind].path.slice(1);
      return [
        {
          name: `${path}, near a place`,
          paths: (chance) => [
            pathOf(kind, `near=${chance.pick(towns)}`, `radius=${chance.pick([5, 15, 50])}`, 'sort=nearest'),
          ],
        },
        {
          name: `${path}, near a place, a filter`,
          paths: (chance) => [
            pathOf(kind, `near=${chance.pick(towns)}`, 'radius=25', ...filtersOf(kind, 1, chance)),
          ],
        },
        { name: `${path}, in a box`, paths: (chance) => [pathOf(kind, boxIn(chance))] },
      ];
    }),
    {
      name: 'vehicles, price and seats',
      paths: (chance) => [
        pathOf('vehicle', `maxPrice=${chance.int(4, 30) * 1000}`, `seats=${chance.int(2, 50)}`),
      ],
    },
  ];
}
