import { type Box, island } from '@serendib/contract/listings/island';
import { longestRadiusKm } from '@serendib/contract/listings/limits';

const within = (degrees: number, least: number, most: number): string =>
  Math.min(most, Math.max(least, degrees)).toFixed(3);

/**
 * So far the words are looked for around the middle of a frame; where that lies far out on the sea, around the edge of the island’s
 * waters. A frame that no circle holds is (nearly) the island: then they are looked for everywhere, and what is blank is left out.
 */
export function aroundFrame({ west, south, east, north }: Box) {
  const radius = Math.round(Math.max(1, Math.hypot(east - west, north - south) * 0.5 * 111));
  if (radius > longestRadiusKm) return { near: '', radius: '', sort: '' };
  const near = [
    within((south + north) / 2, island.south, island.north),
    within((west + east) / 2, island.west, island.east),
  ].join(',');
  return { near, radius: String(radius) };
}
