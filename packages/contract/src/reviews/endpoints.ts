import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { writtenText } from '../fields.ts';
import { id, instant, paging } from '../paging.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';
import { type ReviewedType, reviewedTypes } from './reviewed-types.ts';
import { scoreNames } from './scores.ts';
import {
  commentMissing,
  defaultRating,
  journeyProblem,
  longestComment,
  longestReply,
  longestReport,
  replyMissing,
  reportMissing,
  starsMissing,
} from './words.ts';

export type { ReviewedType };

export const review = z.object({
  _id: id,
  itemType: z.enum(reviewedTypes),
  itemId: id,
  itemName: z.string(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  userName: told(z.string(), 'name'),
  createdAt: instant,
  updatedAt: instant.meta({
    description: 'When its writer changed it last; saved as it was it is not changed.',
  }),
  travelled: z.string().nullable().meta({ description: 'The month of the journey, `2026-03`.' }),
  agreed: z.string().nullable().meta({
    description:
      'The month, `2027-01`, of a journey that its writer and the partner had agreed on here and that is over; null where we know of none.',
  }),
  isWaiting: z.boolean().meta({
    description: 'Whether it waits for a look by our team: then only who wrote it is shown it.',
  }),
  reply: z
    .object({
      ...{ text: z.string(), at: instant },
      isEarlier: z.boolean().meta({ description: 'Whether the review was changed since.' }),
    })
    .optional()
    .meta({
      description:
        'What the owner of the listing answered, once for each review; left out where they have not.',
    }),
});
export type Review = z.infer<typeof review>;

const summary = z.object({
  itemType: z.enum(reviewedTypes),
  reviewCount: z.int(),
  averageRating: z.number().meta({ description: '1 to 5 in hundredths, of all reviews together.' }),
});
export type ReviewSummary = z.infer<typeof summary>;

/** Each may be left out. */
const scoresSent = z.partialRecord(z.enum(scoreNames), z.coerce.number().int().min(1).max(5));

const counted = z.object({ count: z.int(), average: z.number().nullable() });
const evidence = z.object({
  agreed: counted.meta({ description: 'Reviews after a journey that was agreed on here.' }),
  others: counted,
  scores: z.array(z.object({ name: z.enum(scoreNames), average: z.number(), count: z.int() })).meta({
    description:
      'What those whose journey was agreed on here were asked besides; what was never answered is left out.',
  }),
});
export type Evidence = z.infer<typeof evidence>;

const opinion = z.object({
  itemType: z.enum(reviewedTypes),
  itemId: id,
  rating: z.coerce
    .number(starsMissing)
    .int(starsMissing)
    .min(1, starsMissing)
    .max(5, starsMissing)
    .default(defaultRating),
  comment: writtenText(
    longestComment,
    t('A comment can have at most {longestComment} characters.', { longestComment }),
    { missing: commentMissing },
  ),
  travelled: z
    .string()
    .superRefine((month, context) => {
      const message = journeyProblem(month, new Date());
      if (message) context.addIssue({ code: 'custom', message });
    })
    .nullish()
    .meta({ description: 'When one was there: a month of the last ten years, `2026-03`.' }),
  scores: scoresSent.optional().meta({
    description: 'Each 1 to 5; only of those whose journey was agreed on here and is over.',
  }),
});
export type Opinion = z.infer<typeof opinion>;

const replySent = z.strictObject({
  text: writtenText(
    longestReply,
    t('An answer can have at most {longestReply} characters.', { longestReply }),
    { missing: replyMissing },
  ),
  updatedAt: instant.optional().meta({
    description: 'The `updatedAt` of the review that was read: where it was changed since, nothing is taken.',
  }),
});
export type ReplySent = z.infer<typeof replySent>;

const report = z.object({
  reason: writtenText(
    longestReport,
    t('A report can have at most {longestReport} characters.', { longestReport }),
    { missing: reportMissing },
  ),
});
export type Report = z.infer<typeof report>;

export const reviewEndpoints = {
  'POST /reviews': {
    summary:
      'Says what one thinks of an item; saying it again replaces what was said. Of an account younger than a day, and where our team has hidden what was said before, it waits for a look by our team',
    access: 'user',
    body: opinion,
    success: { status: 201, reply: review },
    refusals: ['FORBIDDEN', 'EMAIL_NOT_VERIFIED', 'NOT_FOUND'],
  },
  'GET /reviews': {
    summary: 'What travellers said, newest first, of one item or of all that is public',
    access: 'public',
    query: z
      .strictObject({ ...paging, itemType: z.enum(reviewedTypes).optional(), itemId: id.optional() })
      .refine(({ itemType, itemId }) => !itemId || itemType, {
        error: t('itemId needs itemType.'),
        path: ['itemType'],
      }),
    success: { status: 200, reply: z.array(review) },
  },
  'DELETE /reviews/{id}': {
    summary:
      'Deletes a review of one’s own for good, with the answer to it and what was reported of it; the rating follows at once. One that our team has hidden, or looks at after it was written anew, is deleted by our team',
    access: 'user',
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  },
  'POST /reviews/{id}/report': {
    summary: 'Tells our team what is wrong with a review; once a person and review',
    access: 'user',
    once: true,
    body: report,
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN', 'EMAIL_NOT_VERIFIED', 'NOT_FOUND', 'CONFLICT'],
  },
  'PUT /reviews/{id}/reply': {
    summary:
      'Answers a review of one’s own listing, for all to read: one answer for each review, which answering again replaces. Who wrote the review is told once',
    access: 'user',
    body: replySent,
    success: { status: 200, reply: review },
    refusals: ['FORBIDDEN', 'EMAIL_NOT_VERIFIED', 'NOT_FOUND', 'STALE_VERSION'],
  },
  'DELETE /reviews/{id}/reply': {
    summary: 'Takes an answer to a review away: its owner’s, or by an administrator, which the audit says',
    access: 'user',
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'GET /reviews/mine': {
    summary: 'What I have said of an item: one review or none',
    access: 'user',
    query: z.strictObject({ itemType: z.enum(reviewedTypes), itemId: id }),
    success: { status: 200, reply: z.array(review) },
  },
  'GET /reviews/journey': {
    summary:
      'Whether I have travelled with a listing as agreed here, and in which month last; or whether it is my own',
    access: 'user',
    query: z.strictObject({ itemType: z.enum(reviewedTypes), itemId: id }),
    success: {
      status: 200,
      reply: z.object({
        agreed: z.string().nullable(),
        scores: scoresSent.nullable(),
        isOwn: z.boolean(),
      }),
    },
  },
  'GET /reviews/evidence': {
    summary: 'Reviews of an item by those whose journey was agreed on here, and by others, apart',
    access: 'public',
    query: z.strictObject({ itemType: z.enum(reviewedTypes), itemId: id }),
    success: { status: 200, reply: evidence },
  },
  'GET /reviews/summary': {
    summary:
      'How many reviews there are of each type of item, and what they come to; types without any are left out',
    access: 'public',
    success: { status: 200, reply: z.array(summary) },
  },
} as const satisfies Record<string, Endpoint>;
