import { chipsOf, destinationParameters } from '~/features/places/destination-query.ts';
import { pictured } from '~/features/places/place-image.ts';
import { bestTimeLine, seasonLine } from '~/features/places/season-line.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { fewerOf } from '~/lib/list/fewer.ts';
import { type ListQuery, valuesOf, without } from '~/lib/list/list-address.ts';
import { areaInWords, placeInWords, withArea, withDistances } from '~/lib/list/near.ts';
import { readListQuery } from '~/lib/list/read-address.ts';
import { isMap, pageOfMap, withFrame } from '~/ui/map/frame.ts';
import { DestinationsFound } from './deferred-parts.ts';

export async function load({ call, url }: LoadArgs) {
  const asked = withFrame(withArea(readListQuery(url, destinationParameters)));
  const [month] = valuesOf(asked, 'month');
  // The order of a month goes with it when it is taken away.
  const found = !month && valuesOf(asked, 'sort')[0] === 'month' ? without(asked, 'sort') : asked;
  const [near] = valuesOf(found, 'near');
  const place = near && (await placeInWords(call, near));
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const onMap = isMap(asked);
  const size = onMap ? Number(pageOfMap(asked).limit) : 24;
  const askFor = (asked: ListQuery, how: { limit: number; cursor?: string }) => {
    const one = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, [value].flat()[0]]));
    return call('GET /destinations', {
      query: { ...one, view: 'card', ...how, ...(onMap && { bbox: pageOfMap(asked).bbox }) },
    });
  };
  const ask = (from?: string) => askFor(found, { limit: size, ...(from && { cursor: from }) });
  const parts = DestinationsFound.fetch();
  let refused: string | undefined;
  const there = await ask(cursor).catch((error: { status?: number; words?: string }) => {
    if (error.status !== 400 || !(cursor || near)) throw error;
    return null;
  });
  const list =
    there ??
    (await ask().catch((error: { status?: number; words?: string }) => {
      if (!near || error.status !== 400) throw error;
      refused = error.words;
      return askFor(withArea(without(found, 'near')), { limit: size });
    }));
  const count = async (less: ListQuery) => (await askFor(less, { limit: 1 })).total;
  await parts;
  const isEmpty = list.total === 0 && list.totalUnfiltered > 0;
  return {
    list: {
      ...list,
      data: withDistances(pictured(list.data), place).map((one, index) => {
        const months = list.data[index];
        const season = months && (month ? seasonLine(months, Number(month)) : bestTimeLine(months));
        return season ? { ...one, season } : one;
      }),
    },
    query: found,
    chips: chipsOf(found, areaInWords(found, place)),
    refused,
    isFirst: !cursor || !there,
    fewer: isEmpty ? await fewerOf(found, count) : [],
  };
}
