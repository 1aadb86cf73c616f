import type { Filter, Kind, KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import { districtProvinces, districts, provinces } from '@serendib/contract/options/places';
import { airportNames } from '@serendib/contract/search/airports';
import type { meanings } from '@serendib/contract/search/endpoints';
import { dishes, synonyms } from '@serendib/contract/search/synonyms';
import {
  destinationNames,
  nicknames,
  regions,
  whatPlacesAre,
  wordsOfTheirOwn,
} from '@serendib/contract/search/words';
import { t } from '@serendib/contract/words/t';
import { inAllLanguages } from '@serendib/messages/in-all-languages';
import { searchTerms } from '../../../../platform/search/search-terms.ts';
import { type GazetteerPlace, gazetteer, nameKey, placeNamed } from '../../../destinations/index.ts';

/** What words of a search stand for, besides themselves. */
export interface Meaning {
  as: (typeof meanings)[number];
  value: string;
  label: string;
  /** Of each kind that has it as a filter. */
  facets: Partial<Record<KindName, Wanted>>;
  /** Of the name of a kind. */
  kind?: ThingKind;
  place?: GazetteerPlace;
  /** Of a part of the island that is no one place. */
  districts?: readonly string[];
}

/** What a kind has for the words: facets of which a listing must have one, ... */
export interface Wanted {
  facets: string[];
  /** ... or has the words instead, or the words besides. */
  words: 'none' | 'instead' | 'besides';
}

/** A word in the form in which it is compared: small, and of one rather than of many. */
export const singular = (word: string): string => {
  if (word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[^aisu]s$/.test(word) ? word.slice(0, -1) : word;
};

const possessive = /(?<=\p{L})['’]s(?![\p{L}\p{M}\p{N}])/giu;

/** "St Clair's Falls" as "St Clair Falls", which it is in a search. */
export const withoutPossessives = (words: string): string => words.replaceAll(possessive, '');

/** A name in the words that a search has of it. */
const asTerms = (name: string): string => searchTerms(name.replaceAll(/['’]/g, '')).toLowerCase();

/** Words as a key of the lexicon. */
export const lexiconKey = (words: string): string =>
  asTerms(withoutPossessives(words)).split(' ').map(singular).join(' ');

const lexicon = new Map<string, Meaning>();
/** The words of each key as they are written, for what is said to have been meant. */
const written = new Map<string, string>();
const add = (words: string, meaning: Meaning) => {
  const key = lexiconKey(words);
  const there = lexicon.get(key);
  if (!there) written.set(key, asTerms(words));
  const isOption = (as: Meaning['as']) => as !== 'kind' && as !== 'place';
  if (!there) lexicon.set(key, meaning);
  // An option of one kind and of another, such as air conditioning, is one: what a thing is rather than what it has.
  else if (isOption(there.as) && isOption(meaning.as)) {
    const { as, value, label } = there.as === 'feature' ? meaning : there;
    lexicon.set(key, { ...there, as, value, label, facets: { ...meaning.facets, ...there.facets } });
  }
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
    // What a thing has, and what a tour is about, its text may say as well.
    const isSaid = as === 'feature' || as === 'tourType';
    const meaning = (values: string[], words: Wanted['words'] = isSaid ? 'instead' : 'none'): Meaning => ({
      as,
      value: values[0] ?? '',
      label: values.map(labelOf).join(' or '),
      facets: { [name]: { facets: values.map((value) => `${filter.name}:${value}`), words } },
    });
    const valuesOf = (names: readonly string[]) => [
      ...new Set(names.flatMap((one) => byName.get(lexiconKey(one)) ?? [])),
    ];
    for (const { said, means, options = [] } of synonyms) {
      const values = valuesOf(means);
      // What means something else in the first place, a vegetarian dinner, stays as words.
      if (values.length > 0 && byName.has(lexiconKey(means[0] ?? '')))
        for (const words of said) add(words, meaning(values));
      const others = valuesOf(options);
      if (others.length > 0) for (const words of said) add(words, meaning(others, 'instead'));
    }
    for (const [words, value] of byName) add(words, meaning([value]));
    if (as === 'businessType')
      for (const dish of dishes)
        add(dish, meaning(valuesOf(['restaurant', 'cafe', 'localEatery']), 'besides'));
  }

for (const { label, said, districts } of regions)
  for (const words of inAllLanguages([label, ...said]))
    add(words, { as: 'place', value: nameKey(label), label, facets: {}, districts });

/** Said without the word for a province too where that is no other word; a western dinner is none of the Western Province. */
const endOfProvince = / (?:province|පළාත|மாகாணம்)$/i;
for (const province of provinces) {
  const label = t('{province} Province', { province });
  // It is not a message: districts by their province.
  const within = districts.filter((district) => districtProvinces[district] === province);
  const whole = inAllLanguages([province], ['place']).filter((name) => name !== province);
  const isOneWord = !province.includes(' ') && /ern$|^Central$/.test(province);
  const short = [...whole.map((name) => name.replace(endOfProvince, '')), ...(isOneWord ? [] : [province])];
  for (const words of [label, ...whole, ...short])
    add(words, { as: 'place', value: nameKey(label), label, facets: {}, districts: within });
}

/** "காலி கோட்டை" for "காலிக் கோட்டை": the consonant that begins the next word is often doubled in print alone. */
const withoutSandhi = (name: string): string => name.replaceAll(/([கசதப])்(?= \1)/gu, '');

const meaningOfPlace = (place: GazetteerPlace): Meaning => ({
  ...{ as: 'place', value: place.slug ?? nameKey(place.name), label: place.name, facets: {}, place },
});
for (const [name, others] of [...Object.entries(airportNames), ...Object.entries(nicknames)]) {
  const place = placeNamed(name);
  if (place) for (const one of others) add(one, meaningOfPlace(place));
}
// Places far apart that share a name, such as Royal Palace, are meant by none.
for (const { place, names } of gazetteer)
  for (const one of names)
    if (placeNamed(one))
      for (const said of [one, withoutSandhi(one)])
        if (!lexicon.has(lexiconKey(said))) add(said, meaningOfPlace(place));
const ends = whatPlacesAre.map(withoutSandhi);
// The whole names of all come first: a town is meant by its name rather than its lake.
for (const { place, names } of gazetteer)
  for (const one of names.map(withoutSandhi)) {
    const end = ends.find((what) => one.endsWith(` ${what}`));
    const short = end && one.slice(0, -end.length - 1);
    if (short && !wordsOfTheirOwn.includes(short) && !lexicon.has(lexiconKey(short)))
      add(short, meaningOfPlace(place));
  }

/** The most words that a key has. */
export const longestKey = Math.max(...[...lexicon.keys()].map((key) => key.split(' ').length));

/** What these words stand for, if they stand for anything. */
export const meaningOf = (key: string): Meaning | undefined => lexicon.get(key);

const firstOf = new Map<string, string>();
for (const key of lexicon.keys()) if (!firstOf.has(nameKey(key))) firstOf.set(nameKey(key), key);

/** Names run together: "nuwaraeliya". Of several spellings of one the first is its name: "Nuwara Eliya". */
export const runTogether: ReadonlyMap<string, string> = firstOf;

/** What types of businesses are called on pages. What else they are called is nearly like a model, what is steep, and a flood. */
const labels: ReadonlySet<string> = new Set(
  kindNames
    .flatMap((name) => (kinds[name] as Kind).filters)
    .filter(({ understoodAs }) => understoodAs === 'businessType')
    .flatMap(({ options }) => inAllLanguages(options.map(({ label }) => label)).map(lexiconKey)),
);
const spelt: readonly string[] = ['place', 'language', 'kind'];

/** A name that misspelt words may be meant for, run together, and as it is written. */
export interface Spelling {
  word: string;
  written: string;
  isPlace: boolean;
  /** Of a place that is no part of the island. */
  place: GazetteerPlace | undefined;
}

/** All of them. What else is nearly alike is another word. */
export const spellings: readonly Spelling[] = [...runTogether].flatMap(([word, key]) => {
  const { as = '', place } = lexicon.get(key) ?? {};
  const isName = spelt.includes(as) || (as === 'businessType' && labels.has(key));
  const isLong = /^(?:\p{L}\p{M}*){4,}$/u.test(word);
  const spelling = { word, written: written.get(key) ?? key, isPlace: as === 'place', place };
  return isName && isLong ? [spelling] : [];
});
