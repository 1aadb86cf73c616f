import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { destinationCategories, labelOf } from '@serendib/contract/options/options';
import { mostSuggestions, type Suggestion } from '@serendib/contract/search/endpoints';
import { t } from '@serendib/contract/words/t';
import { inAllLanguages } from '@serendib/messages/in-all-languages';
import { shows } from '../../platform/cache/cache-tags.ts';
import { tags } from '../../schema/cache-tags.ts';
import { gazetteer, nameKey, viewsBeforehand } from '../destinations/index.ts';

interface Candidate {
  suggestion: Suggestion;
  /** All names, as keys; of names of several words, also what follows the first. */
  keys: string[];
  /** What people come for more is suggested first. */
  weight: number;
}

const searchPage = (q: string) => `/search?q=${encodeURIComponent(q)}`;

const keysOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const words = name.split(/\s+/);
    return words.map((_, at) => nameKey(words.slice(at).join(' ')));
  });

const places: Candidate[] = gazetteer.map(({ place, names }) => {
  const { sort, slug, name, nameSi, nameTa, district, category } = place;
  const isOwnPage = sort === 'destination' && slug !== null;
  const line = isOwnPage && category ? `${labelOf(destinationCategories, category)} · ${district}` : district;
  return {
    suggestion: {
      kind: isOwnPage ? 'destination' : 'search',
      ...{ label: name, nameSi, nameTa },
      line: sort === 'district' ? t('District') : line,
      href: isOwnPage ? `/destination/${slug}` : searchPage(name),
      q: name,
    },
    keys: keysOf(names),
    weight: (isOwnPage ? 1_000 : 0) + (viewsBeforehand.get(slug ?? '') ?? 0) / (sort === 'sight' ? 4 : 1),
  };
});

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
    keys: keysOf(inAllLanguages([kind.noun, kind.plural, ...(kind.searchNames ?? [])])),
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
        keys: keysOf(inAllLanguages([label])),
        weight: 4_000,
      })),
    );
  return [whole, ...options];
});

const candidates: readonly Candidate[] = [...places, ...listingKinds];

/** What begins as typed: whole names before later words, what people come for first. */
export function suggest(q: string): Suggestion[] {
  shows(tags.destinations);
  const key = nameKey(q);
  if (key.length === 0) return [];
  const found = candidates
    .map(({ suggestion, keys, weight }) => ({
      suggestion,
      weight,
      at: keys.findIndex((one) => one.startsWith(key)),
    }))
    .filter(({ at }) => at >= 0)
    .map(({ suggestion, weight, at }) => ({ suggestion, fit: (at === 0 ? 100_000 : 0) + weight }))
    .sort((one, other) => other.fit - one.fit || one.suggestion.label.localeCompare(other.suggestion.label));
  const labels = new Set<string>();
  const once = found.filter(({ suggestion: { label } }) => {
    const isNew = !labels.has(nameKey(label));
    labels.add(nameKey(label));
    return isNew;
  });
  return once.slice(0, mostSuggestions).map(({ suggestion }) => suggestion);
}
