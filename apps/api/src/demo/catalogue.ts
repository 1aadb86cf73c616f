import { dayOf, startOf } from '@serendib/contract/calendar';

import { type DemoDay, makeDays } from './days.ts';
import { type DemoCalendar, makeCalendars } from './kept-calendars.ts';
import { type DemoListing, makeListings } from './listings.ts';
import { type DemoUser, Directory } from './people.ts';
import { type DemoReview, makeReviews } from './reviews.ts';

export interface DemoCatalogue {
  users: DemoUser[];
  listings: DemoListing[];
  reviews: DemoReview[];
  dailyCounts: DemoDay[];
  calendars: DemoCalendar[];
}

/** A whole invented catalogue, the same for the same seed on the same day in Asia/Colombo. */
export function demoCatalogue({ seed, today }: { seed: number; today: Date }): DemoCatalogue {
  const start = startOf(dayOf(today));
  const people = new Directory(seed, start);
  const listings = makeListings({ seed, start, people });
  const reviews = makeReviews({ seed, start, people, listings });
  return {
    users: people.users,
    listings,
    reviews,
    dailyCounts: makeDays({ seed, start, listings }),
    calendars: makeCalendars({ seed, start, listings }),
  };
}
