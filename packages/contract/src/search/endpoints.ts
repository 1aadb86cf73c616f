import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { areaQuery } from '../listings/area-query.ts';
import { datesQuery, inDateOrder } from '../listings/dates-query.ts';
import { itemSummary } from '../listings/item-summary.ts';
import { thingKinds } from '../listings/thing-kinds.ts';
import { districts } from '../options/places.ts';
import { cursor } from '../paging.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';

const q = z
  .string(t('Please type what you are looking for.'))
  .trim()
  .min(1, t('Please type what you are looking for.'))
  .max(100, t('Please use at most 100 characters.'));

/** What words of a search are understood as. */
export const meanings = [
  'kind',
  'place',
  'language',
  'vehicleType',
  'seats',
  'businessType',
  'tourType',
  'feature',
] as const;

/** Of a place: what it is called in the other languages of the island. */
const otherNames = {
  nameSi: z.string().nullish().meta({ description: 'Of a place: its name in Sinhala.' }),
  nameTa: z.string().nullish().meta({ description: 'Of a place: its name in Tamil.' }),
};

const understood = z.object({
  as: z.enum(meanings),
  value: z.string(),
  label: told(z.string(), 'line'),
  ...otherNames,
  typed: z.string().meta({ description: 'The words that it was understood from.' }),
  also: z
    .array(z.string())
    .optional()
    .meta({ description: 'Other words of the search that say the same once more.' }),
  filters: z
    .array(z.object({ kind: z.enum(thingKinds), name: z.string(), value: z.string() }))
    .optional()
    .meta({
      description: 'Of an option: which values of which filters it stands for, of each kind that has it.',
    }),
});
export type UnderstoodWords = z.infer<typeof understood>;

const group = z.object({
  kind: z.enum(thingKinds),
  total: z.int(),
  totalCapped: z.boolean().meta({ description: 'Whether there are more than total says.' }),
  items: z.array(itemSummary),
  from: z
    .object({ label: told(z.string(), 'line'), ...otherNames })
    .optional()
    .meta({
      description:
        'The place of the search from which distanceKm is reckoned; without it near, or the place that the search names first.',
    }),
  nextCursor: z.string().nullable().meta({
    description: 'Where the next page of this kind begins; the Link header of a paged search says so too.',
  }),
});

const answer = z.object({
  query: z.object({
    words: z.array(z.string()),
    understood: z.array(understood),
    rest: z.array(z.string()).meta({
      description: 'The words that stand for nothing but themselves, without those that only join others.',
    }),
    phrases: z.array(z.string()).optional().meta({
      description:
        'Words that are said as one and are not understood one by one, such as an airport transfer.',
    }),
    sum: z.string().nullable().meta({
      description: 'The words that say what it may cost. They take nothing away from what is found.',
    }),
    corrected: z
      .string()
      .nullable()
      .meta({ description: 'The search as it was meant, where it was misspelt.' }),
    month: z
      .int()
      .min(1)
      .max(12)
      .nullable()
      .meta({ description: 'The month that the words name. It takes nothing away from what is found.' }),
  }),
  groups: z.array(group).meta({ description: 'Of each kind of which something fits, what fits best first.' }),
});
export type SearchAnswer = z.infer<typeof answer>;

const suggestion = z.object({
  kind: z.enum([...thingKinds, 'search']),
  label: told(z.string(), 'line'),
  ...otherNames,
  line: told(z.string(), 'line'),
  href: z.string(),
  q: z.string().meta({ description: 'The search that leads there too.' }),
});
export type Suggestion = z.infer<typeof suggestion>;

/** So many of each kind where all kinds are asked for, and so many suggestions. */
export const mostInGroup = 6;
export const mostSuggestions = 8;

export const searchEndpoints = {
  'GET /search': {
    summary: `One search over places and all kinds of listings: understands kinds, places, languages, types and seats in what is typed. Each group has up to ${mostInGroup}; with \`kind\` one of them is paged`,
    access: 'public',
    query: z
      .strictObject({
        q,
        kind: z.enum(thingKinds).optional(),
        near: areaQuery.near,
        radius: areaQuery.radius,
        district: z
          .enum(districts)
          .optional()
          .meta({ description: 'What is there, or serves its province where a kind has no districts.' }),
        sort: z
          .enum(['recommended', 'nearest'])
          .default('recommended')
          .meta({ description: 'What fits best first, or by the distance from near.' }),
        ...datesQuery,
        limit: z.coerce.number().int().min(1).max(48).default(24),
        cursor,
      })
      .refine(({ kind, cursor }) => kind || !cursor, {
        error: t('cursor needs kind.'),
        path: ['kind'],
      })
      .superRefine(inDateOrder),
    success: { status: 200, reply: answer },
  },
  'GET /search/suggest': {
    summary: `At most ${mostSuggestions} places, kinds and options whose names begin as typed, in every script`,
    access: 'public',
    query: z.strictObject({ q }),
    success: { status: 200, reply: z.array(suggestion) },
  },
} as const satisfies Record<string, Endpoint>;
