import { z } from 'zod';
import { day, month, textUpTo } from '../fields.ts';
import { itemSummary } from '../listings/item-summary.ts';
import { thingKinds } from '../listings/thing-kinds.ts';
import { id, instant } from '../paging.ts';
import { t } from '../words/t.ts';
import {
  longestLanguage,
  longestNote,
  longestNotes,
  longestTitle,
  mostAdults,
  mostChildren,
  mostDayTrips,
  mostItems,
  mostLanguages,
  mostNights,
  mostStops,
  oldestChild,
} from './limits.ts';

/** The name of a trip that was not given one. */
const untitled = t('My trip');

const slug = z.string().regex(/^[a-z0-9-]{1,100}$/, t('This is no place that we know.'));
const stopId = z.string().regex(/^[\w-]{1,40}$/, t('This is no name of a stop.'));

/** Where one sleeps or stays, in the order of the journey. */
const stop = z.object({
  id: stopId.meta({ description: 'Made by who adds it; the same on all devices.' }),
  place: slug.nullable().default(null).meta({ description: 'The slug of a destination.' }),
  name: textUpTo(longestTitle).min(1, t('Please name this stop.')),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  nights: z
    .int()
    .min(0)
    .max(mostNights, t('At most {mostNights} nights in one place.', { mostNights }))
    .default(1),
  dayTrips: z
    .array(slug)
    .max(mostDayTrips, t('At most {mostDayTrips} day trips from one stop.', { mostDayTrips }))
    .default([]),
  note: textUpTo(longestNote).default(''),
});
export type Stop = z.infer<typeof stop>;

const placedStop = stop.extend({
  position: z.number().meta({ description: 'The lower comes first.' }),
  changedAt: instant,
});
export type PlacedStop = z.infer<typeof placedStop>;

/** A place or listing that was saved. */
const item = z.object({
  kind: z.enum(thingKinds),
  itemId: id,
  stopId: stopId.nullable().default(null).meta({ description: 'The stop that it hangs under.' }),
  staysOff: z
    .boolean()
    .optional()
    .meta({ description: 'By choice it hangs under no stop: it is hung under none by itself.' }),
  note: textUpTo(longestNote).default(''),
});
export type Item = z.infer<typeof item>;

/** What travellers write of a trip. */
const fields = {
  title: textUpTo(longestTitle),
  from: day.nullable().meta({ description: 'The first day.' }),
  month: month.nullable().meta({ description: 'The month, where no day is known yet.' }),
  adults: z.int().min(1).max(mostAdults, t('At most thirty people.')),
  children: z
    .array(z.int().min(0).max(oldestChild))
    .max(mostChildren, t('At most ten children.'))
    .meta({ description: 'Their ages.' }),
  languages: z.array(textUpTo(longestLanguage).min(1)).max(mostLanguages, t('At most ten languages.')),
  notes: textUpTo(longestNotes),
};

/** The same, each with the value of a new trip. */
const written = {
  title: fields.title.default(untitled),
  from: fields.from.default(null),
  month: fields.month.default(null),
  adults: fields.adults.default(2),
  children: fields.children.default([]),
  languages: fields.languages.default([]),
  notes: fields.notes.default(''),
};
export const writtenFields = Object.keys(written) as WrittenField[];
export type WrittenField = keyof typeof written;

const tooManyStops = t('A trip has at most {mostStops} stops.', { mostStops });
const tooManyItems = t('A trip has at most {mostItems} saved things.', { mostItems });

/** What a new trip may be given. */
export const newTrip = z.object({
  ...written,
  stops: z.array(stop).max(mostStops, tooManyStops).default([]),
  items: z.array(item).max(mostItems, tooManyItems).default([]),
});

/** What may be changed of a trip: what is not named stays. */
export const tripChange = z
  .object({ ...fields, stops: z.array(stop).max(mostStops, tooManyStops) })
  .partial()
  .extend({
    version: z.int().meta({ description: 'The version that was read; refused when it is not the latest.' }),
  });
export type TripChange = z.infer<typeof tripChange>;

/** A key of keys.ts with its id as `id` of paging.ts spells it; a stop is called as who made it wrote it. */
const inOneSpelling = (key: string): string =>
  key.replace(/^(item:\w+:)(.+)$/, (_, kind: string, itemId: string) => kind + itemId.toLowerCase());

/**
 * A trip as a device keeps it without a network: each part with the moment of its last change, and what was taken away
 * with the moment of that, so that two devices' copies can be merged.
 */
export const tripCopy = z.object({
  _id: id,
  ...written,
  changedAt: z.partialRecord(z.enum(writtenFields as [WrittenField, ...WrittenField[]]), instant).default({}),
  stops: z.array(placedStop).max(mostStops, tooManyStops).default([]),
  items: z
    .array(item.extend({ changedAt: instant }))
    .max(mostItems, tooManyItems)
    .default([]),
  gone: z
    .array(z.object({ key: z.string().max(120).overwrite(inOneSpelling), at: instant }))
    .max(2 * (mostItems + mostStops))
    .default([])
    .meta({
      description: '`stop:` with its id, or `item:` with kind and id: what was taken away, and when.',
    }),
});
export type TripCopy = z.infer<typeof tripCopy>;

export const linkRights = ['read', 'change'] as const;
export type LinkRight = (typeof linkRights)[number];

/** A trip as it is shown. */
export const trip = tripCopy.extend({
  version: z.int(),
  mine: z.boolean().meta({ description: 'Whether it is the asker’s own; otherwise it came by a link.' }),
  mayChange: z.boolean(),
  items: z.array(
    item.extend({
      changedAt: instant,
      shown: itemSummary.nullable().meta({ description: 'Null where it is not public any more.' }),
    }),
  ),
  createdAt: instant,
  updatedAt: instant,
});
export type Trip = z.infer<typeof trip>;

export const tripInList = z.object({
  _id: id,
  version: z.int(),
  title: z.string(),
  from: z.string().nullable(),
  month: z.string().nullable(),
  nights: z.int(),
  stops: z.int(),
  items: z.int(),
  updatedAt: instant,
});
