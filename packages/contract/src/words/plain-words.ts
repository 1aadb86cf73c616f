import { z } from 'zod';
import { t } from './t.ts';

type Issue = z.core.$ZodRawIssue;
type Code = z.core.$ZodIssue['code'];
type OfCode<C extends Code> = Extract<z.core.$ZodRawIssue<z.core.$ZodIssue>, { code: C }>;

const types: Record<string, string> = {
  string: t('This must be text.'),
  number: t('This must be a number.'),
  int: t('This must be a whole number.'),
  boolean: t('This must be true or false.'),
  array: t('This must be a list.'),
  object: t('This must be a set of named fields.'),
  record: t('This must be a set of named fields.'),
  date: t('Please enter a date, like 2027-01-21.'),
};
const formats: Record<string, string> = {
  date: t('Please enter a date, like 2027-01-21.'),
  datetime: t('Please enter a moment, like 2027-01-21T08:30:00Z.'),
  email: t('Please enter an email address, like name@example.com.'),
  url: t('Please enter a web address.'),
  uuid: t('This is not the id of anything here.'),
};

const grouped = new Intl.NumberFormat('en-LK', { maximumFractionDigits: 20 });
/** `100,000`; all that is not whole is told as well. Counted things stay plain: their plural is read from the figure again. */
const figure = (value: number | bigint) => grouped.format(value);

function tooBig({ origin, maximum, inclusive = true }: OfCode<'too_big'>): string {
  const count = Number(maximum);
  if (origin === 'string')
    return t('This can have at most {count, plural, one {# character} other {# characters}}.', { count });
  if (origin === 'array' || origin === 'set')
    return t('This can have at most {count, plural, one {# entry} other {# entries}}.', { count });
  return inclusive
    ? t('This can be at most {count}.', { count: figure(maximum) })
    : t('This must be less than {count}.', { count: figure(maximum) });
}

function tooSmall({ origin, minimum, inclusive = true }: OfCode<'too_small'>): string {
  const count = Number(minimum);
  if (origin === 'string')
    return minimum === 1
      ? missing
      : t('This needs at least {count, plural, one {# character} other {# characters}}.', { count });
  if (origin === 'array' || origin === 'set')
    return t('This needs at least {count, plural, one {# entry} other {# entries}}.', { count });
  return inclusive
    ? t('This must be at least {count}.', { count: figure(minimum) })
    : t('This must be more than {count}.', { count: figure(minimum) });
}

const missing = t('Please fill this in.');
const mostNamed = 12;

function oneOf({ values }: OfCode<'invalid_value'>): string {
  if (values.length === 1) return t('This must be {value}.', { value: String(values[0]) });
  return values.length > mostNamed
    ? t('This is none of the options.')
    : t('Please choose one of these: {value}.', { value: values.map(String).join(', ') });
}

/** What a person is told of a fault where the contract has no words of its own for it, by the server and by forms. */
export function plainWords(issue: Issue): string {
  const told = issue as z.core.$ZodRawIssue<z.core.$ZodIssue>;
  if (told.input === undefined) return missing;
  if (told.code === 'invalid_type') return types[told.expected] ?? t('This is not right.');
  if (told.code === 'invalid_format')
    return formats[told.format] ?? t('This is not written as it should be.');
  if (told.code === 'too_big') return tooBig(told);
  if (told.code === 'too_small') return tooSmall(told);
  if (told.code === 'invalid_value') return oneOf(told);
  if (told.code === 'unrecognized_keys') return t('This is not known here.');
  return t('This is not right.');
}

/**
 * Zod's own words are a programmer's. In the API's process these take their place wherever a schema says nothing; where
 * a browser checks with a schema as well, `plainWords` is handed in where it parses.
 */
export const speakPlainly = (): void => void z.config({ customError: plainWords });
