import { languages } from '@serendib/contract/languages/languages';
import type { Param, Params, ParamsOf } from '@serendib/contract/words/t';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { placeholders, read } from './compile.ts';
import { keyOf, textOf } from './messages.ts';
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
let patterns: { key: string; match: (words: string) => Params | undefined }[] | undefined;
function findByWords(words: string): Found | undefined {
  patterns ??= [...new Set(others.flatMap(({ code }) => [...catalogueOf(code).keys()]))]
    .filter((key) => hasWords(textOf(key)) && placeholders(read(textOf(key))).length > 0)
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

/** A placeholder may stand for a label of ours, in the middle of a sentence, or for several. */
function translatedParam(value: Param, code: string): Param {
  if (typeof value === 'number') return value;
  const catalogue = catalogueOf(code);
  const capital = value.slice(0, 1).toUpperCase() + value.slice(1);
  for (const text of [value, capital])
    for (const context of [undefined, 'option', 'place']) {
      const found = catalogue.get(keyOf({ text, context }));
      if (found) return found;
    }
  return value.includes(', ')
    ? value
        .split(', ')
        .map((each) => translatedParam(each, code))
        .join(', ')
    : value;
}

/**
 * What was said in English, in another language. The API speaks English, as it is specified; who asks in another
 * language is told so by this at the very end, and by the same the placeholders are known.
 */
export function translate(words: string, code: string): Told {
  const catalogue = catalogueOf(code);
  if (code !== english.code && catalogue.has(words)) return { words: written(words, {}, code) };
  const found = findByWords(words);
  if (!found) return { words };
  const { key, params } = found;
  if (code === english.code) return { words, params };
  const inside = Object.entries(params).map(([name, value]) => [name, translatedParam(value, code)]);
  return { words: written(key, Object.fromEntries(inside), code), params };
}

/** `t` for those to whom we write: mails and receipts. */
export type Say = <const Message extends string>(message: Message, ...params: ParamsOf<Message>) => string;
export const sayIn =
  (code: string): Say =>
  (text, ...[params, context]) =>
    written(keyOf({ text, context }), params ?? {}, code);
