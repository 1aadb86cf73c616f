import type { Box } from '@serendib/contract/listings/island';
import { readBox } from '@serendib/contract/listings/read-box';
import { type ListQuery, valuesOf } from '~/lib/list/list-address.ts';

/** Sri Lanka with a little water around it. */
export const islandFrame: Box = { west: 79.4, south: 5.8, east: 82.1, north: 9.95 };

export const isMap = (query: ListQuery): boolean => query.view === 'map' || query.view?.[0] === 'map';

/** The frame of the map that an address names; undefined where it names none, or what is none. */
export const frameIn = (query: ListQuery): Box | undefined => readBox(valuesOf(query, 'bbox')[0] ?? '');

/** As it stands in an address: to some hundred metres, so that a frame moved by a hair is the same. */
export const frameText = ({ west, south, east, north }: Box): string =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(3)))).join(',');

/** A map has room for more than a page of a list; cards have points where a frame is asked for. */
export const pageOfMap = (query: ListQuery) => ({
  limit: '60',
  bbox: frameText(frameIn(query) ?? islandFrame),
});

/** A frame goes with its map, and what is no frame counts as none. Around a place that was asked for since, it is another part of the island. */
export function withFrame(query: ListQuery): ListQuery {
  const { bbox: _bbox, ...rest } = query;
  const frame = isMap(query) && !query.near && frameIn(query);
  return frame ? { ...rest, bbox: frameText(frame) } : rest;
}
