import { aliasIn } from '@serendib/contract/options/option';

/** One parameter that a list page understands: with its options, several values may stand beside each other. */
export interface Parameter {
  name: string;
  options?: readonly { value: string; label: string }[];
  /** Other words taken for an option, in lower case. */
  aliases?: Record<string, string>;
  /** A whole number, and between what it lies. */
  number?: { from: number; to: number };
}

export type ListQuery = Record<string, string | string[]>;

/** What of an address a list understands. Unknown options and typing errors are left out, never refused. */
export function readListQuery(url: URL, parameters: readonly Parameter[]): ListQuery {
  const query: ListQuery = {};
  for (const { name, options, aliases, number } of parameters) {
    const sent = url.searchParams
      .getAll(name)
      .map((value) => value.trim())
      .filter(Boolean);
    if (options) {
      const known = sent.flatMap((value) => {
        const word = value.toLowerCase();
        const wanted = (aliasIn(aliases, word) ?? word).toLowerCase();
        return options.find((option) => option.value.toLowerCase() === wanted)?.value ?? [];
      });
      if (known.length > 0) query[name] = [...new Set(known)];
    } else if (number) {
      const [written = ''] = sent;
      const isBetween = Number(written) >= number.from && Number(written) <= number.to;
      if (/^\d{1,9}$/.test(written) && isBetween) query[name] = written;
    } else if (sent[0]) query[name] = sent[0].slice(0, 100);
  }
  return query;
}

/** All values of one parameter. */
export const valuesOf = (query: ListQuery, name: string): string[] => [query[name] ?? []].flat();

/** The address of a list with these parameters. The page of results is not part of it: it begins anew. */
export function listAddress(path: string, query: ListQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name === 'cursor') continue;
    for (const one of [value].flat()) if (one) search.append(name, one);
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** The last day belongs to the first, a distance to its place: they are told, counted and taken away as one. A map narrows by its frame. */
export const belongsToAnother = (name: string): boolean => /^(?:to|radius|view|bbox)$/.test(name);

/** The same query without one value of a parameter, or without the parameter. */
export function without(query: ListQuery, name: string, value?: string): ListQuery {
  if (name === 'from') {
    const { from: _from, to: _to, ...dayless } = query;
    return dayless;
  }
  const { [name]: present, ...rest } = query;
  const kept = value === undefined ? [] : [present ?? []].flat().filter((one) => one !== value);
  return kept.length > 0 ? { ...rest, [name]: kept } : rest;
}

/** The same query without anything that narrows: the order and the map stay. */
export const cleared = (query: ListQuery): ListQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => /^(?:sort|view|bbox)$/.test(name)));

/** The same query with a parameter replaced. */
export const withValue = (query: ListQuery, name: string, value: string): ListQuery => ({
  ...query,
  [name]: value,
});
