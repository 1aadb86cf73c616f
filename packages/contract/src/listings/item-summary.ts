import { z } from 'zod';
import { id, instant } from '../paging.ts';
import { answerWords } from '../words/answer-words.ts';
import { told } from '../words/told.ts';
import { availabilityStates } from './availability.ts';
import { leaves, onDates } from './dates-query.ts';
import type { Kind } from './kind.ts';
import { thingKinds } from './thing-kinds.ts';

/** A place or a listing in a few words, where things of all kinds stand together. */
export const itemSummary = z.object({
  kind: z.enum(thingKinds),
  _id: id,
  title: z.string(),
  nameSi: z.string().nullish().meta({ description: 'Of a place: its name in Sinhala.' }),
  nameTa: z.string().nullish().meta({ description: 'Of a place: its name in Tamil.' }),
  line: told(z.string().meta({ description: 'What it is, in one line: "Van · 7 seats · Kandy".' }), 'line'),
  image: z.string().nullable(),
  imageIsDrawing: z.boolean().optional().meta({
    description:
      'Whether the picture is a drawing; left out where none could take it for the thing itself, as of places and tours.',
  }),
  availabilityState: z.enum(availabilityStates).exclude(['available']).optional().meta({
    description: 'Why it cannot be had at the moment; left out where it can.',
  }),
  awayUntil: z.iso.date().nullish().meta({
    description: 'Of one that is away: the day in Sri Lanka on which it can be had again, where it is known.',
  }),
  district: z.string().nullable(),
  averageRating: z.number().nullable(),
  reviewCount: z.int(),
  isPremium: z.boolean(),
  checkedAt: instant.nullable(),
  canBeAsked: z.boolean().optional().meta({ description: 'Whether a partner can be asked for an offer.' }),
  href: z.string().meta({ description: 'The path of its page.' }),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  distanceKm: z.number().optional().meta({
    description: 'Where near was asked for: kilometres as the crow flies, to one decimal.',
  }),
  onDates,
  leaves,
});
export type ItemSummary = z.infer<typeof itemSummary>;

/** What a small row shows of it. */
export type ItemInRow = Pick<
  ItemSummary,
  'kind' | '_id' | 'title' | 'line' | 'image' | 'imageIsDrawing' | 'availabilityState' | 'awayUntil' | 'href'
>;

const longestPart = 60;

/** The line beneath a listing's name, of the fields that its declaration names for it. */
export const lineOf = (kind: Kind, shown: Record<string, unknown>): string =>
  (kind.line ?? [])
    .filter((name) => ![null, undefined, ''].includes(shown[name] as string) && !isEmpty(shown[name]))
    .map((name) => answerWords(kind, name, shown[name], longestPart))
    .join(' · ');

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
