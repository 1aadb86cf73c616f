import { type Field, isListType } from '@serendib/contract/listings/field';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Price } from '@serendib/contract/listings/price/price';
import { destinationFacts } from '../../modules/destinations/index.ts';
import { listingColumns } from '../../modules/listings/index.ts';
import type { Chance } from '../chance.ts';
import type { DemoListing } from '../listings.ts';
import { titlesOf } from './titles.ts';

/** What stands in a variant for what each of its listings has of its own. */
export const own = { title: '§title', phone: '§phone', email: '§email', plate: '§plate', person: '§person' };

/** A listing of the demo catalogue as another owner elsewhere would have written it; many listings are made of one. */
export interface ListingVariant {
  kind: KindName;
  /** JSON, in which the listing's own values are still to be filled in. */
  details: string;
  titles: string[];
  isExternal: boolean;
  facets: string[];
  district: string | null;
  priceMin: number | null;
  priceMax: number | null;
  price: Price | null;
  seats: number | null;
  latitude: number | null;
  longitude: number | null;
  located: string | null;
  place: string;
  words: string;
}

const towns = destinationFacts.map(({ name, district }) => ({ name: name.replace(/ \(.*/, ''), district }));
/** Some towns have many listings, most have few. */
const townOf = (chance: Chance) => {
  const town = towns[Math.floor(chance.next() ** 2 * towns.length)];
  if (!town) throw new Error('There are no destinations.');
  return town;
};

export function makeVariant(base: DemoListing, chance: Chance): ListingVariant {
  const kind: Kind = kinds[base.kind];
  const town = townOf(chance);
  const old = base.details as Record<string, unknown>;
  const from = [old.location, old.baseLocation, old.district].find((name) => typeof name === 'string');
  const filtered = new Set(kind.filters.flatMap(({ fields }) => fields));
  const details: Record<string, unknown> = Object.fromEntries(
    kind.fields.map((field) => [
      field.name,
      variedValue(field, old[field.name], { chance, town, from, filtered }),
    ]),
  );
  const { title, facets, district, priceMinCents, priceMaxCents, seats, searchPlace, searchWords, ...about } =
    listingColumns(base.kind, details as never);
  const { latitude, longitude, located, price } = about;
  if (title === '') throw new Error(`A ${base.kind} without a title.`);
  const titles = titlesOf(base, town.name, chance);
  const filledIn = { [kind.title]: own.title, ...('plateNumber' in details && { plateNumber: own.plate }) };
  return {
    ...{ kind: base.kind, isExternal: base.isExternal, titles, facets, district, seats },
    ...{ latitude, longitude, located },
    details: JSON.stringify({ ...details, ...contactsOf(kind, details), ...filledIn }),
    ...{ priceMin: priceMinCents, priceMax: priceMaxCents, price, place: searchPlace, words: searchWords },
  };
}

interface Varying {
  chance: Chance;
  town: { name: string; district: string };
  /** Where the listing of the catalogue is. */
  from: unknown;
  filtered: Set<string>;
}

function variedValue(field: Field, value: unknown, { chance, town, from, filtered }: Varying): unknown {
  const { name, type } = field;
  if (name === 'district') return town.district;
  if (/^(location|baseLocation|startingPoint)$/.test(name)) return value === null ? null : town.name;
  if (name === 'pricePerDay') return Math.round((Number(value) * (0.6 + chance.next())) / 500) * 500;
  if (type === 'choices' && filtered.has(name) && field.options)
    return someOf(
      field.options.map((option) => option.value),
      chance,
    );
  if (typeof value === 'string' && typeof from === 'string' && isText(type))
    return value.replaceAll(from, town.name);
  return value;
}

const isText = (type: Field['type']) => !isListType(type) && /text|html/i.test(type);

/** Of few options each is had by some share of all, the first by most; of many, one to four are had. */
function someOf(options: string[], chance: Chance): string[] {
  if (options.length <= 12) return options.filter((_, at) => chance.happens(0.65 / (1 + at * 0.4)));
  const count = chance.int(1, 4);
  const some = Array.from({ length: count }, () => options[Math.floor(chance.next() ** 2 * options.length)]);
  return [...new Set(some)].filter((value) => value !== undefined);
}

/** How its owner is reached, and who that is. */
function contactsOf({ fields }: Kind, details: Record<string, unknown>): Record<string, string> {
  const named = /^(ownerName|contactName)$/;
  return Object.fromEntries(
    fields
      .filter(({ name }) => typeof details[name] === 'string')
      .flatMap(({ name, type }) => {
        if (type === 'phone') return [[name, own.phone]];
        if (type === 'email') return [[name, own.email]];
        return named.test(name) ? [[name, own.person]] : [];
      }),
  );
}
