import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { destinationCategories, labelOf } from '@serendib/contract/options/options';
import { mostSuggestions, type Suggestion } from '@serendib/contract/search/endpoints';
import { t } from '@serendib/contract/words/t';
import { inAllLanguages } from '@serendib/messages/in-all-languages';
import { shows } from '../../platform/cache/cache-tags.ts';
import { tags } from '../../schema/cache-tags.ts';
import { gazetteer, type KnownPlaces, nameKey, viewsBeforehand } from '../destinations/index.ts';

type Places = Awaited<ReturnType<KnownPlaces['places']>>;
type Named = Pick<Suggestion, 'nameSi' | 'nameTa'> & { name: string; district: string };

interface Candidate {
  suggestion: Suggestion;
  /** Of a place. */
  district?: string;
  /** All names, as keys. */
  names: string[];
  /** Of names of several words what follows the first. */
  laterWords: string[];
  /** What people come for more is suggested first. */
  weight: number;
}

const searchPage = (q: string) => `/search?q=${encodeURIComponent(q)}`;

const keysOf = (names: readonly string[]): Pick<Candidate, 'names' | 'laterWords'> => {
  const laterOf = (name: string) => {
    const [, ...later] = name.split(/\s+/);
    return later.map((_, at) => nameKey(later.slice(at).join(' ')));
  };
  return { names: names.map(nameKey), laterWords: names.flatMap(laterOf) };
};

const candidateOf = (
  { name, nameSi, nameTa, district }: Named,
  names: readonly (string | null | undefined)[],
  more: { kind: 'destination' | 'search'; line: string; href: string; weight: number },
): Candidate => {
  const { weight, ...shown } = more;
  return {
    suggestion: { label: name, nameSi, nameTa, ...shown, q: name },
    district,
    ...keysOf(names.filter((one) => one !== null && one !== undefined)),
    weight,
  };
};

const visitsOf = (slug: string | null): number => viewsBeforehand.get(slug ?? '') ?? 0;

/** Places without a page of their own: towns, districts and sights. */
const otherPlaces: Candidate[] = gazetteer
  .filter(({ place }) => place.sort !== 'destination')
  .map(({ place, names }) =>
    candidateOf(place, names, {
      kind: 'search',
      line: place.sort === 'district' ? t('District') : place.district,
      href: searchPage(place.name),
      weight: visitsOf(place.slug) / (place.sort === 'sight' ? 4 : 1),
    }),
  );

/** What else destinations of the data are called, such as what a town of the same name is. */
const namesBySlug = new Map(
  gazetteer
    .filter(({ place }) => place.sort === 'destination')
    .map(({ place, names }) => [place.slug, { name: place.name, names }]),
);

/** Destinations as they are now: administrators add, rename and delete them. */
function destinationsAmong(all: Places['all']): Candidate[] {
  return all.map((place) => {
    const { slug, name, nameSi, nameTa, aliases, category, district } = place;
    const known = namesBySlug.get(slug);
    const others = known?.name === name ? known.names : [];
    return candidateOf(place, [...new Set([name, nameSi, nameTa, ...aliases, ...others])], {
      kind: 'destination',
      line: `${labelOf(destinationCategories, category)} · ${district}`,
      href: `/destination/${slug}`,
      weight: 1_000 + visitsOf(slug),
    });
  });
}
const kept = new WeakMap<Places['all'], Candidate[]>();
function destinationsIn({ all }: Places): Candidate[] {
  const found = kept.get(all) ?? destinationsAmong(all);
  kept.set(all, found);
  return found;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const listingKinds: Candidate[] = kindNames.flatMap((name) => {
  const kind: Kind = kinds[name];
  const whole: Candidate = {
    suggestion: {
      kind: name,
      label: capital(kind.plural),
      line: t('All of them'),
      href: kind.pages.list,
      q: kind.plural,
    },
    ...keysOf(inAllLanguages([kind.noun, kind.plural, ...(kind.searchNames ?? [])])),
    weight: 5_000,
  };
  const options = kind.filters
    .filter(({ understoodAs }) => understoodAs && understoodAs !== 'place')
    .flatMap((filter) =>
      filter.options.map(({ value, label }) => ({
        suggestion: {
          ...{ kind: name, label, line: capital(kind.plural) },
          href: `${kind.pages.list}?${new URLSearchParams({ [filter.name]: value })}`,
          q: label,
        },
        ...keysOf(inAllLanguages([label])),
        weight: 4_000,
      })),
    );
  return [whole, ...options];
});

/** What begins as typed: whole names before later words, what people come for first. */
export async function suggest(known: Pick<KnownPlaces, 'places'>, q: string): Promise<Suggestion[]> {
  shows(tags.destinations);
  const key = nameKey(q);
  if (key.length === 0) return [];
  const found = [...destinationsIn(await known.places()), ...otherPlaces, ...listingKinds]
    .flatMap(({ suggestion, district, names, laterWords, weight }) => {
      const begins = (one: string) => one.startsWith(key);
      if (names.some(begins)) return { suggestion, district, fit: 100_000 + weight };
      return laterWords.some(begins) ? { suggestion, district, fit: weight } : [];
    })
    .sort((one, other) => other.fit - one.fit || one.suggestion.label.localeCompare(other.suggestion.label));
  // A town and a destination of one name in one district are one place, and what leads to the same page is one suggestion.
  const taken = new Set<string>();
  const once = found.filter(({ suggestion: { label, href }, district = '' }) => {
    const marks = [`${nameKey(label)} ${district}`, href];
    if (marks.some((mark) => taken.has(mark))) return false;
    for (const mark of marks) taken.add(mark);
    return true;
  });
  return once.slice(0, mostSuggestions).map(({ suggestion }) => suggestion);
}
