import { z } from 'zod';
import { t } from '../words/t.ts';
import { type Box, island } from './island.ts';
import { longestRadiusKm, usualRadiusKm } from './limits.ts';
import { readBox } from './read-box.ts';

/** How well a point is known: given by its owner, that of a town or sight that its words name, that of its district. */
export const precisions = ['exact', 'town', 'district'] as const;
export type Precision = (typeof precisions)[number];

/** `6.87,81.05`: latitude and longitude in degrees. */
const pointWords = /^(-?\d{1,3}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)$/;

/** Reads `latitude,longitude`; undefined where the words are a name. */
export function pointIn(words: string): { latitude: number; longitude: number } | undefined {
  const [, latitude, longitude] = pointWords.exec(words.trim()) ?? [];
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}

const isOnIsland = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  latitude >= island.south &&
  latitude <= island.north &&
  longitude >= island.west &&
  longitude <= island.east;

export const near = z
  .string()
  .trim()
  .min(1)
  .max(100, t('Please use at most 100 characters.'))
  .refine((words) => {
    const point = pointIn(words);
    return !point || isOnIsland(point);
  }, t('This point is not in Sri Lanka.'))
  .meta({ description: 'A destination by its slug, a town or sight by its name, or `latitude,longitude`.' });

const radiusWords = t('Please use a distance of 1 to 200 km.');

const bbox = z
  .string()
  .transform((words, context): Box => {
    const box = readBox(words);
    if (box) return box;
    context.addIssue({
      code: 'custom',
      message: t('Please give the corners of the map as west,south,east,north in degrees.'),
    });
    return z.NEVER;
  })
  .meta({ description: 'A frame of the map: `west,south,east,north` in degrees.' });

/** What narrows a list to a part of the island. */
export const areaQuery = {
  near: near.optional(),
  radius: z.coerce
    .number(radiusWords)
    .min(1, radiusWords)
    .max(longestRadiusKm, radiusWords)
    .default(usualRadiusKm)
    .meta({ description: 'With near: kilometres as the crow flies.' }),
  bbox: bbox.optional(),
};
