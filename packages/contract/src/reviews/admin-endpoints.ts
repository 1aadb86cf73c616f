import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { reason } from '../moderation/reason.ts';
import { id, instant, paging, search } from '../paging.ts';
import { told } from '../words/told.ts';
import { review } from './endpoints.ts';
import { reviewedTypes } from './reviewed-types.ts';

const adminReview = review.extend({
  userId: id.nullable().meta({ description: 'Null where who wrote it has deleted their account.' }),
  email: z.string(),
  hiddenAt: instant.nullable(),
  hiddenReason: told(z.string().nullable(), 'label'),
  waitingSince: instant
    .nullable()
    .meta({ description: 'Since when it waits for a look; null where it does not.' }),
  reports: z.array(z.object({ userName: told(z.string(), 'name'), reason: z.string(), at: instant })).meta({
    description: 'What readers say is wrong with it and nobody has decided on, the latest first, at most 20.',
  }),
  reportCount: z.int().meta({ description: 'How many reports nobody has decided on.' }),
});
export type AdminReview = z.infer<typeof adminReview>;

/** What was on the screen when it was decided; what its author has changed since is looked at again. */
const seen = { updatedAt: instant.optional().meta({ description: 'The `updatedAt` that was looked at.' }) };
const looked = z.object(seen).nullish();
export type SeenReview = z.infer<typeof looked>;

const keptWith = z
  .object({
    ...seen,
    reportedAt: instant.optional().meta({
      description: 'Of the latest report that was read: where another has come since, nothing is decided.',
    }),
  })
  .nullish();
export type SeenReports = z.infer<typeof keptWith>;

/** What the list can be narrowed by; its export takes the same. */
export const reviewFilters = {
  search: search.meta({ description: 'A part of the comment.' }),
  id: id.optional(),
  itemType: z.enum(reviewedTypes).optional(),
  itemId: id.optional(),
  userId: id.optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  hidden: z.enum(['true', 'false']).optional(),
  waiting: z.enum(['true', 'false']).optional(),
  reported: z.enum(['true', 'false']).optional(),
};

export const reviewAdminEndpoints = {
  'GET /admin/reviews': {
    summary: 'All reviews, hidden ones too: what waits for a look first, then the newest',
    access: 'admin',
    query: z.strictObject({ ...paging, ...reviewFilters }),
    success: { status: 200, reply: z.array(adminReview) },
  },
  'PATCH /admin/reviews/{id}/hide': {
    summary:
      'Takes a review from every page; the rating follows at once, and its reports are decided on. Who wrote one that waited is told why',
    access: 'admin',
    body: z.object({ ...seen, reason }),
    success: { status: 200, reply: adminReview },
    refusals: ['CONFLICT', 'STALE_VERSION'],
  },
  'PATCH /admin/reviews/{id}/approve': {
    summary: 'Shows a review that waited for a look; the rating follows at once, and who wrote it is told',
    access: 'admin',
    body: looked,
    success: { status: 200, reply: adminReview },
    refusals: ['CONFLICT', 'STALE_VERSION'],
  },
  'PATCH /admin/reviews/{id}/keep': {
    summary: 'Leaves a reported review where it is; its reports are decided on',
    access: 'admin',
    body: keptWith,
    success: { status: 200, reply: adminReview },
    refusals: ['CONFLICT', 'STALE_VERSION'],
  },
  'PATCH /admin/reviews/{id}/restore': {
    summary: 'Shows a review again; the rating follows at once',
    access: 'admin',
    body: looked,
    success: { status: 200, reply: adminReview },
    refusals: ['CONFLICT', 'STALE_VERSION'],
  },
  'DELETE /admin/reviews/{id}': {
    summary:
      'Deletes a review for good, hidden or not, with the answer to it and what was reported of it; the rating follows at once. Who wrote one that waited is told why',
    access: 'admin',
    body: z.object({ ...seen, reason }),
    success: { status: 204, reply: empty },
    refusals: ['STALE_VERSION'],
  },
} as const satisfies Record<string, Endpoint>;
