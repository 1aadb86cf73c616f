import { unnamed } from '@serendib/contract/accounts/unnamed';
import { betweenPoints, furtherKilometresLine, isReadyMade } from '@serendib/contract/inquiries/points';
import { languages } from '@serendib/contract/languages/languages';
import type { Param, Params, ParamsOf } from '@serendib/contract/words/t';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { placeholders, read } from './compile.ts';
import { type DatePattern, datePatterns, translatedDate } from './dates.ts';
import { contextOf, keyOf, textOf } from './messages.ts';
import { patternOf } from './pattern.ts';

/** Words in English, told in another language, with what stands for their placeholders. */
export interface Told {
  words: string;
  params?: Params;
}

interface Found {
  key: string;
  params: Params;
}

const [english, ...others] = languages;
const catalogues = new Map<string, Catalogue>();
const catalogueOf = (code: string): Catalogue => {
  const known = catalogues.get(code) ?? (code === english.code ? new Map() : readCatalogue(code));
  catalogues.set(code, known);
  return known;
};

/** The messages with placeholders, the longest first, since it says the most of what it is. */
const hasWords = (text: string) => text.includes('{') && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));
/** Where what the API says stands; pages say in few words, "{first} and {last}", what people often write themselves. */
const ofTheApi = ['contract', 'errors', 'mails', 'plain-pages'];
/** What is told by its key alone, and is as short. */
const byKeyAlone = new Set<string | undefined>(['date', 'mailbox', 'simulator']);
let patterns: { key: string; match: (words: string) => Params | undefined }[] | undefined;
function findByWords(words: string): Found | undefined {
  patterns ??= [...new Set(others.flatMap(({ code }) => [...readCatalogue(code, ofTheApi).keys()]))]
    .filter(
      (key) =>
        !byKeyAlone.has(contextOf(key)) &&
        hasWords(textOf(key)) &&
        placeholders(read(textOf(key))).length > 0,
    )
    .toSorted((a, b) => b.replace(/\{.*?\}/g, '').length - a.replace(/\{.*?\}/g, '').length)
    .map((key) => ({ key, match: patternOf(read(textOf(key))) }));
  for (const { key, match } of patterns) {
    const params = match(words);
    if (params) return { key, params };
  }
  return undefined;
}

const formats = new Map<string, IntlMessageFormat>();
function written(key: string, params: Params, code: string): string {
  const text = catalogueOf(code).get(key) ?? textOf(key);
  const known =
    formats.get(`${code} ${text}`) ?? new IntlMessageFormat(text, code, undefined, { ignoreTag: true });
  formats.set(`${code} ${text}`, known);
  return String(known.format(params));
}

/**
 * What words of ours stand for placeholders: labels and days, also such that may be something else; answers, which may be measures as well; messages; how payments are taken, since “live” is said of listings too; days with what is said of
 * each; points of an offer and lines of which some are ready-made; what stands for a name that is gone. All else is what people wrote, or a code, and stays as it is though it may read like a label of ours.
 */
const kinds = {
  labels:
    'account awayUntil day district endsAt field first label last list moment noun paid paper province serviceType status until updatedAt when',
  answers: 'from to',
  choices: 'value',
  modes: 'mode modeNow',
  message: 'amount asked people price service sum time total what words',
  days: 'days',
  points: 'points',
  lines: 'reason who',
  names: 'name title',
} as const;
type Kind = keyof typeof kinds;
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind])),
);

/** A sum, or a number with the word for what it counts, and nothing else: these are messages. */
const measured = /^(?:-?LKR [\d.,\s–-]+|\d+ \p{L}+)$/u;

function translatedParam(name: string, value: Param, code: string): Param {
  const kind = kindOf.get(name);
  if (typeof value === 'number' || !kind) return value;
  const said = kind === 'message' ? translate(value, code).words : value;
  if (said !== value) return said;
  if (kind === 'days')
    return value
      .split(', ')
      .map((one) => translatedLabels(one, code, false) ?? translate(one, code).words)
      .join(', ');
  if (kind === 'points')
    return value
      .split(betweenPoints)
      .map((one) => translatePoint(one, code))
      .join(betweenPoints);
  if (kind === 'modes')
    return catalogueOf(code).get(keyOf({ text: value, context: 'how payments are taken' })) ?? value;
  if (kind === 'names') return translateName(value, code);
  if (kind === 'lines') return labelsOf(code).get(value.toLowerCase()) ?? translateLabels(value, code);
  if (kind === 'answers' && measured.test(value)) return translate(value, code).words;
  return translatedLabels(value, code, kind === 'choices') ?? value;
}

/** A point of an offer that was chosen ready-made; what a partner wrote stays as it is. */
export const translatePoint = (point: string, code: string): string =>
  (isReadyMade(point) && labelsOf(code).get(point.toLowerCase())) || point;

