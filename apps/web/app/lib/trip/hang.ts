import { stopNear } from '@serendib/contract/trips/hang';
import { itemKey } from '@serendib/contract/trips/keys';
import { readLocal } from './local-trips.ts';
import { saveItem, tripsIn } from './trips.ts';

/**
 * Hangs what hangs nowhere under the stop that it is near: when a stop is added, or when it becomes known where something
 * lies. What travellers take off the way themselves stays off until then.
 */
export function hangUnplaced(only?: readonly string[]): void {
  const kept = readLocal();
  for (const { copy } of tripsIn(kept))
    for (const item of copy.items) {
      const shown = kept.shown[itemKey(item)];
      if (item.stopId !== null || !shown || (only && !only.includes(itemKey(item)))) continue;
      const stopId = stopNear(copy.stops, shown);
      if (stopId) saveItem(copy._id, { kind: item.kind, itemId: item.itemId, stopId });
    }
}
