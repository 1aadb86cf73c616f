import type { ThingKind } from '@serendib/contract/listings/item-summary';
import type { Filter, Kind, KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import type { meanings } from '@serendib/contract/search/endpoints';
import { synonyms } from '@serendib/contract/search/synonyms';
import { destinationNames } from '@serendib/contract/search/words';
import { t } from '@serendib/contract/words/t';
import { inAllLanguages } from '@serendib/messages/in-all-languages';
import { type GazetteerPlace, gazetteer, nameKey } from '../../../destinations/index.ts';

/** What words of a search stand for, besides themselves. */
export interface Meaning {
  as: (typeof meanings)[number];
  value: string;
  label: string;
  /** Of a kind that has it as a filter: the facets of which a listing must have one. */
  facets: Partial<Record<KindName, string[]>>;
  /** Of the name of a kind. */
  kind?: ThingKind;
  place?: GazetteerPlace;
}

/** A word in the form in which it is compared: small, and of one rather than of many. */
export const singular = (word: string): string => {
  if (word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[^aisu]s$/.test(word) ? word.slice(0, -1) : word;
};

/** Words as a key of the lexicon. */
export const lexiconKey = (words: string): string =>
  words
    .toLowerCase()
    // As search terms are written: it joins letters of Sinhala, and keyboards leave it out.
    .replaceAll('\u200d', '')
    .split(/[\s/-]+/)
    .map(singular)
    .join(' ');

/** The most words that a key has. */
export const longestKey = 5;

const lexicon = new Map<string, Meaning>();
const add = (words: string, meaning: Meaning) => {
  const key = lexiconKey(words);
  const there = lexicon.get(key);
  // An option of one kind and of another, such as air conditioning, is one feature.
  if (there?.as === meaning.as) Object.assign(there.facets, { ...meaning.facets, ...there.facets });
  else if (!there) lexicon.set(key, meaning);
};

for (const name of kindNames) {
  const { noun, plural, searchNames = [] }: Kind = kinds[name];
  for (const words of inAllLanguages([noun, plural, ...searchNames]))
    add(words, { as: 'kind', value: name, label: plural, facets: {}, kind: name });
}
for (const words of inAllLanguages(destinationNames))
  add(words, { as: 'kind', value: 'destination', label: t('destinations'), facets: {}, kind: 'destination' });

/** The options of a filter by all that they are called. */
function optionsByName({ options, aliases = {} }: Filter): Map<string, string> {
  const names = options.flatMap(({ value, label }) =>
    [value, ...inAllLanguages([label])].map((words) => [lexiconKey(words), value] as const),
  );
  const others = Object.entries(aliases).map(([words, value]) => [lexiconKey(words), value] as const);
  return new Map([...others, ...names]);
}

for (const name of kindNames)
  for (const filter of (kinds[name] as Kind).filters) {
    const as = filter.understoodAs ?? 'feature';
    if (as === 'place') continue;
    const byName = optionsByName(filter);
    const labelOf = (value: string) =>
      filter.options.find((option) => option.value === value)?.label ?? value;
    const meaning = (values: string[]): Meaning => ({
      as,
      value: values[0] ?? '',
      label: values.map(labelOf).join(' or '),
      facets: { [name]: values.map((value) => `${filter.name}:${value}`) },
    });
    for (const [words, value] of byName) add(words, meaning([value]));
    for (const { said, means } of synonyms) {
      const values = [...new Set(means.flatMap((one) => byName.get(lexiconKey(one)) ?? []))];
      // What means something else in the first place, a vegetarian dinner, stays as words.
      if (values.length > 0 && byName.has(lexiconKey(means[0] ?? '')))
        for (const words of said) add(words, meaning(values));
    }
  }

for (const { place, names } of gazetteer) {
  const meaning: Meaning = {
    as: 'place',
    value: place.slug ?? nameKey(place.name),
    label: place.name,
    facets: {},
    place,
  };
  for (const one of names) if (!lexicon.has(lexiconKey(one))) add(one, meaning);
}

/** What these words stand for, if they stand for anything. */
export const meaningOf = (key: string): Meaning | undefined => lexicon.get(key);

/** Names of places run together: "nuwaraeliya". */
export const runTogether: ReadonlyMap<string, string> = new Map(
  [...lexicon.keys()].map((key) => [nameKey(key), key]),
);

/** Names that a misspelt word may be meant for: of places and languages. What else is written nearly alike is another word. */
export const spellings: readonly string[] = [...runTogether]
  .filter(
    ([word, key]) => /^[a-z]{4,}$/.test(word) && ['place', 'language'].includes(lexicon.get(key)?.as ?? ''),
  )
  .map(([word]) => word);