/** A label of ours in the middle of a sentence, a day, a span of days, or several; of choices those that are none stay. */
function translatedLabels(value: string, code: string, isOfChoices: boolean): string | undefined {
  const found =
    labelsOf(code).get(value.toLowerCase()) ?? translatedDate(value, patternsOfDates(), catalogueOf(code));
  if (found) return found;
  const [from, to] = partedAt(value, ' to ');
  const days = [from, to].map((day) => day && translatedDate(day, patternsOfDates(), catalogueOf(code)));
  if (days[0] && days[1])
    return written(keyOf({ text: '{from} to {to}', context: 'date' }), { from: days[0], to: days[1] }, code);
  for (const between of [', ', ' or ']) {
    if (!value.includes(between)) continue;
    const each = value.split(between).map((one) => translatedLabels(one, code, isOfChoices));
    return each.includes(undefined) ? undefined : each.join(labelsOf(code).get(between) ?? between);
  }
  return isOfChoices ? value : undefined;
}

/** What stands before and after the first of these words. */
function partedAt(value: string, words: string): [] | [string, string] {
  const at = value.indexOf(words, 1);
  return at < 0 ? [] : [value.slice(0, at), value.slice(at + words.length)];
}

const labels = new Map<string, ReadonlyMap<string, string>>();
/** What has no placeholders, by its English in small letters: within a sentence a label has no capital. */
function labelsOf(code: string): ReadonlyMap<string, string> {
  const known =
    labels.get(code) ??
    new Map(
      [...catalogueOf(code)]
        .filter(([key]) => !key.includes('{') && [undefined, 'option', 'place'].includes(contextOf(key)))
        .map(([key, words]) => [textOf(key).toLowerCase(), words]),
    );
  labels.set(code, known);
  return known;
}

let ofDates: DatePattern[] | undefined;
const patternsOfDates = () => {
  ofDates ??= datePatterns(others.flatMap(({ code }) => [...catalogueOf(code).keys()]));
  return ofDates;
};

/**
 * What was said in English, in another language. The API speaks English, as it is specified; who asks in another
 * language is told so by this at the very end, and by the same the placeholders are known.
 */
export function translate(words: string, code: string): Told {
  const catalogue = catalogueOf(code);
  if (code !== english.code && catalogue.has(words)) return { words: written(words, {}, code) };
  const found = findByWords(words);
  if (!found) return { words: translatedDate(words, patternsOfDates(), catalogue) ?? words };
  const { key, params } = found;
  if (code === english.code) return { words, params };
  const inside = Object.entries(params).map(([name, value]) => [name, translatedParam(name, value, code)]);
  return { words: written(key, Object.fromEntries(inside), code), params };
}

const lines = (words: string, change: (line: string) => string) => words.split('\n').map(change).join('\n');

/** Words that are a message of ours as a whole, or in some of their lines, such as a reason that was chosen ready-made. */
export const translateLabels = (words: string, code: string): string =>
  code === english.code ? words : lines(words, (line) => catalogueOf(code).get(line) ?? line);

const standIns: readonly string[] = [...Object.values(unnamed), furtherKilometresLine.value];
/** What stands for a name, or for the label of a line; others stay as they are, also where a label of ours is the same word. */
export const translateName = (words: string, code: string): string =>
  standIns.includes(words) ? translateLabels(words, code) : words;

const wordsOfPlaces = new Map<string, ReadonlyMap<string, string>>();
/** What the project's own data tell of places, by its English. */
function ofPlaces(code: string): ReadonlyMap<string, string> {
  const known =
    wordsOfPlaces.get(code) ??
    new Map([...readCatalogue(code, ['destinations'])].map(([key, words]) => [textOf(key), words]));
  wordsOfPlaces.set(code, known);
  return known;
}

/** What is told of a place; what an administrator wrote is not among our data, and stays as it is. */
export const translateOfPlace = (words: string, code: string): string =>
  code === english.code ? words : (ofPlaces(code).get(words) ?? words);

/** Words of several parts, each of ours or of people, who said it as it stands. */
export const translateLine = (words: string, code: string): string =>
  code === english.code ? words : (ofPlaces(code).get(words) ?? inParts(words, code));

const inParts = (words: string, code: string): string =>
  words
    .split(' · ')
    .map((part) =>
      part
        .split(', ')
        .map((one) => labelsOf(code).get(one.toLowerCase()) ?? translate(one, code).words)
        .join(', '),
    )
    .join(' · ');

let englishOf: ReadonlyMap<string, string> | undefined;
/** The same the other way: what was chosen in one language is kept in English, so that each reads it in the own. */
export function inEnglish(words: string): string {
  englishOf ??= new Map(
    others.flatMap(({ code }) =>
      [...catalogueOf(code)].flatMap(([key, translated]): [string, string][] =>
        contextOf(key) === undefined && isSentence(translated) ? [[translated, key]] : [],
      ),
    ),
  );
  return lines(words, (line) => englishOf?.get(line) ?? line);
}
const isSentence = (text: string) => text.length > 20 && !text.includes('{');

/** `t` for those to whom we write: mails and receipts. */
export type Say = <const Message extends string>(message: Message, ...params: ParamsOf<Message>) => string;
export const sayIn =
  (code: string): Say =>
  (text, ...[params, context]) =>
    written(keyOf({ text, context }), params ?? {}, code);
