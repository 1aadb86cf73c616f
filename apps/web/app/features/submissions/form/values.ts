import { isBlank, tidy } from '@serendib/contract/listings/blank';
import { type Field, isListType } from '@serendib/contract/listings/field';
import type { Kind } from '@serendib/contract/listings/kind';
import type { OwnedView, SharedView } from '@serendib/contract/listings/views';
import { imageKey } from '@serendib/contract/media/images';
import { writtenNumber } from '@serendib/contract/numbers/written-number';
import { readablePhone } from '@serendib/contract/words/readable-phone';
import { addressElsewhere } from '~/lib/api/pictures-here.ts';

/** What stands in a form, by the names of its fields: numbers as the text that was typed. */
export type FormValues = Record<string, unknown> & { isExternal: boolean };

/** A listing of one's own, of any kind. */
export type OwnListing = SharedView & OwnedView & Record<string, unknown>;

/** Who fills in a form, as far as it can answer for them; an administrator writes for others. */
export interface Writer {
  userName?: string;
  email?: string;
  byAdmin?: boolean;
}

/** What a form begins with: what the listing holds, or else the defaults, a name and an address. */
export function initialValues(kind: Kind, listing?: OwnListing, writer: Writer = {}): FormValues {
  const values: FormValues = { isExternal: listing?.isExternal ?? false };
  for (const field of kind.fields) {
    const stored = listing
      ? listing[field.name]
      : (known(field, writer) ?? typedDefault(field, writer) ?? null);
    if (field.type === 'itinerary' && !listing) values[field.name] = [{ day: dayLabel(0), description: '' }];
    else if (isListType(field.type)) values[field.name] = withFollowed(kind, field, stored ?? [], listing);
    else if (field.type === 'flag') values[field.name] = stored ?? false;
    else if (field.type === 'integer') values[field.name] = numberTyped(field, stored);
    else if (field.type === 'phone' && typeof stored === 'string') values[field.name] = readablePhone(stored);
    else values[field.name] = inOwnLanguage(kind, field, stored ?? '');
  }
  return values;
}

/** Words of ours are kept as a value: in a form they stand as its reader says them, and the server reads either. */
const inOwnLanguage = ({ facts }: Kind, { name, type }: Field, text: unknown): unknown => {
  const options = type === 'text' ? facts.find(({ field }) => field === name)?.options : undefined;
  return options?.find(({ value }) => value === text)?.label ?? text;
};

/** A blank that is stored as a number, such as no price per kilometre, is blank again. */
const numberTyped = (field: Field, stored: unknown): string =>
  stored === null || stored === undefined || stored === field.default ? '' : String(stored);

/** An option that was said by its flag alone is chosen, since the flag is not asked for. */
function withFollowed(kind: Kind, { name }: Field, list: unknown, listing: OwnListing | undefined): unknown {
  const flags = kind.fields.filter(({ follows }) => follows?.field === name);
  const chosen = flags.flatMap((flag) => (listing?.[flag.name] === true ? flag.follows?.option : []));
  return Array.isArray(list) ? [...list, ...chosen.filter((option) => !list.includes(option))] : list;
}

const known = ({ fromAccount }: Field, { byAdmin, ...account }: Writer) =>
  fromAccount && !byAdmin ? account[fromAccount] : undefined;

/** A name that stands in for a missing one is for the server to put in, and what would be a guess is asked. */
const typedDefault = ({ autocomplete, defaultWhenAbsent, ...field }: Field, { byAdmin }: Writer) =>
  autocomplete || (defaultWhenAbsent && !byAdmin) ? undefined : field.default;

/** What is sent of them. Rows in which nothing but their own suggestion stands are none. */
export function valuesToSend(fields: readonly Field[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const { name, follows } = field;
      const list = follows && values[follows.field];
      return [name, Array.isArray(list) ? list.includes(follows?.option) : valueToSend(field, values[name])];
    }),
  );
}

function valueToSend({ type }: Field, value: unknown): unknown {
  if (type === 'itinerary' && Array.isArray(value)) {
    return value.filter(
      (row: { day: string; description: string }, index) =>
        row.description.trim() !== '' || row.day.trim() !== dayLabel(index),
    );
  }
  if (type === 'certifications' && Array.isArray(value)) {
    return value.map((row: { year: unknown }) => ({ ...row, year: row.year || null }));
  }
  if (type === 'image') return ownPath(value);
  if (type === 'images' && Array.isArray(value)) return value.map(ownPath);
  return value;
}

/** Pictures of our own are known by their path, under each name of the site; others by the address that they have elsewhere. */
const ownPath = (address: unknown) => {
  if (typeof address !== 'string') return address;
  return imageKey(address) && address.startsWith(`${window.location.origin}/`)
    ? address.slice(window.location.origin.length)
    : addressElsewhere(address);
};

/** What a new row of an itinerary is called until its writer calls it otherwise. */
// not a message: it becomes the listing's own words, which travellers read
export const dayLabel = (index: number): string => `Day ${index + 1}`;

/** What stands in a field as it is read: a number by what it says, and words of ours as their reader says them, however typed. */
export const asRead = (kind: Kind, field: Field, typed: unknown): unknown => {
  const read = field.type === 'integer' ? writtenNumber(typed) : undefined;
  return typeof read === 'number' ? read : inOwnLanguage(kind, field, typed);
};

/** Whether it counts as given; what cannot be read as a number is asked for again. */
export const isFilled = (field: Field, typed: unknown): boolean => {
  const value = valueToSend(field, typed);
  return field.type === 'integer'
    ? typeof writtenNumber(value) === 'number'
    : !isBlank(tidy(field, value), field);
};

/** Field by field, whether two versions differ. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
