import type { KindName } from '@serendib/contract/listings/kind';
import type { Chance } from '../../apps/api/src/demo/chance.ts';
import { boxIn, filtersOf, type GrowthCase, misspelt, pathOf, towns, wordOf } from './asked.ts';
import type { Contents } from './contents.ts';

const business = 'businessListing';

/** Lists by words, and one search over all kinds. */
export function searchCases({ words }: Contents): GrowthCase[] {
  const search = (
    kind: KindName,
    asked: (chance: Chance) => string[],
    more: (chance: Chance) => string[] = () => [],
  ) => {
    return (chance: Chance) => [pathOf(kind, `search=${asked(chance).join('+')}`, ...more(chance))];
  };
  const word = (of: keyof Contents['words'], kind: KindName, chance: Chance) =>
    wordOf(words, of, kind, chance);
  return [
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
      name: 'businesses: a common word near a place',
      paths: search(
        business,
        (chance) => [word('common', business, chance)],
        (chance) => [`near=${chance.pick(towns)}`, `radius=${chance.pick([15, 30, 50])}`],
      ),
    },
    {
      name: 'businesses: the nearest with a common word',
      paths: search(
        business,
        (chance) => [word('common', business, chance)],
        (chance) => [`near=${chance.pick(towns)}`, 'radius=30', 'sort=nearest'],
      ),
    },
    {
      name: 'businesses: a word of some in a box',
      paths: search(
        business,
        (chance) => [word('middle', business, chance)],
        (chance) => [boxIn(chance)],
      ),
    },
    {
      name: 'businesses: two unfinished words',
      paths: search(business, (chance) => [
        word('common', business, chance).slice(0, 2),
        word('common', business, chance).slice(0, 2),
      ]),
    },
    {
      name: 'search of everything',
      paths: (chance) => [`/search?q=${word(chance.pick(['common', 'middle', 'rare']), business, chance)}`],
    },
    {
      name: 'search of everything, a sentence',
      paths: (chance) => [
        `/search?q=${encodeURIComponent(`${chance.pick(['hotel', 'van', 'german guide', 'whale watching', 'cheap villa'])} ${chance.pick(['in', 'near'])} ${chance.pick(towns)}`)}`,
      ],
    },
    {
      name: 'search of everything near a place',
      paths: (chance) => [
        `/search?q=${word(chance.pick(['common', 'middle', 'rare']), business, chance)}&near=${chance.pick(towns)}`,
      ],
    },
    {
      name: 'suggestions',
      paths: (chance) => [`/search/suggest?q=${word('common', business, chance).slice(0, 4)}`],
    },
  ];
}
