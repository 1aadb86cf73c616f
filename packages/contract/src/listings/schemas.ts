import { z } from 'zod';
import { copied, emailAddress, imageAddress, webAddress, writtenText } from '../fields.ts';
import { writtenNumber } from '../numbers/written-number.ts';
import { plainHtml, plainLine, plainText } from '../plain-text.ts';
import { t } from '../words/t.ts';
import {
  type DetailsOf,
  type Field,
  isListType,
  type PublicDetailsOf,
  type ValueType,
  type Variant,
} from './field.ts';
import { type WrittenAmounts, writtenAmounts } from './price/written-amounts.ts';
import { longestInRow } from './row-limits.ts';

const certification = z.object({ name: z.string(), issuedBy: z.string(), year: z.number().nullable() });
const itineraryRow = z.object({ day: z.string(), description: z.string() });

/** What each type of value looks like on the way out: its shape, and none of its limits. */
const shapes: Record<ValueType, z.ZodType> = {
  text: z.string(),
  longText: z.string(),
  html: z.string(),
  email: z.string(),
  phone: z.string(),
  url: z.string(),
  image: z.string(),
  integer: z.number(),
  flag: z.boolean(),
  choice: z.string(),
  choices: z.array(z.string()),
  images: z.array(z.string()),
  certifications: z.array(certification),
  itinerary: z.array(itineraryRow),
};

type Shape<Details> = z.ZodObject<{ [Name in keyof Details]: z.ZodType<Details[Name]> }>;

const replyOf = (fields: readonly Field[]) =>
  z.object(
    Object.fromEntries(
      fields.map(({ name, type }) => [
        name,
        isListType(type)
          ? shapes[type].catch(() => []).default(() => [])
          : shapes[type].nullable().catch(null).default(null),
      ]),
    ),
  );

/** The public details. Tolerant, so that a tightened limit never turns an old row into an error. */
export const publicDetails = <F extends readonly Field[]>(kind: { fields: F }) =>
  replyOf(kind.fields.filter((field) => !field.private)) as unknown as Shape<PublicDetailsOf<F>>;

/** The details its owner and administrators see. */
export const ownerDetails = <F extends readonly Field[]>(kind: { fields: F }) =>
  replyOf(kind.fields) as unknown as Shape<DetailsOf<F>>;

const isAdmin = (variant: Variant) => variant.startsWith('admin');

const notAPhone = t('Please enter a phone number, like 077 123 4567.');

/** Two numbers, and what stands around them. */
const longestAmounts = 200;

const rupees = ['rs', 'lkr', 'slr', 'රු', 'ரூ'];

/** The one currency that is named, also where it was typed again behind the one that was chosen: `Rs LKR`. */
function currencyIn(given: string, currencies: readonly string[]): string | undefined {
  if (given === '') return currencies[0];
  const [first, ...others] = given
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/\.$/, ''))
    .map((word) => (rupees.includes(word) ? 'rs' : word));
  return currencies.find((one) => one.toLowerCase() === first && others.every((other) => other === first));
}

/**
 * `Rs 12,000 – 15,000` as `Rs 12000-15000`; null where it is anything else. The amounts are those that its owner was told
 * under the field: two halves, each read by itself, would take `12-15k` for twelve rupees to 15,000.
 */
function asAmounts(text: string, currencies: readonly string[]): string | null {
  if (text.length > longestAmounts) return null;
  const [, given = '', rest = ''] = /^(\D*)(.*)$/su.exec(text) ?? [];
  const currency = currencyIn(given.trim(), currencies);
  const amounts = rest.split(/\s*[-–](?!\s*$)\s*/u).map(writtenNumber);
  const areWhole = amounts.every((one) => Number.isInteger(one) && Number(one) < 1_000_000_000);
  if (!currency || !areWhole || amounts.length > 2) return null;
  const read = writtenAmounts(text);
  const ends = read ? [read.from, read.to].slice(0, amounts.length) : amounts;
  const kept = `${currency} ${ends.join('-')}`;
  return isReadAs(read, writtenAmounts(kept)) ? kept : null;
}

