import { dayAfter, dayMs, dayOf } from '@serendib/contract/calendar';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { chanceOf } from './chance.ts';
import type { DemoListing } from './listings.ts';

export interface DemoCalendar {
  listingId: string;
  keptAt: Date;
  /** Days of other journeys, the last one included. */
  busy: { firstDay: string; lastDay: string }[];
}

/** Of those who could, so many keep a calendar: the others are to be asked, as in life. */
const keepingShare = 0.6;
const daysAhead = 120;

/** Calendars of guides and vehicles as they were kept until today. */
export function makeCalendars({
  seed,
  start,
  listings,
}: {
  seed: number;
  start: Date;
  listings: readonly DemoListing[];
}): DemoCalendar[] {
  return listings.flatMap(({ id, kind, status }) => {
    const chance = chanceOf(seed, 'calendar', id);
    if (status !== 'approved' || (kinds[kind] as Kind).calendar !== true || !chance.happens(keepingShare))
      return [];
    const busy = [];
    for (let ahead = chance.int(3, 30); ahead < daysAhead; ahead += chance.int(20, 60)) {
      const days = chance.int(2, 10);
      const firstDay = dayAfter(dayOf(start), ahead);
      busy.push({ firstDay, lastDay: dayAfter(firstDay, days - 1) });
      ahead += days;
    }
    return [{ listingId: id, keptAt: new Date(start.getTime() - chance.int(0, 9) * dayMs), busy }];
  });
}
