import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { Kind } from '../listings/kind.ts';
import { listingStatuses } from '../listings/listing-statuses.ts';
import { ownerViews } from '../listings/views.ts';
import { id } from '../paging.ts';
import { t } from '../words/t.ts';
import { reasonIfAny } from './reason.ts';

/** What was on the screen when it was decided; of two administrators the second is refused. */
export const seen = {
  from: z.enum(listingStatuses).optional().meta({ description: 'The status it was decided from.' }),
  version: z.int().optional().meta({ description: 'The version that was looked at.' }),
  newestPaper: id.nullable().optional().meta({
    description: 'The newest of its papers that was looked at; null where there was none.',
  }),
};

const verdict = z
  .object({
    ...seen,
    status: z.enum(['approved', 'rejected']).optional(),
    isVerified: z.boolean().optional().meta({ description: 'Taken only where no status is given.' }),
    reason: reasonIfAny.nullish().meta({ description: 'What the owner is told of a rejection.' }),
  })
  .refine(({ status, isVerified }) => status !== undefined || isVerified !== undefined, {
    error: t('Please say approved or rejected.'),
    path: ['status'],
  });
export type Verdict = z.output<typeof verdict>;
export type VerdictSent = z.input<typeof verdict>;

const looked = z.object(seen).nullish();
export type Looked = z.infer<typeof looked>;

/** Of some kinds the specified client names no body: to verify means to approve. */
const verdictOrNone = z
  .preprocess((sent) => (isNothing(sent) ? { status: 'approved' } : sent), verdict)
  .meta({ description: 'Without a body it is approved.' });
const isNothing = (sent: unknown) =>
  sent == null || (typeof sent === 'object' && Object.keys(sent).length === 0);

export const verifyRow = (kind: Kind): Endpoint => ({
  summary: `Approves or rejects a ${kind.noun}; doing so again changes nothing`,
  access: 'admin',
  body: kind.approvedWithoutBody ? verdictOrNone : verdict,
  success: { status: 200, reply: ownerViews[kind.name] },
  refusals: ['CONFLICT', 'STALE_VERSION'],
});

export const reviewedRow = (kind: Kind): Endpoint => ({
  summary: `Says that a person has looked at what was changed in a ${kind.noun}`,
  access: 'admin',
  body: looked,
  success: { status: 200, reply: ownerViews[kind.name] },
  refusals: ['CONFLICT', 'STALE_VERSION'],
});
