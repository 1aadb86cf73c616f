import { chipsOf, destinationParameters } from '~/features/places/destination-query.ts';
import { pictured } from '~/features/places/place-image.ts';
import { seasonLine } from '~/features/places/season-line.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { fewerOf } from '~/lib/list/fewer.ts';
import { type ListQuery, readListQuery, valuesOf, without } from '~/lib/list/list-address.ts';
import { DestinationsFound } from './deferred-parts.ts';

export async function load({ call, url }: LoadArgs) {
  const asked = readListQuery(url, destinationParameters);
  const [month] = valuesOf(asked, 'month');
  // The order of a month goes with it when it is taken away.
  const found = !month && valuesOf(asked, 'sort')[0] === 'month' ? without(asked, 'sort') : asked;
  const query = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, [value].flat()[0]]));
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const ask = (from?: string) =>
    call('GET /destinations', {
      query: { ...query, limit: 24, view: 'card', ...(from && { cursor: from }) },
    });
  const parts = DestinationsFound.fetch();
  const there = await ask(cursor).catch((error: { status?: number }) => {
    if (cursor && error.status === 400) return null;
    throw error;
  });
  const list = there ?? (await ask());
  const count = async (less: ListQuery) => {
    const one = Object.fromEntries(Object.entries(less).map(([name, value]) => [name, [value].flat()[0]]));
    return (await call('GET /destinations', { query: { ...one, limit: 1, view: 'card' } })).total;
  };
  await parts;
  const isEmpty = list.total === 0 && list.totalUnfiltered > 0;
  return {
    list: {
      ...list,
      data: pictured(list.data).map((place, index) => {
        const months = list.data[index];
        return month && months ? { ...place, season: seasonLine(months, Number(month)) } : place;
      }),
    },
    query: found,
    chips: chipsOf(found),
    isFirst: !cursor || !there,
    fewer: isEmpty ? await fewerOf(found, count) : [],
  };
}
