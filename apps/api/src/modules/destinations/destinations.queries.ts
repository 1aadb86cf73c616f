import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { destinations, districts, provinces } from '../../schema/index.ts';

const whole = {
  id: destinations.id,
  slug: destinations.slug,
  name: destinations.name,
  nameSi: destinations.nameSi,
  nameTa: destinations.nameTa,
  district: destinations.district,
  province: districts.province,
  category: destinations.category,
  image: destinations.image,
  summary: destinations.summary,
  latitude: destinations.latitude,
  longitude: destinations.longitude,
  ratingHundredths: destinations.ratingHundredths,
  reviewCount: destinations.reviewCount,
  images: destinations.images,
  description: destinations.description,
  activities: destinations.activities,
  attractions: destinations.attractions,
  aliases: destinations.aliases,
  facts: destinations.facts,
  bestTimeToVisit: destinations.bestTimeToVisit,
  source: destinations.source,
  createdAt: destinations.createdAt,
};

/** All there are, in no order. */
export const findPlaces = (db: Db) =>
  db
    .select(whole)
    .from(destinations)
    .innerJoin(districts, eq(districts.name, destinations.district))
    .where(isNull(destinations.deletedAt));
export type WholeDestination = Awaited<ReturnType<typeof findPlaces>>[number];

/** Those of these that there are, in no order. */
export const findDestinationsById = (db: Db, ids: string[]): Promise<WholeDestination[]> =>
  db
    .select(whole)
    .from(destinations)
    .innerJoin(districts, eq(districts.name, destinations.district))
    .where(and(isNull(destinations.deletedAt), inArray(destinations.id, ids)));

export const findDistricts = (db: Db) =>
  db
    .select({
      district: districts,
      destinationCount: sql<number>`(select count(*)::int from destinations
        where destinations.district = districts.name and deleted_at is null)`,
    })
    .from(districts)
    .orderBy(asc(districts.name));

export const findProvinces = (db: Db) =>
  db
    .select({
      province: provinces,
      districts: sql<string[]>`array(select name from districts
        where districts.province = provinces.name order by name)`,
    })
    .from(provinces)
    .orderBy(asc(provinces.name));
