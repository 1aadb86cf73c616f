import { busyWords } from '@serendib/contract/listings/availability';
import type { ItemSummary } from '@serendib/contract/listings/item-summary';
import { Badge } from './badge.tsx';

/** What the owner said of one that cannot be had at the moment. */
export function Busy({ of }: { of: Pick<ItemSummary, 'availabilityState' | 'awayUntil'> }) {
  const { availabilityState = 'available', awayUntil = null } = of;
  const words = busyWords({ availabilityState, awayUntil });
  return words && <Badge kind="plain">{words}</Badge>;
}
