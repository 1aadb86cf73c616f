import { type Box, island } from '@serendib/contract/listings/island';
import { longestRadiusKm } from '@serendib/contract/listings/limits';
import { islandFrame } from '~/ui/map/frame.ts';

const within = (degrees: number, least: number, most: number): string =>
  Math.min(most, Math.max(least, degrees)).toFixed(3);

const radiusOf = ({ west, south, east, north }: Box): number =>
  Math.round(Math.max(1, Math.hypot(east - west, north - south) * 0.5 * 111));

const onIsland = ({ west, south, east, north }: Box): Box => ({
  west: Math.max(west, islandFrame.west),
  south: Math.max(south, islandFrame.south),
  east: Math.min(east, islandFrame.east),
  north: Math.min(north, islandFrame.north),
});

/**
 * So far the words are looked for around the middle of a frame, or, where no circle holds it, of what it shows of the island; where
 * the middle lies far out on the sea, around the edge of the island’s waters. What no circle holds even so is (nearly) the island:
 * then they are looked for everywhere. What is blank is left out, and the district that was looked in always is.
 */
export function aroundFrame(frame: Box) {
  const part = radiusOf(frame) > longestRadiusKm ? onIsland(frame) : frame;
  const radius = radiusOf(part);
  const district = '';
  if (radius > longestRadiusKm) return { near: '', radius: '', sort: '', district };
  const near = [
    within((part.south + part.north) / 2, island.south, island.north),
    within((part.west + part.east) / 2, island.west, island.east),
  ].join(',');
  return { near, radius: String(radius), district };
}
