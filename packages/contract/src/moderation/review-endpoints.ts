import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { listingSummary } from '../listings/admin-endpoints.ts';
import { kindNames } from '../listings/kinds/index.ts';
import { oneChange } from '../listings/write-endpoints.ts';
import { id, instant } from '../paging.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';
import { seen } from './endpoints.ts';
import { mostTogether } from './limits.ts';
import { undoSeconds } from './promise.ts';
import { reasonIfAny } from './reason.ts';

const warningKinds = ['plate', 'phone', 'licence', 'photo', 'text', 'link'] as const;
export type WarningKind = (typeof warningKinds)[number];
const warning = z.object({
  kind: z.enum(warningKinds),
  words: told(z.string().meta({ description: 'The warning, for a person.' })),
  field: z.string().nullable(),
  listings: z.array(listingSummary).meta({ description: 'Where the same stands, at most five.' }),
});
export type Warning = z.infer<typeof warning>;

const review = z.object({
  listing: listingSummary,
  hoursWaited: z.int().nullable().meta({ description: 'Null where nothing waits.' }),
  isOverdue: z.boolean(),
  lastApprovedAt: instant.nullable(),
  changes: z.array(oneChange).meta({
    description:
      'Field by field what is otherwise than when a person last approved or looked; empty for what is new.',
  }),
  warnings: z.array(warning),
  newestPaper: id.nullable().optional().meta({
    description: 'The newest of its papers, for a decision to name; null where there is none.',
  }),
  owner: z
    .object({
      _id: id,
      userName: z.string(),
      email: z.string(),
      createdAt: instant,
      isSuspended: z.boolean(),
      emailVerified: z.boolean(),
      listingCount: z.int(),
      approvedCount: z.int(),
      rejectionCount: z.int().meta({ description: 'How often anything of theirs was rejected.' }),
      otherListings: z.array(listingSummary).meta({ description: 'Newest first, at most 20.' }),
      rejections: z
        .array(
          z.object({
            listingId: id,
            title: z.string(),
            reason: told(z.string().nullable(), 'label'),
            at: instant,
          }),
        )
        .meta({ description: 'Newest first, at most 10.' }),
    })
    .nullable(),
});
export type ListingReview = z.infer<typeof review>;

const bulkActions = ['approve', 'reject', 'delete'] as const;
const bulk = z
  .object({
    action: z.enum(bulkActions),
    reason: reasonIfAny.nullish().meta({
      description: 'Of an approval it is said of those alone whose `from` is `rejected` or not named.',
    }),
    items: z
      .array(
        z.object({
          kind: z.enum(kindNames),
          _id: id,
          ...seen,
          isOpened: z.boolean().optional().meta({
            description: 'Whether it was opened. What there are warnings of is approved only then.',
          }),
        }),
      )
      .min(1, t('Please choose something first.'))
      .max(mostTogether, t('At most 100 can be done at once.')),
  })
  .refine(({ action, reason }) => action !== 'reject' || reason, {
    error: t('Please say why.'),
    path: ['reason'],
  });
export type BulkWanted = z.infer<typeof bulk>;

const outcome = z.object({
  _id: id,
  ok: z.boolean(),
  error: told(z.string().nullable().meta({ description: 'Why not, in words for a person.' })),
  code: z.string().nullable(),
  decision: id.optional().meta({
    description: 'Where one was made: what to name to take just that back.',
  }),
});
export type BulkOutcome = z.infer<typeof outcome>;

const outcomes = z.object({ done: z.int(), results: z.array(outcome) });

export const moderationReviewEndpoints = {
  'GET /admin/listings/{id}/review': {
    summary:
      'All that helps to judge a listing: what changed, its owner’s history, warnings, how long it waits',
    access: 'admin',
    success: { status: 200, reply: review },
  },
  'POST /admin/listings/bulk': {
    summary: 'Approves, rejects or deletes many, each on its own; says of each whether it was done',
    access: 'admin',
    body: bulk,
    success: { status: 200, reply: outcomes },
  },
  'POST /admin/listings/undo': {
    summary: `Takes back what one has just decided of listings, each on its own, for ${undoSeconds} seconds`,
    access: 'admin',
    body: z.object({
      ids: z.array(id).min(1).max(mostTogether),
      decisions: z.array(id).max(mostTogether).optional().meta({
        description: 'Which of one’s decisions are meant. Without it, the latest of each listing.',
      }),
    }),
    success: { status: 200, reply: outcomes },
  },
  'POST /admin/listings/warnings': {
    summary: 'Which of these listings want to be looked at twice, and why',
    access: 'admin',
    body: z.object({ ids: z.array(id).max(mostTogether) }),
    success: { status: 200, reply: z.array(z.object({ _id: id, warnings: z.array(warning) })) },
  },
} as const satisfies Record<string, Endpoint>;
