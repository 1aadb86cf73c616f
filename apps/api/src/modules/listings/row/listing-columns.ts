import type { Precision } from '@serendib/contract/listings/area-query';
import { type AvailabilityState, stateOfField } from '@serendib/contract/listings/availability';
import type { Field } from '@serendib/contract/listings/field';
import { facetsOf } from '@serendib/contract/listings/filters';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { type KindDetails, kinds } from '@serendib/contract/listings/kinds/index';
import type { Price } from '@serendib/contract/listings/price/price';
import { priceOfDetails } from '@serendib/contract/listings/price/read-price';
import { titleOf } from '@serendib/contract/listings/title-of';
import { labelOf } from '@serendib/contract/options/options';
import { districts, provinces } from '@serendib/contract/options/places';
import { districtNamed, pointOf } from '../../destinations/index.ts';

/** What lists sort, filter and search by, worked out of a listing's details. */
export interface ListingColumns {
  title: string;
  /** `filter:value`, each once. */
  facets: string[];
  district: string | null;
  priceMinCents: number | null;
  priceMaxCents: number | null;
  price: Price | null;
  seats: number | null;
  latitude: number | null;
  longitude: number | null;
  located: Precision | null;
  /** Of the kinds that have a field for it; others keep what their owner said last. */
  availability?: AvailabilityState;
  /** Capitals and digits only, without the province. */
  plate: string | null;
  /** What the search box looks in besides the title: names of places weigh more than other words. */
  searchPlace: string;
  searchWords: string;
}

/** Stands for "and above": larger than any price, and still an exact number everywhere. */
export const openEndCents = Number.MAX_SAFE_INTEGER;

const placeNames = new Set<string>([...districts, ...provinces]);

/** Whether a field names places. A street does not: a bakery in Trincomalee Street is not in Trincomalee. */
const namesPlaces = ({ placedBy = [] }: Kind, { name, options = [], autocomplete }: Field): boolean =>
  (placedBy.includes(name) && autocomplete !== 'street-address') ||
  (options.length > 0 && options.every(({ value }) => placeNames.has(value)));

export function listingColumns<K extends KindName>(name: K, details: KindDetails[K]): ListingColumns {
  const kind: Kind = kinds[name];
  const values = inDistrict(kind, { ...details });
  const price = priceOfDetails(kind, { ...details });
  const rupees = price?.currency === 'LKR' ? price : null;
  const searched = kind.fields.filter(({ name }) => kind.searched.includes(name));
  const textOf = (fields: Field[]) =>
    fields.map((field) => textOfValue(kind, field, values[field.name])).join(' ');
  return {
    title: titleOf(kind, values),
    facets: facetsOf(kind.filters, values),
    district: typeof values.district === 'string' ? values.district : null,
    priceMinCents: rupees && rupees.from * 100,
    priceMaxCents: rupees && (rupees.to === null ? openEndCents : rupees.to * 100),
    price,
    seats: kind.seatsOf?.(details as never) ?? null,
    ...placeOf(kind, values),
    ...(kind.availability?.field ? { availability: stateOfField(values[kind.availability.field]) } : {}),
    plate: plateOf(values.plateNumber),
    searchPlace: textOf(searched.filter((field) => namesPlaces(kind, field))),
    searchWords: textOf(searched.filter((field) => !namesPlaces(kind, field))),
  };
}

/**
 * With the district that its location names, where its owner chose none: for lists alone, so that it follows when the
 * location changes, and no answer is written into a form that its owner left open.
 */
function inDistrict({ fields }: Kind, details: Record<string, unknown>): Record<string, unknown> {
  if (details.district || !fields.some(({ name }) => name === 'district')) return details;
  return { ...details, district: districtNamed(details.location, details.address) };
}

/** Its point, as its words tell it. */
function placeOf({ placedBy }: Kind, values: Record<string, unknown>) {
  const district = typeof values.district === 'string' ? values.district : null;
  const point =
    placedBy &&
    pointOf(
      placedBy.map((field) => values[field]),
      district,
    );
  return point ?? { latitude: null, longitude: null, located: null };
}

/** The province before a plate of two or three letters is often left out, so it says nothing about which plate it is. */
const provincePrefix = /^(?:WP|CP|SP|NP|EP|NW|NC|UP|SG|SB)(?=[A-Z]{2,3}\d{4}$)/;

/** Pairs: a letter of another alphabet, and the one of a plate that it is drawn like. */
const alike = new Map(
  'АAВBЕEКKМMНHОOРPСCТTУYХXІIЅSЈJΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX'
    .match(/../gu)
    ?.map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
const asDrawn = (written: string) =>
  written
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\u0370-\u04ff]/g, (letter) => alike.get(letter) ?? letter);

export const plateOf = (written: unknown) =>
  typeof written === 'string' && /[A-Z\d]/.test(asDrawn(written))
    ? asDrawn(written)
        .replaceAll(/[^A-Z\d]/g, '')
        .replace(provincePrefix, '')
    : null;

/** Options are found by the words people read, not only by the word that is stored; what is ticked, by what it is called. */
function textOfValue(kind: Kind, field: Field, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => textOfValue(kind, field, item)).join(' ');
  if (value === true) return `${field.label} ${tickedAs(kind, field)}`;
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .filter((part) => typeof part === 'string')
      .join(' ');
  if (typeof value !== 'string') return '';
  if (field.type === 'html') return value.replaceAll(/<[^<>]*>|&\w{1,31};/g, ' ');
  const options = field.adminOptions ?? field.options;
  const label = options ? labelOf(options, value) : value;
  return label === value ? value : `${value} ${label}`;
}

/** How the filter of the same name says it, as travellers tick it. */
const tickedAs = ({ filters }: Kind, { label }: Field): string =>
  filters.find((filter) => filter.label === label)?.options[0]?.label ?? '';
