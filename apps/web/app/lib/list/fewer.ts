import { offeredRadiiKm } from '@serendib/contract/listings/limits';
import { belongsToAnother, type ListQuery, valuesOf, without } from './list-address.ts';
import { radiusOf, withArea } from './near.ts';

/** So many are tried, and the best so many told: each try is a search of its own. */
const most = { tried: 5, told: 3 };

type Count = (query: ListQuery) => Promise<number>;

/** What is found farther around the place that is asked for: the nearest distance that finds something. */
async function fartherOf(query: ListQuery, count: Count) {
  if (!query.near) return [];
  const tried = offeredRadiiKm
    .filter((km) => km > radiusOf(query))
    .map((km) => ({ ...query, radius: String(km) }));
  const counted = await Promise.all(
    tried.map(async (farther) => ({
      ...{ gone: { name: 'radius', value: farther.radius }, query: farther },
      total: await count(farther).catch(() => 0),
    })),
  );
  return counted.filter(({ total }) => total > 0).slice(0, 1);
}

/** Where nothing was found: what is found farther away, then with one word or one filter less, the most first. */
export async function fewerOf(query: ListQuery, count: Count) {
  const [farther, fewer] = await Promise.all([fartherOf(query, count), lessOf(query, count)]);
  return [...farther, ...fewer];
}

async function lessOf(query: ListQuery, count: Count) {
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
