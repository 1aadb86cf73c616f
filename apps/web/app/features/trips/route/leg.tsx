import type { PlacedStop } from '@serendib/contract/trips/trip';
import type { Planned } from '../planned.ts';

/** Stands between a stop and the one before it. */
export function Leg(_: Planned & { stop: PlacedStop; before: PlacedStop | undefined }) {
  return null;
}
