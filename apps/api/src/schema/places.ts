import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, tsvector } from './columns.ts';

const none = sql`'{}'::text[]`;

export const provinces = pgTable('provinces', {
  name: text('name').primaryKey(),
  slug: text('slug').notNull().unique(),
  nameSi: text('name_si'),
  nameTa: text('name_ta'),
  isoCode: text('iso_code').notNull().unique(),
  capital: text('capital').notNull(),
  areaKm2: integer('area_km2').notNull(),
  population: integer('population').notNull(),
  description: text('description').notNull().default(''),
});

export const districts = pgTable(
  'districts',
  {
    name: text('name').primaryKey(),
    slug: text('slug').notNull().unique(),
    nameSi: text('name_si'),
    nameTa: text('name_ta'),
    isoCode: text('iso_code').notNull().unique(),
    province: text('province')
      .notNull()
      .references(() => provinces.name, { onUpdate: 'cascade' }),
    capital: text('capital').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    areaKm2: integer('area_km2').notNull(),
    population: integer('population').notNull(),
    /** The year of the count. */
    populationCensus: text('population_census').notNull(),
    /** By road from Colombo Fort to the district town, by car in normal traffic. */
    roadDistanceFromColomboKm: integer('road_distance_from_colombo_km').notNull(),
    approxTravelHours: doublePrecision('approx_travel_hours').notNull(),
    description: text('description').notNull().default(''),
    keyAttractions: text('key_attractions').array().notNull().default(none),
  },
  (table) => [index('districts_province').on(table.province)],
);

export const destinations = pgTable(
  'destinations',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    nameSi: text('name_si'),
    nameTa: text('name_ta'),
    district: text('district')
      .notNull()
      .references(() => districts.name, { onUpdate: 'cascade' }),
    category: text('category').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Other names and spellings, and the sights that people look for by their own name. */
    aliases: text('aliases').array().notNull().default(none),
    attractions: text('attractions').array().notNull().default(none),
    summary: text('summary').notNull().default(''),
    description: text('description').notNull().default(''),
    activities: text('activities').array().notNull().default(none),
    bestTimeToVisit: text('best_time_to_visit'),
    /** Where to read more, a URL. */
    source: text('source'),
    facts: text('facts').array().notNull().default(none),
    image: text('image'),
    images: text('images').array().notNull().default(none),
    /** What an importer knows besides: provenance, precision of the coordinates. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    ratingHundredths: integer('rating_hundredths').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** How many had looked at it before looks were counted, by our own order: the file `popular.json`. */
    viewsBeforehand: integer('views_beforehand').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    /** Its place among what people come for: a review tells as much as many looks. */
    popularOrder: integer('popular_order')
      .notNull()
      .generatedAlwaysAs(sql`views_beforehand + view_count + 10 * review_count`),
    /** Name, aliases and attractions in one line, for spelling variants. */
    names: text('names').notNull(),
    search: tsvector('search').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('destinations_by_name').on(table.name, table.id).where(sql`deleted_at is null`),
    index('destinations_by_popularity')
      .on(table.popularOrder.desc(), table.name, table.id)
      .where(sql`deleted_at is null`),
    index('destinations_by_district').on(table.district, table.name, table.id).where(sql`deleted_at is null`),
    index('destinations_by_category').on(table.category, table.name, table.id).where(sql`deleted_at is null`),
    index('destinations_search').using('gin', table.search).where(sql`deleted_at is null`),
    index('destinations_names').using('gin', table.names.op('gin_trgm_ops')).where(sql`deleted_at is null`),
    check('destinations_rating', sql`rating_hundredths between 0 and 500 and review_count >= 0`),
    check('destinations_views', sql`views_beforehand >= 0 and view_count >= 0`),
    check('destinations_coordinates', sql`latitude between -90 and 90 and longitude between -180 and 180`),
  ],
);
