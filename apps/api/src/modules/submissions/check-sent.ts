import { yearOf } from '@serendib/contract/calendar';
import { checkDetails, type Problem } from '@serendib/contract/listings/check';
import type { Field, Variant } from '@serendib/contract/listings/field';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { imagesInStory } from '@serendib/contract/listings/story-images';
import { longestAddress } from '@serendib/contract/media/elsewhere';
import { imageKey } from '@serendib/contract/media/images';
import { withoutHidden } from '@serendib/contract/plain-text';
import { t } from '@serendib/contract/words/t';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { AppError } from '../../platform/app-error.ts';
import { cleanHtml, TooDeep } from '../listings/index.ts';
import type { NamedImage } from '../media/index.ts';
import { boundSent } from './bound-sent.ts';

export interface Checking {
  kind: KindName;
  variant: Variant;
  publicUrl: string;
  now: Date;
  /** Whether its owner has premium for it. */
  isPremium: boolean;
  /** What is there already, of a listing that is changed. */
  stored?: Record<string, unknown>;
  /** The form of its owner, where an administrator changes it. */
  ownersVariant?: Variant | undefined;
}

const refuse = (problems: readonly Problem[]) => {
  const fields: Record<string, string> = {};
  for (const { field, message } of problems) fields[field] ??= message;
  return new AppError('INVALID', problems[0]?.message, fields);
};

/** Throws INVALID with the specified words, first problem first; gives the details as they are to be stored. */
export function checkSent(sent: Record<string, unknown>, checking: Checking): Record<string, unknown> {
  const kind: Kind = kinds[checking.kind];
  const { variant, publicUrl, stored = {}, ownersVariant } = checking;
  const { bounded: cleaned, problems: endless } = boundSent(kind, sent);
  if (endless.length > 0) throw refuse(endless);
  for (const { name, type, label } of kind.fields) {
    const value = cleaned[name];
    // What stands in for too long a text needs no cleaning.
    if (type === 'html' && typeof value === 'string' && value === sent[name])
      cleaned[name] = cleanOrRefuse(value, publicUrl, { name, label });
  }
  const checked = checkDetails(kind, variant, cleaned, {
    thisYear: yearOf(checking.now),
    stored,
    ownersVariant,
  });
  if (!checked.ok) throw refuse(checked.problems);
  const details = checked.details;
  const problems = kind.fields.flatMap((field): Problem[] => {
    if (field.type === 'phone') return dialled(field, details);
    return field.type === 'image' || field.type === 'images' ? pictureProblems(field, details, checking) : [];
  });
  if (problems.length > 0) throw refuse(problems);
  return details;
}

/** Puts a telephone into the form that dials from everywhere. */
function dialled({ name }: Field, details: Record<string, unknown>): Problem[] {
  const value = details[name];
  if (typeof value !== 'string') return [];
  const phone = parsePhoneNumberFromString(value, 'LK');
  if (!phone?.isValid())
    return [{ field: name, message: t('Please enter a phone number, like 077 123 4567.') }];
  details[name] = phone.number;
  return [];
}

function pictureProblems(
  { name, continues }: Field,
  details: Record<string, unknown>,
  { kind, isPremium, stored = {} }: Checking,
): Problem[] {
  const given = [details[name]].flat().filter((url) => typeof url === 'string');
  const known = [stored[name]].flat();
  const unknown = given.find((url) => url.startsWith('/') && !imageKey(url) && !known.includes(url));
  if (unknown) return [{ field: name, message: t('Please enter a web address.') }];
  const account = isPremium ? 'premium' : 'free';
  const most = kinds[kind].images[account];
  const count = given.length + (continues && details[continues] ? 1 : 0);
  const fresh = given.filter((url) => !known.includes(url));
  // What was taken while premium ran may stay, also behind another picture in place of the one that is shown.
  const isMore = fresh.length > most || (fresh.length > 0 && count > Math.max(most, known.length));
  return isMore
    ? [{ field: name, message: t('Maximum {most} images allowed for {account} accounts', { most, account }) }]
    : [];
}

function cleanOrRefuse(
  html: string,
  publicUrl: string,
  { name, label }: { name: string; label: string },
): string {
  const refused = (message: string) => refuse([{ field: name, message }]);
  let clean: string;
  try {
    // Nothing may change its tags once they are clean: what is hidden in an address goes before.
    clean = cleanHtml(withoutHidden(html), publicUrl);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    throw refused(
      t('{label} has too many lists or quotes within each other. Please make it simpler.', { label }),
    );
  }
  if (imagesInStory(clean).some((address) => address.length > longestAddress))
    throw refused(
      t('{label} has a picture with too long an address. Please put in the picture itself.', { label }),
    );
  return clean;
}

/** Every picture that details name, in text too, with the field that names it. */
export function imagesIn(kind: KindName, details: Record<string, unknown>): NamedImage[] {
  const { fields }: Kind = kinds[kind];
  return fields.flatMap(({ name, type }) => {
    const value = details[name];
    const named = (url: unknown) => (typeof url === 'string' ? { field: name, address: url } : []);
    if (type === 'html' && typeof value === 'string') return imagesInStory(value).flatMap(named);
    if (type !== 'image' && type !== 'images') return [];
    return [value].flat().flatMap(named);
  });
}
