import type { KindName } from '@serendib/contract/listings/kind';
import { newId } from '../schema/index.ts';
import { chanceOf } from './chance.ts';
import type { DemoListing } from './listings.ts';

/** What owners had written before they changed it. No blog of the catalogue is changed. */
const earlier: Partial<Record<KindName, { field: string; from: string }>> = {
  tourGuide: { field: 'availability', from: 'Weekends only' },
  vehicle: { field: 'baseLocation', from: 'Colombo' },
  tour: { field: 'location', from: 'Colombo to Kandy' },
  businessListing: { field: 'openingHours', from: 'Weekdays 9-5' },
};

/** Of what waits to be looked at again: its owner's last change, in the days before. */
export function changeOf({ id, kind, ownerId, needsReview, details }: DemoListing, today: Date) {
  const was = earlier[kind];
  if (!needsReview || !was) return undefined;
  const at = new Date(today.getTime() - chanceOf(1, 'changed', id).int(3, 70) * 3_600_000);
  const to = (details as Record<string, unknown>)[was.field] ?? null;
  const byRole = 'owner' as const;
  const changes = [{ ...was, to }];
  return { id: newId(at), listingId: id, version: 2, byRole, actorId: ownerId, changes, at };
}
