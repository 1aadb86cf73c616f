import { z } from 'zod';
import { endOf } from '../calendar.ts';
import { day, textUpTo } from '../fields.ts';
import { id, instant } from '../paging.ts';
import { plainLine } from '../plain-text.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';
import { longestLabel, mostLines } from './limits.ts';

const mostPoints = 30;
const mostRupees = 100_000_000;
const mostQuantity = 100_000;

const line = (most: number) =>
  textUpTo(most, { plain: plainLine, missing: t('Please write something here.') });

const offerUnits = ['day', 'night', 'km', 'person', 'trip'] as const;

/** A line of an offer as it is sent: what a sum is, the server works out. */
const lineSent = z.object({
  label: line(longestLabel),
  quantity: z.number().int().min(1, t('At least one.')).max(mostQuantity),
  unit: z.enum(offerUnits),
  unitPrice: z
    .number()
    .int(t('Please give whole rupees.'))
    .min(0)
    .max(mostRupees)
    .meta({ description: 'Whole rupees.' }),
});

const cancellation = z.union([
  z.strictObject({
    freeUntilDays: z.int().min(0).max(365).meta({
      description: 'Free of charge until so many days before the first.',
    }),
  }),
  z.strictObject({ words: line(500) }),
]);

/** `2027-01-08` is until the end of that day in Sri Lanka. */
const validUntil = z.union([instant, z.iso.date().transform((last) => endOf(last).toISOString())], {
  error: t('Please give a day like 2027-01-12.'),
});

/** Of vehicles: how far one drives for the price, and what is driven beyond; the names are those of the listing. */
const distance = {
  kilometresIncluded: z.int().min(0).max(mostQuantity).nullish().meta({
    description: 'In all, for the days of the offer.',
  }),
  pricePerKm: z.int().min(0).max(mostQuantity).nullish().meta({
    description: 'What each further kilometre costs, in whole rupees.',
  }),
};

const points = z.array(line(200)).max(mostPoints).default([]);

export const offerSent = z.object({
  lines: z.array(lineSent).min(1, t('Please write at least one line.')).max(mostLines),
  included: points,
  notIncluded: points,
  ...distance,
  cancellation,
  validUntil,
  from: day.nullish().meta({
    description:
      'The days that are offered, where they are not those that were asked for, or only a month was.',
  }),
  to: day.nullish(),
});
export type OfferSent = z.output<typeof offerSent>;

const totalOf = ({ quantity, unitPrice }: { quantity: number; unitPrice: number }) => quantity * unitPrice;

/** The lines with their sums, and the sum of all, in whole rupees. */
export function reckoned<Line extends { quantity: number; unitPrice: number }>(lines: readonly Line[]) {
  const summed = lines.map((one) => ({ ...one, total: totalOf(one) }));
  return { lines: summed, total: summed.reduce((sum, { total }) => sum + total, 0) };
}

/** What an offer can be at the most, so that all sums are exact. */
export const largestTotal = 10_000_000_000;

export const offer = z.object({
  _id: id,
  lines: z.array(lineSent.extend({ label: told(z.string(), 'name'), total: z.number().int() })),
  total: z.number().int(),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  ...distance,
  cancellation,
  validUntil: instant,
  from: z.string().nullish(),
  to: z.string().nullish(),
  state: z
    .enum(['current', 'superseded', 'accepted', 'lapsed'])
    .meta({ description: 'An offer never changes: a new one supersedes it.' }),
  createdAt: instant,
});
export type Offer = z.infer<typeof offer>;
