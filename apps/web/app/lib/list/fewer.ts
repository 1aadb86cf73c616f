import { belongsToAnother, type ListQuery, valuesOf, without } from './list-address.ts';
import { withArea } from './near.ts';

/** So many are tried, and the best so many told: each try is a search of its own. */
const most = { tried: 5, told: 3 };

/** Where nothing was found: what is found with one word or one filter less, the most first. */
export async function fewerOf(query: ListQuery, count: (query: ListQuery) => Promise<number>) {
  const { sort: _sort, radius: _radius, ...asked } = query;
  const words = (valuesOf(query, 'search')[0] ?? '').split(/\s+/).filter(Boolean);
  const wordless = words.map((value, at) => ({
    gone: { name: 'search', value },
    query: { ...query, search: words.filter((_, other) => other !== at).join(' ') },
  }));
  const names = Object.keys(asked).filter((name) => !belongsToAnother(name));
  const unfiltered = names.flatMap((name) =>
    name === 'search' && words.length > 1
      ? wordless
      : valuesOf(asked, name).map((value) => ({
          gone: { name, value },
          query: withArea(without(query, name, value)),
        })),
  );
  // With a single thing asked for, less is all there is.
  if (unfiltered.length < 2) return [];
  const counted = await Promise.all(
    unfiltered
      .slice(0, most.tried)
      .map(async (less) => ({ ...less, total: await count(less.query).catch(() => 0) })),
  );
  return counted
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, most.told);
}
