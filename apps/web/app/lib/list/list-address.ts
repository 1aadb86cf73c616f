export type ListQuery = Record<string, string | string[]>;

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