const isReadAs = (one: WrittenAmounts | null, other: WrittenAmounts | null) =>
  one?.from === other?.from &&
  one?.to === other?.to &&
  one?.currency === other?.currency &&
  one?.words.trim() === other?.words.trim();

/** A number as people write it; what could be meant in two ways is asked for in digits alone. */
const numberOf = (label: string) =>
  z.unknown().transform((sent, context) => {
    const number = writtenNumber(sent);
    if (typeof number === 'number') return number;
    context.addIssue({
      code: 'custom',
      message:
        number === 'unclear'
          ? t('{label} can be read in two ways: please write it in digits alone, like 18000.', { label })
          : t('{label} must be a number.', { label }),
    });
    return z.NEVER;
  });

const wholeNumber = (label: string, from: number, to: number) =>
  numberOf(label).pipe(
    z
      .int(t('{label} must be a whole number.', { label }))
      .min(from, t('{label} must be at least {from}.', { label, from }))
      .max(to, t('{label} can be at most {to}.', { label, to })),
  );

const texts = (label: string, atMost = 500, plain = plainLine) =>
  writtenText(atMost, t('{label} can have at most {atMost} characters.', { label, atMost }), { plain });

const certificationSent = (thisYear: number) =>
  z.object({
    name: texts(t('The name of a certification'), longestInRow.certification),
    issuedBy: texts(t('Who issued a certification'), longestInRow.certification),
    year: wholeNumber(t('The year of a certification'), 1900, thisYear).nullable(),
  });

const daySent = z.object({
  day: texts(t('The name of a day'), longestInRow.day),
  description: texts(t('What happens on a day'), longestInRow.happens, plainText),
});

/** The strict schema of one value that is not blank. Words name the field as its label does. */
export function valueSchema(field: Field, variant: Variant, thisYear: number): z.ZodType {
  const { label, max } = field;
  switch (field.type) {
    case 'text':
      return field.currencies
        ? texts(label, max).transform((sent, context) => {
            const written = asAmounts(sent, field.currencies ?? []);
            if (written) return written;
            if (!variant.startsWith('edit')) return sent;
            context.addIssue({
              code: 'custom',
              message: t('{label} must be {value} and a number, or two with a hyphen between.', {
                label,
                value: (field.currencies ?? []).join(t(' or ')),
              }),
            });
            return z.NEVER;
          })
        : texts(label, max);
    case 'longText':
      return texts(label, max, plainText);
    case 'html':
      return texts(label, max, plainHtml);
    case 'email':
      return emailAddress();
    case 'phone':
      return copied(notAPhone).regex(/^\+?[\d\s()-]{7,20}$/, notAPhone);
    case 'url':
      return webAddress();
    case 'image':
      return imageAddress;
    case 'integer': {
      const from = (isAdmin(variant) ? field.adminFrom : undefined) ?? field.from ?? 0;
      const to = field.to === 'thisYear' ? thisYear : (field.to ?? Number.MAX_SAFE_INTEGER);
      return wholeNumber(label, from, to);
    }
    case 'flag':
      return z.boolean();
    case 'choice':
    case 'choices': {
      const options = (isAdmin(variant) && field.adminOptions) || field.options || [];
      const one = z.string().transform((sent, context) => {
        const found = options.find(({ value }) => value.toLowerCase() === sent.trim().toLowerCase());
        if (found) return found.value;
        context.addIssue({
          code: 'custom',
          message: t('{label} has no option "{value}".', { label, value: sent.slice(0, 40) }),
        });
        return z.NEVER;
      });
      return field.type === 'choice'
        ? one
        : z
            .array(one)
            .max(60)
            .transform((values) => [...new Set(values)]);
    }
    case 'images':
      // How many there may be depends on the account, which is not known here.
      return z.array(imageAddress);
    case 'certifications':
      return z.array(certificationSent(thisYear)).max(max ?? 20);
    case 'itinerary':
      return z.array(daySent).max(max ?? 30);
  }
}
