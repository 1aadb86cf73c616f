import { type CheckedPart, checkedParts } from '../options/checked-parts.ts';
import type { Option } from '../options/options.ts';

/** What a field holds, and so how it is sent, stored, checked and asked for. */
export interface ValueTypes {
  text: string;
  longText: string;
  html: string;
  email: string;
  phone: string;
  url: string;
  /** The address of one picture: http or https, or a path of our own. */
  image: string;
  integer: number;
  flag: boolean;
  choice: string;
  choices: string[];
  images: string[];
  certifications: Certification[];
  itinerary: ItineraryRow[];
}
export type ValueType = keyof ValueTypes;

/** Whether a field of this type holds a list, which is empty where nothing was filled in and never null. */
export const isListType = (type: ValueType): boolean =>
  type === 'choices' || type === 'images' || type === 'certifications' || type === 'itinerary';

export interface Certification {
  name: string;
  issuedBy: string;
  year: number | null;
}
export interface ItineraryRow {
  day: string;
  description: string;
}

/**
 * The forms a kind can be filled in as: by its owner or by an administrator; written here (internal) or linking
 * elsewhere (external); and, where the rules differ, edited later.
 */
export type Variant =
  | 'owner'
  | 'admin'
  | 'internal'
  | 'external'
  | 'editInternal'
  | 'editExternal'
  | 'adminInternal'
  | 'adminExternal';

export interface Field<Name extends string = string, Type extends ValueType = ValueType> {
  name: Name;
  type: Type;
  label: string;
  /** Heading of the part of the form it stands in. */
  section: string;
  /** The variants that must not leave it blank. */
  required?: readonly Variant[];
  /** The variants whose form has it; all of them where nothing is said. */
  variants?: readonly Variant[];
  /** Words when a required field is blank, where they differ from the kind's. */
  blankMessage?: string;
  options?: readonly Option[];
  /** Options that only administrators may choose besides. */
  adminOptions?: readonly Option[];
  /** Headings over groups of options, for long lists. */
  groups?: Record<string, readonly Option[]>;
  /** Longest text in characters; for lists, most items. */
  max?: number;
  /** Smallest and largest number. `thisYear` moves with the calendar. */
  from?: number;
  to?: number | 'thisYear';
  /** Smallest number in an administrator's form, where it is lower. */
  adminFrom?: number;
  /** Shows how many of `max` characters are used. */
  counter?: true;
  /** What an absent or blank value becomes. */
  default?: ValueTypes[Type];
  /** The default is for calls that do not name the field: a form chooses nothing beforehand, and asks. */
  defaultWhenAbsent?: true;
  /** What of the account a new form is filled in with. */
  fromAccount?: 'userName' | 'email';
  /** The chip that chooses all options at once. */
  allOptions?: string;
  /** The variants in which it does; all of them where nothing is said. */
  defaultIn?: readonly Variant[];
  /** The same in an administrator's form, where a blank is allowed only there. */
  adminDefault?: ValueTypes[Type];
  /** What Verified vouches for: when its owner changes it, the badge goes until our team has looked again. */
  checkedAs?: CheckedPart;
  /** What an owner changes without another look: any answer, or a price that stays near the one looked at. */
  freelyChanged?: 'always' | 'nearby';
  /** Proves rather than presents: in the owner's view only. */
  private?: true;
  /** Never changes after creation. */
  fixed?: true;
  /** A flag that another field's option says already: not asked for, and on wherever that option is chosen. */
  follows?: { field: string; option: string };
  hint?: string;
  /** HTML autocomplete word and keyboard, for phones. */
  autocomplete?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url';
  /** What is out of range is said after what is wrong with all others. */
  checkedLast?: true;
  /** The field whose picture these follow: together they are asked for as one row, and shown as `images`. */
  continues?: string;
  /** The text begins with one of these. What is edited is an amount or two; without a currency it is in the first. */
  currencies?: readonly string[];
  /** Suggestions that fill in the text. */
  templates?: readonly { label: string; value: string }[];
  placeholder?: string;
}

type Rest<Type extends ValueType> = Omit<Field<string, Type>, 'name' | 'type' | 'label'>;

/** Declares a field, keeping its name and type known to the compiler. */
export const field = <const Name extends string, const Type extends ValueType, const R extends Rest<Type>>(
  name: Name,
  type: Type,
  label: string,
  rest: R,
) => ({ name, type, label, ...rest });

/**
 * What a blank becomes in one form; null where it stays blank, and a list that is empty. A currency alone is typed
 * beforehand, and no price.
 */
export function defaultOf(field: Field, variant: Variant) {
  const { adminDefault, currencies, defaultIn, default: otherwise, type } = field;
  if (currencies) return null;
  const nothing = isListType(type) ? [] : null;
  if (variant.startsWith('admin') && adminDefault !== undefined) return adminDefault;
  return defaultIn === undefined || defaultIn.includes(variant) ? (otherwise ?? nothing) : nothing;
}

/** What a kind's list of fields stores; a field may be missing from an older row. */
export type DetailsOf<Fields extends readonly Field[]> = {
  [F in Fields[number] as F['name']]: ValueTypes[F['type']] | null;
};

/** The same without what only its owner and administrators see. */
export type PublicDetailsOf<Fields extends readonly Field[]> = {
  [F in Fields[number] as F extends { private: true } ? never : F['name']]: ValueTypes[F['type']] | null;
};

/** What of a listing there was to be looked at. */
export function partsToCheck(fields: readonly Field[], details: Record<string, unknown>): CheckedPart[] {
  const isThere = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  const there = new Set(
    fields.filter(({ name }) => isThere(details[name])).map(({ checkedAs }) => checkedAs),
  );
  return checkedParts.map(({ value }) => value).filter((part) => there.has(part));
}
