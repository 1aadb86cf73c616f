import { z } from 'zod';
import { daysBetween } from '../../calendar.ts';
import type { Endpoint } from '../../endpoint.ts';
import { id } from '../../paging.ts';
import { t } from '../../words/t.ts';
import { near } from '../area-query.ts';
import type { KindName } from '../kind.ts';
import { kindNames } from '../kinds/index.ts';
import { mostCompared, mostDays } from '../limits.ts';
import type { Price } from '../price/price.ts';
import { priceSchema } from '../price/price-schema.ts';
import { type PublicView, publicViews } from '../views.ts';

const dayWords = t('Please enter a date, like 2027-01-21.');
const ids = z
  .string()
  .max(400)
  .transform((words) => [...new Set(words.split(',').map((one) => one.trim().toLowerCase()))])
  .pipe(
    z
      .array(z.uuid(t('One of these is no listing.')))
      .min(1)
      .max(mostCompared, t('At most four fit side by side.')),
  )
  .meta({ description: `One to ${mostCompared} ids with commas between.` });

const query = z
  .strictObject({
    kind: z.enum(kindNames),
    ids,
    from: z.iso.date(dayWords).optional().meta({ description: 'The first day, for what prices come to.' }),
    to: z.iso.date(dayWords).optional().meta({ description: 'The last day, included.' }),
    near: near.optional(),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    error: t('Please give the first and the last day.'),
    path: ['from'],
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: t('The last day is before the first.'),
    path: ['to'],
  })
  .refine(({ from, to }) => !from || !to || daysBetween(from, to) < mostDays, {
    error: t('Please choose at most a year.'),
    path: ['to'],
  });

/** One of those that are compared; without a listing where it is not public, or no longer there. */
interface Compared<K extends KindName> {
  _id: string;
  listing: PublicView[K] | null;
  /** What its price comes to for the days that were asked for. */
  cost: Price | null;
  distanceKm: number | null;
  /** Of kinds with a calendar, where days were asked for. */
  onDates: 'free' | 'ask' | 'busy' | null;
}
export interface Comparison<K extends KindName = KindName> {
  kind: K;
  /** From the first day to the last, both included. */
  days: number | null;
  /** The name of the place that distances are from. */
  near: string | null;
  items: Compared<K>[];
}

const replyOf = (kind: KindName) =>
  z.object({
    kind: z.literal(kind),
    days: z.int().nullable().meta({ description: 'From the first day to the last, both included.' }),
    near: z.string().nullable().meta({ description: 'The name of the place that distances are from.' }),
    items: z.array(
      z.object({
        _id: id,
        listing: publicViews[kind].nullable().meta({ description: 'Null where it is not public.' }),
        cost: priceSchema.nullable().meta({ description: 'What its price comes to for these days.' }),
        distanceKm: z.number().nullable().meta({
          description: 'Kilometres as the crow flies from near, to one decimal; null of what has no point.',
        }),
        onDates: z.enum(['free', 'ask', 'busy']).nullable().meta({
          description:
            'With from and to: busy or held for an offer on one of these days, free where its calendar is kept, or to be asked; of tours free where one leaves then and has places left.',
        }),
      }),
    ),
  });
const [first, ...others] = kindNames.map(replyOf);
const reply = z.discriminatedUnion('kind', [
  first as ReturnType<typeof replyOf>,
  ...others,
]) as unknown as z.ZodType<Comparison>;

export const compareEndpoints = {
  'GET /compare': {
    summary: `Up to ${mostCompared} listings of a kind side by side, in the order in which they are named, with what their prices come to for given days and how far they are from a place`,
    access: 'public',
    query,
    success: { status: 200, reply },
  },
} as const satisfies Record<string, Endpoint>;
