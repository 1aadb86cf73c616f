import type { ReplyOf } from '~/lib/api/call.ts';

export type RoadTable = ReplyOf<'GET /roads'>;

/** Where the table is kept, so that a route can be reckoned without a network. */
const storageKey = 'serendib:roads';

/** The table as it was last read. */
export function storedRoads(): RoadTable | undefined {
  try {
    const table = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as RoadTable | null;
    return table?.legs && table.places ? table : undefined;
  } catch {
    return undefined;
  }
}

export function storeRoads(table: RoadTable): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(table));
  } catch {
    // No room: it is asked for again the next time.
  }
}
