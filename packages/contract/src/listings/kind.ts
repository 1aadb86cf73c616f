import type { Option } from '../options/options.ts';
import type { Field, Variant } from './field.ts';

export type KindName = 'tourGuide' | 'vehicle' | 'tour' | 'businessListing' | 'blog';

/** A parameter that narrows a list. Several values mean or; several filters mean and. */
export interface Filter {
  name: string;
  label: string;
  options: readonly Option[];
  /** Other words taken for an option's value. */
  aliases?: Record<string, string>;
}

/** A line of a card or of the facts on a page: which field, and the words around its value. */
export interface Fact {
  field: string;
  label: string;
  unit?: string;
  /** A number that stands for money in LKR. */
  money?: true;
}

/** Everything that tells one kind of listing from another. Nothing here needs a database or a browser. */
export interface Kind<Name extends KindName = KindName, Fields extends readonly Field[] = readonly Field[]> {
  name: Name;
  /** "This vehicle", "vehicles", "Vehicle has been deleted". */
  noun: string;
  plural: string;
  /** Its collection in the API, below `/api`. */
  path: `/${string}`;
  /** Its public page, its owner's editor, and the administrator's table. */
  pages: { list: string; one: string; edit: string; admin: string; register: string };
  /** The field that names a listing, and the one that pictures it. */
  title: string;
  image: string;
  fields: Fields;
  variants: readonly Variant[];
  /** Words for a required field left blank; `{field}` is its label in lower case, `{list}` all that are blank. */
  blankMessage: string;
  /** Lists by which travellers narrow, computed into `facets` when a listing is written. */
  filters: readonly Filter[];
  /** The facet values of one listing, `filter:value`. */
  facetsOf: (details: never) => string[];
  /** The text whose amounts become the LKR range that `minPrice` and `maxPrice` look at. */
  priceOf?: (details: never) => string | number | null;
  /** The number that `seats` looks at. */
  seatsOf?: (details: never) => number | null;
  /** Where its owner says from day to day whether it can be had: the field that says so too, if the kind has one. */
  availability?: { field: string | null };
  /** What the search box looks in besides the title. */
  searched: readonly string[];
  /** Whether the kind can be premium, featured, reviewed, and how many pictures it takes. */
  premium: boolean;
  reviewed: boolean;
  images: { free: number; premium: number };
  card: readonly Fact[];
  facts: readonly Fact[];
  /** A listing as an example: in the API's document, in tests that walk every kind. */
  example: Record<string, unknown>;
}

/** The fields of one form, in the order in which they are asked for and checked. */
export const fieldsOf = (kind: Kind, variant: Variant): Field[] =>
  kind.fields.filter((field) => !field.variants || field.variants.includes(variant));

/** Which form of a kind is filled in. */
export function variantOf(
  { variants }: Kind,
  { byAdmin, isExternal, isEdit }: { byAdmin: boolean; isExternal: boolean; isEdit: boolean },
): Variant {
  if (variants.includes('owner')) return byAdmin ? 'admin' : 'owner';
  const form = isExternal ? 'External' : 'Internal';
  const edit: Variant = `edit${form}`;
  if (byAdmin) return `admin${form}`;
  return isEdit && variants.includes(edit) ? edit : isExternal ? 'external' : 'internal';
}
