import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Code = z.core.$ZodIssue['code'];
type OfCode<C extends Code> = Extract<z.core.$ZodRawIssue<z.core.$ZodIssue>, { code: C }>;

const types: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be a set of named fields.',
  record: 'This must be a set of named fields.',
  date: 'Please enter a date, like 2027-01-21.',
};
const formats: Record<string, string> = {
  date: 'Please enter a date, like 2027-01-21.',
  datetime: 'Please enter a moment, like 2027-01-21T08:30:00Z.',
  email: 'Please enter an email address, like name@example.com.',
  url: 'Please enter a web address.',
  uuid: 'This is not the id of anything here.',
};

const counted = (count: number | bigint, one: string, many = `${one}s`) =>
  `${count} ${Number(count) === 1 ? one : many}`;

function tooBig({ origin, maximum, inclusive = true }: OfCode<'too_big'>): string {
  if (origin === 'string') return `This can have at most ${counted(maximum, 'character')}.`;
  if (origin === 'array' || origin === 'set')
    return `This can have at most ${counted(maximum, 'entry', 'entries')}.`;
  return inclusive ? `This can be at most ${maximum}.` : `This must be less than ${maximum}.`;
}

function tooSmall({ origin, minimum, inclusive = true }: OfCode<'too_small'>): string {
  if (origin === 'string')
    return minimum === 1 ? missing : `This needs at least ${counted(minimum, 'character')}.`;
  if (origin === 'array' || origin === 'set')
    return `This needs at least ${counted(minimum, 'entry', 'entries')}.`;
  return inclusive ? `This must be at least ${minimum}.` : `This must be more than ${minimum}.`;
}

const missing = 'Please fill this in.';
const mostNamed = 12;

function oneOf({ values }: OfCode<'invalid_value'>): string {
  if (values.length === 1) return `This must be ${String(values[0])}.`;
  return values.length > mostNamed
    ? 'This is none of the options.'
    : `Please choose one of these: ${values.map(String).join(', ')}.`;
}

/** What a person is told of a fault where the contract has no words of its own for it, by the server and by forms. */
export function plainWords(issue: Issue): string {
  const told = issue as z.core.$ZodRawIssue<z.core.$ZodIssue>;
  if (told.input === undefined) return missing;
  if (told.code === 'invalid_type') return types[told.expected] ?? 'This is not right.';
  if (told.code === 'invalid_format') return formats[told.format] ?? 'This is not written as it should be.';
  if (told.code === 'too_big') return tooBig(told);
  if (told.code === 'too_small') return tooSmall(told);
  if (told.code === 'invalid_value') return oneOf(told);
  if (told.code === 'unrecognized_keys') return 'This is not known here.';
  return 'This is not right.';
}

/** Zod's own words are a programmer's; theirs take the place of them wherever a schema says nothing. */
export const speakPlainly = (): void => void z.config({ customError: plainWords });
