import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { areaQuery } from '../listings/area-query.ts';
import { destinationCategories } from '../options/options.ts';
import { districts, provinces } from '../options/places.ts';
import { id, instant, search, wholeOrPage } from '../paging.ts';
import { month } from '../season/month-query.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';

/** One of the options in any case; anything else is refused by name. */
export const anyCase = (options: readonly string[], name: string, blank?: string) =>
  z.string(blank).transform((sent, context) => {
    const found = options.find((option) => option.toLowerCase() === sent.trim().toLowerCase());
    if (found) return found;
    const message =
      blank && sent.trim() === ''
        ? blank
        : t('There is no {name} "{value}".', { name, value: sent.slice(0, 40) });
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** What our own data tell of a place is told in the language that its reader asks for. */
const ofPlace = <Schema extends z.ZodType>(schema: Schema) => told(schema, 'place');

const nearbyAttraction = z.object({
  _id: id,
  slug: z.string(),
  name: z.string(),
  nameSi: z.string().nullable(),
  nameTa: z.string().nullable(),
  description: ofPlace(z.string()),
  distance: z.string().meta({ description: 'As the crow flies, such as "12 km".' }),
});

const monthsOfYear = z.array(z.int().min(1).max(12));

/** A journey by car, from our own table of roads. */
const road = z.object({
  kilometres: z.int(),
  hours: z.number().meta({ description: 'By car in normal traffic, to the quarter of an hour.' }),
  isEstimate: z.boolean().meta({ description: 'Reckoned from the nearest place whose roads are known.' }),
  lastMile: z
    .enum(['by boat', 'on foot'])
    .nullable()
    .meta({ description: 'How the last of the way is made.' }),
});
export type Road = z.infer<typeof road>;

const destinationCard = z.object({
  _id: id,
  slug: z.string(),
  name: z.string(),
  nameSi: z.string().nullable(),
  nameTa: z.string().nullable(),
  district: z.string(),
  province: z.string(),
  category: z.string(),
  image: z.string().nullable().meta({
    description: 'An address; that of a drawing of ours where there is no photograph.',
  }),
  imageIsDrawing: z.boolean().meta({ description: 'Whether the picture is a drawing and no photograph.' }),
  summary: ofPlace(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  averageRating: z.number().nullable(),
  reviewCount: z.int(),
  bestMonths: monthsOfYear.meta({ description: 'The months, 1 to 12, that its best time to visit names.' }),
  goodMonths: monthsOfYear.meta({
    description:
      'Months that are good as well: all others where its best time is the whole year, else the dry ones of its part of the island.',
  }),
  avoidMonths: monthsOfYear.meta({
    description:
      'Months of the monsoon there and, for beaches, of a rough sea; an estimate. What is in no list is in between.',
  }),
  distanceKm: z.number().optional().meta({
    description: 'In lists with near: kilometres as the crow flies, to one decimal.',
  }),
});
export type DestinationCard = z.infer<typeof destinationCard>;

export const destination = destinationCard.extend({
  images: z.array(z.string()),
  description: ofPlace(z.string()),
  activities: z.array(ofPlace(z.string())),
  attractions: z.array(ofPlace(z.string())),
  aliases: z.array(z.string()),
  facts: z.array(ofPlace(z.string())),
  bestTimeToVisit: ofPlace(z.string().nullable()),
  source: z.string().nullable(),
  roadFromColombo: road.nullable(),
  roadFromAirport: road.nullable(),
  nearbyAttractions: z.array(nearbyAttraction),
  createdAt: instant,
});
export type Destination = z.infer<typeof destination>;

const province = z.object({
  slug: z.string(),
  name: z.string(),
  nameSi: z.string().nullable(),
  nameTa: z.string().nullable(),
  capital: z.string(),
  areaKm2: z.int(),
  population: z.int(),
  description: ofPlace(z.string()),
  districts: z.array(z.string()),
});
export type ProvinceView = z.infer<typeof province>;

const district = z.object({
  slug: z.string(),
  name: z.string(),
  nameSi: z.string().nullable(),
  nameTa: z.string().nullable(),
  province: z.string(),
  capital: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  areaKm2: z.int(),
  population: z.int(),
  populationCensus: z.string().meta({ description: 'The year of the count.' }),
  roadDistanceFromColomboKm: z.int(),
  approxTravelHours: z.number(),
  description: ofPlace(z.string()),
  keyAttractions: z.array(ofPlace(z.string())),
  destinationCount: z.int(),
});
export type DistrictView = z.infer<typeof district>;

/** A destination or a town: what has names and a point. */
const place = z.object({
  slug: z.string().nullable().meta({ description: 'Of a destination; towns have no page.' }),
  name: z.string(),
  nameSi: z.string().nullable(),
  nameTa: z.string().nullable(),
  district: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.infer<typeof place>;

const destinationSorts = ['popular', 'rating', 'name', 'changed', 'nearest', 'month'] as const;
export type DestinationSort = (typeof destinationSorts)[number];

export const destinationEndpoints = {
  'GET /destinations': {
    summary:
      'Destinations, what people come for first; search looks at names, other names, sights, activities and descriptions, what is called just so first, and forgives spelling',
    access: 'public',
    query: z.strictObject({
      ...wholeOrPage,
      view: z.enum(['card']).optional().meta({
        description: 'With `card` a list has only what a card shows.',
      }),
      search,
      district: anyCase(districts, 'district').optional(),
      province: anyCase(provinces, 'province').optional(),
      category: anyCase(
        destinationCategories.map(({ value }) => value),
        'category',
      ).optional(),
      month: month.optional(),
      ...areaQuery,
      sort: z.enum(destinationSorts).default('popular').meta({
        description:
          'popular: what is looked at and reviewed most first. rating: the best rated first, where a mean counts for more the more people gave it. name. changed: the latest change first. nearest: with near, the nearest first. month: with month, what is at its best then first. A search tells first what is called as was typed, in every order.',
      }),
    }),
    success: {
      status: 200,
      reply: z.array(z.union([destination, destinationCard]) as unknown as z.ZodType<DestinationCard>),
    },
  },
  'GET /destinations/{id}': {
    summary: 'One destination, by id or slug',
    access: 'public',
    success: { status: 200, reply: destination },
  },
  'POST /destinations/{id}/view': {
    summary: 'Counts that a destination was looked at',
    access: 'public',
    session: 'if any',
    success: { status: 204, reply: empty },
  },
  'GET /places': {
    summary: 'Every destination and town with its point, for what is planned without a network',
    access: 'public',
    success: { status: 200, reply: z.array(place) },
  },
  'GET /districts': {
    summary: 'The 25 districts with their facts and how many destinations each has',
    access: 'public',
    success: { status: 200, reply: z.array(district) },
  },
  'GET /provinces': {
    summary: 'The 9 provinces with their facts',
    access: 'public',
    success: { status: 200, reply: z.array(province) },
  },
} as const satisfies Record<string, Endpoint>;
