import { hasCall } from '@serendib/contract/listings/endpoints/keys';
import { type Field, isListType } from '@serendib/contract/listings/field';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { ownPath } from '@serendib/contract/media/images';
import { type FeaturedStatus, featuredStatuses } from '@serendib/contract/options/featured';
import type { Option } from '@serendib/contract/options/option';
import { t } from '@serendib/contract/words/t';
import { inAllLanguages } from '@serendib/messages/in-all-languages';
import { AppError } from '../../platform/app-error.ts';

const texts = new Set<Field['type']>([
  'text',
  'longText',
  'html',
  'email',
  'phone',
  'url',
  'image',
  'choice',
]);

/** What was sent of a kind's fields, by their own names; multipart's texts become lists and flags. */
export function readSent(
  kind: KindName,
  sent: Record<string, unknown>,
  publicUrl: string,
): Record<string, unknown> {
  const { aliases, facts, fields }: Kind = kinds[kind];
  const named = { ...sent };
  for (const [alias, name] of Object.entries(aliases ?? {})) {
    if (alias in sent && !(name in sent)) named[name] = sent[alias];
  }
  const read: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.name in named) read[field.name] = valueSent(field, named[field.name], publicUrl);
  }
  readImages(fields, named, read, publicUrl);
  for (const { field, options } of facts) {
    const text = read[field];
    const meant = typeof text === 'string' && options?.find((option) => isLabelOf(option, text));
    if (meant) read[field] = meant.value;
  }
  // Who sends a new list, and of what follows from it nothing, means that it follows.
  for (const { name, follows } of fields) {
    const list = follows && read[follows.field];
    if (Array.isArray(list) && !(name in read)) read[name] = list.includes(follows?.option);
  }
  return read;
}

/** Words of ours are kept as their value, which is told in the language of each reader. */
const isLabelOf = ({ label }: Option, text: string) => inAllLanguages([label]).includes(text.trim());

/** All pictures in one list: the first is the picture, unless that is sent beside it; none is there twice. */
function readImages(
  fields: readonly Field[],
  { images }: Record<string, unknown>,
  read: Record<string, unknown>,
  publicUrl: string,
): void {
  const more = fields.find(({ continues }) => continues);
  if (!more?.continues || images === undefined || more.name in read) return;
  const sent = valueSent(more, images, publicUrl);
  if (!Array.isArray(sent)) {
    read[more.name] = sent;
    return;
  }
  const [first = null, ...others] = new Set([read[more.continues] ?? sent[0], ...sent]);
  read[more.continues] = first;
  read[more.name] = others;
}

/** Whether it links elsewhere; only heard when a listing is made. */
export const isExternalSent = ({ isExternal }: Record<string, unknown>): boolean =>
  isExternal === true || isExternal === 'true';

/** Where travellers are to see it first, which administrators may say of what can be featured. */
export function featuredSent(
  kind: KindName,
  { featuredStatus }: Record<string, unknown>,
): FeaturedStatus | undefined {
  if (
    !hasCall(kind, 'feature') ||
    featuredStatus === undefined ||
    featuredStatus === null ||
    featuredStatus === ''
  )
    return undefined;
  const known = featuredStatuses.find(({ value }) => value === featuredStatus);
  if (known) return known.value;
  const words = t('Please choose one of these: {value}.', {
    value: featuredStatuses.map(({ value }) => value).join(', '),
  });
  throw new AppError('INVALID', words, { featuredStatus: words });
}

/** The version an update began from, where it names one. */
export function versionSent({ version }: Record<string, unknown>): number | undefined {
  if (version === undefined || version === null || version === '') return undefined;
  const number = Number(version);
  if (Number.isInteger(number)) return number;
  throw new AppError('INVALID', t('The version is not right.'), { version: t('This is no version.') });
}

function valueSent(field: Field, value: unknown, publicUrl: string): unknown {
  if (isListType(field.type)) {
    const list = typeof value === 'string' && value.trim() !== '' ? listOf(field, value) : value;
    return field.type === 'images' && Array.isArray(list)
      ? list.map((url) => imageSent(url, publicUrl))
      : list === ''
        ? []
        : list;
  }
  if (field.type === 'flag' && typeof value === 'string') {
    return value === 'true' ? true : value === 'false' ? false : value;
  }
  if (field.type === 'image') return imageSent(value, publicUrl);
  if (texts.has(field.type) && typeof value === 'number') return String(value);
  return value;
}

/** Characters of a list as JSON text: several times what the longest of them may hold. */
const longestList = 200_000;

function listOf(field: Field, text: string): unknown[] {
  if (text.length > longestList) {
    const tooLong = t('{label} is too long.', { label: field.label });
    throw new AppError('INVALID', tooLong, { [field.name]: tooLong });
  }
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // Said below.
  }
  const words = t('{label} must be a list.', { label: field.label });
  throw new AppError('INVALID', words, { [field.name]: words });
}

const imageSent = (value: unknown, publicUrl: string) =>
  typeof value === 'string' ? ownPath(value, publicUrl) : value;
