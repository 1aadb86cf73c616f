import type { PersonalData } from '../../platform/personal-data.ts';
import { findCalendarsOf } from './personal-data.queries.ts';
import { addressOf } from './write-ics.ts';

/** What an owner keeps in calendars. It goes with its listing, which goes when its owner leaves. */
export const calendarsData = (publicUrl: string): PersonalData => ({
  name: 'calendars',
  export: async (db, userId) => {
    const { kept, imports, spans, leaving } = await findCalendarsOf(db, userId);
    const listings = [...kept, ...imports, ...spans, ...leaving].map(({ listingId }) => listingId);
    const calendars = new Map(kept.map((one) => [one.listingId, one]));
    const importsOf = Map.groupBy(imports, ({ listingId }) => listingId);
    const spansOf = Map.groupBy(spans, ({ listingId }) => listingId);
    const departuresOf = Map.groupBy(leaving, ({ listingId }) => listingId);
    return [...new Set(listings)].sort().map((listing) => {
      const calendar = calendars.get(listing);
      return {
        listing,
        address: calendar ? addressOf(publicUrl, calendar) : null,
        updatedAt: calendar?.keptAt ?? null,
        imports: (importsOf.get(listing) ?? []).map(({ name, url, createdAt, readAt }) => ({
          ...{ name, url, createdAt, readAt },
        })),
        days: (spansOf.get(listing) ?? []).map(({ firstDay: from, lastDay: to, source, note }) => ({
          ...{ from, to, source, note },
        })),
        departures: (departuresOf.get(listing) ?? []).map(({ firstDay: day, places }) => ({ day, places })),
      };
    });
  },
  remove: async () => undefined,
});
