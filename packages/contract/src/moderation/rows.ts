import { z } from 'zod';
import type { Kind, KindName } from '../listings/kind.ts';
import { blog, businessListing, tour, tourGuide, vehicle } from '../listings/kinds/index.ts';
import { listingStatuses, type OwnerView, ownerViews } from '../listings/views.ts';
import type { Row } from '../row.ts';
import { reasonIfAny } from './reason.ts';

/** What was on the screen when it was decided; of two administrators the second is refused. */
const seen = {
  from: z.enum(listingStatuses).optional().meta({ description: 'The status it was decided from.' }),
  version: z.int().optional().meta({ description: 'The version that was looked at.' }),
};

const verdict = z
  .object({
    ...seen,
    status: z.enum(['approved', 'rejected']).optional(),
    isVerified: z.boolean().optional().meta({ description: 'Taken only where no status is given.' }),
    reason: reasonIfAny.nullish().meta({ description: 'What the owner is told of a rejection.' }),
  })
  .refine(({ status, isVerified }) => status !== undefined || isVerified !== undefined, {
    error: 'Please say approved or rejected.',
    path: ['status'],
  });
export type Verdict = z.infer<typeof verdict>;

const looked = z.object(seen).nullish();
export type Looked = z.infer<typeof looked>;

type Answer<Name extends KindName> = { status: 200; reply: z.ZodType<OwnerView[Name]> };
const answer = <Name extends KindName>(kind: { name: Name }) =>
  ({ status: 200, reply: ownerViews[kind.name] }) as unknown as Answer<Name>;

/** The specified client names no body for blogs and tours: to verify means to approve. */
const verdictOrNone = z
  .preprocess((sent) => (isNothing(sent) ? { status: 'approved' } : sent), verdict)
  .meta({ description: 'Without a body it is approved.' });
const isNothing = (sent: unknown) =>
  sent == null || (typeof sent === 'object' && Object.keys(sent).length === 0);

const verify = <Name extends KindName, Body extends z.ZodType<Verdict>>(
  kind: Kind & { name: Name },
  body: Body,
) => ({
  summary: `Approves or rejects a ${kind.noun}; doing so again changes nothing`,
  access: 'admin' as const,
  body,
  success: answer(kind),
  refusals: ['CONFLICT', 'STALE_VERSION'] as const,
});
const reviewed = <Name extends KindName>(kind: Kind & { name: Name }) => ({
  summary: `Says that a person has looked at what was changed in a ${kind.noun}`,
  access: 'admin' as const,
  body: looked,
  success: answer(kind),
  refusals: ['CONFLICT', 'STALE_VERSION'] as const,
});

export const moderationRows = {
  'PATCH /tour-guides/{id}/verify': verify(tourGuide, verdict),
  'PATCH /vehicles/{id}/verify': verify(vehicle, verdict),
  'PATCH /tours/{id}/verify': verify(tour, verdictOrNone),
  'PATCH /affiliate-links/{id}/verify': verify(businessListing, verdict),
  'PATCH /blogs/{id}/verify': verify(blog, verdictOrNone),
  'PATCH /tour-guides/{id}/reviewed': reviewed(tourGuide),
  'PATCH /vehicles/{id}/reviewed': reviewed(vehicle),
  'PATCH /tours/{id}/reviewed': reviewed(tour),
  'PATCH /affiliate-links/{id}/reviewed': reviewed(businessListing),
  'PATCH /blogs/{id}/reviewed': reviewed(blog),
} as const satisfies Record<string, Row>;
