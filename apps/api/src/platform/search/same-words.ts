import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { withoutEndings, withoutPlural } from '@serendib/contract/search/endings';
import { synonyms } from '@serendib/contract/search/synonyms';
import { inAllLanguages } from '@serendib/messages/in-all-languages';
import { searchTerms } from './search-terms.ts';

const asTerms = (words: string) => searchTerms(words).toLowerCase();
const bySynonyms = new Map(synonyms.flatMap(({ said, means }) => said.map((one) => [asTerms(one), means])));

/** Kinds and options as they are called in other languages, with what English says for them. */
const named = Object.values<Kind>(kinds).flatMap(({ noun, plural, filters, searchNames = [] }) => [
  ...[noun, plural, ...filters.flatMap(({ options }) => options.map(({ label }) => label))].map(
    (label) => [label, inAllLanguages([label])] as const,
  ),
  [searchNames[0] ?? noun, searchNames] as const,
]);
const isLatin = (words: string) => /^[\x20-\x7e]*$/.test(words);
const ofLanguages = named.flatMap(([label, names]) => {
  const english = asTerms(label);
  const means = bySynonyms.get(english) ?? [english];
  return names.filter((name) => !isLatin(name)).map((name) => [asTerms(name), means] as const);
});
const byWords = new Map([...ofLanguages, ...bySynonyms]);
const longest = Math.max(...[...byWords.keys()].map((said) => said.split(' ').length));

/**
 * Words that only join others or praise, which a search leaves out: what an owner says of a place seldom has them. The
 * island's own name says nothing of what is wanted on it.
 */
const stopWords = new Set(
  [
    'a an and at around by for from in into near nearby of on or our my per some the with',
    'best cheap cheaper cheapest good nearest closest nice nicest sri lanka lankan ceylon',
    'ශ්රී ලංකා ලංකාව ලාංකික ලාංකීය ශ්රීලංකා ශ්රීලංකාව இலங்கை ஸ்ரீ லங்கா ஸ்ரீலங்கா சிறிலங்கா',
    'අසල අසලින් ළඟ ආසන්න ආසන්නයේ කිට්ටුව සිට දක්වා සඳහා සහ හා හෝ එක එකක් කෙනෙක් මට ඕන ඕනෑ හොඳ හොඳම තියෙන ඇති',
    'அருகில் அருகே அண்மையில் பக்கத்தில் இருந்து வரை ஒரு மற்றும் அல்லது வேண்டும் எனக்கு சிறந்த நல்ல உள்ள',
  ].flatMap((line) => line.split(' ')),
);

/** Also in a case of its own: ලංකාවේ and இலங்கையில் are on the island. */
export const isStopWord = (word: string): boolean =>
  stopWords.has(word) || withoutEndings(word).some((bare) => stopWords.has(bare));

/** Part of what was typed: its own words, and all that it may be called; of each one is enough. */
export interface AskedPart {
  typed: string[];
  ways: string[][];
}

const meansOf = (said: string) =>
  [said, ...withoutPlural(said), ...withoutEndings(said)].map((one) => byWords.get(one)).find(Boolean);

/** How many words from here on are said as one, or stand for other words; none where they are not known. */
export const saidLength = (asked: readonly string[], at: number): number => {
  for (let length = Math.min(longest, asked.length - at); length > 0; length -= 1)
    if (meansOf(asked.slice(at, at + length).join(' '))) return length;
  return 0;
};

/** What was typed without stop words, unless there are no others. */
export function withoutStopWords(words: string): string {
  const all = words
    .toLowerCase()
    .replace(/\b(close|next) to\b/g, 'near')
    .split(' ');
  const telling = all.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : all).join(' ');
}

/** What was typed, cleaned by `searchTerms`, as the parts of which all must be found. */
export function askedParts(words: string): AskedPart[] {
  const asked = withoutStopWords(words).split(' ');
  const parts: AskedPart[] = [];
  for (let at = 0; at < asked.length; ) {
    const part = longestFrom(asked, at);
    parts.push(part);
    at += part.typed.length;
  }
  return parts;
}

function longestFrom(asked: readonly string[], at: number): AskedPart {
  for (let length = Math.min(longest, asked.length - at); length > 0; length -= 1) {
    const typed = asked.slice(at, at + length);
    const said = typed.join(' ');
    const means = meansOf(said);
    // What stands for other words is often one of them: each is asked of the index once.
    if (means) return { typed, ways: [...new Set([said, ...means])].map((one) => one.split(' ')) };
  }
  const typed = asked.slice(at, at + 1);
  return { typed, ways: [typed] };
}
