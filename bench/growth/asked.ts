import { dayAfter, dayOf } from '@serendib/contract/calendar';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Chance } from '../../apps/api/src/demo/chance.ts';
import type { Contents } from './contents.ts';

/** One thing that is asked for: of each turn an address of its own, so that nothing is answered from memory. */
export interface GrowthCase {
  name: string;
  asAdmin?: boolean;
  /** Several are asked one after another, as a page does. */
  paths: (chance: Chance) => string[];
  /** Asks for the page after the next so often, and measures the last. */
  pagesOn?: number;
}

export const listed: [string, KindName][] = [
  ['businesses', 'businessListing'],
  ['vehicles', 'vehicle'],
  ['guides', 'tourGuide'],
  ['tours', 'tour'],
  ['blogs', 'blog'],
];
const limit = 'limit=24';
export const pathOf = (kind: KindName, ...query: string[]) =>
  `${kinds[kind].path}?${[limit, ...query].join('&')}`;

export const sorts = ['recommended', 'rating', 'newest', 'price'];

export function filtersOf(kind: KindName, count: number, chance: Chance): string[] {
  const { filters }: Kind = kinds[kind];
  return Array.from({ length: count }, () => {
    const filter = chance.pick(filters);
    return `${filter.name}=${encodeURIComponent(chance.pick(filter.options).value)}`;
  });
}

export const towns = ['kandy', 'galle', 'ella', 'jaffna', 'mirissa', 'sigiriya', 'trincomalee'];

/** Some days in the year that comes. */
export function daysIn(chance: Chance): string {
  const begin = dayAfter(dayOf(Date.now()), chance.int(1, 300));
  return `from=${begin}&to=${dayAfter(begin, chance.int(1, 14))}`;
}

/** Part of the map: from a town to half of the island. */
export function boxIn(chance: Chance): string {
  const [west, south, width] = [79.8 + chance.next() * 1.5, 6 + chance.next() * 3, 0.05 + chance.next()];
  return `bbox=${[west, south, west + width, south + width].map((degrees) => degrees.toFixed(3)).join(',')}`;
}

export const misspelt = (word: string, chance: Chance) => {
  const at = chance.int(2, word.length - 2);
  return word.slice(0, at) + word.charAt(at) + word.slice(at);
};

/** A word that so many listings of a kind have. */
export function wordOf(
  words: Contents['words'],
  of: keyof Contents['words'],
  kind: KindName,
  chance: Chance,
): string {
  const some = words[of][kind] ?? [];
  return some.length > 0 ? chance.pick(some) : 'kandy';
}

export const idOf = ({ ids }: Contents, kind: string, chance: Chance) => chance.pick(ids[kind] ?? []);
