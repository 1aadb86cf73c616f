import type { ReplyOf } from '~/lib/api/call.ts';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';

export type RoadTable = ReplyOf<'GET /roads'>;

/** Where the table is kept, so that a route can be reckoned without a network. */
const storageKey = 'serendib:roads';

const isTable = (kept: Kept): kept is Kept & RoadTable =>
  Array.isArray(kept.legs) && Array.isArray(kept.places);

/** The table as it was last read. */
export function storedRoads(): RoadTable | undefined {
  const table = parseKept(readText(storageKey));
  return table && isTable(table) ? table : undefined;
}

/** Where there is no room for it, it is asked for again the next time. */
export function storeRoads(table: RoadTable): void {
  keepText(storageKey, JSON.stringify(table));
}
