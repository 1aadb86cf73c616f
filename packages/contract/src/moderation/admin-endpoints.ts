import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { listingSummary } from '../listings/admin-endpoints.ts';
import { kindNames } from '../listings/kinds/index.ts';
import { listingStatuses } from '../listings/listing-statuses.ts';
import { id, instant, paging, search } from '../paging.ts';
import { pendingKinds } from './pending-kinds.ts';
import { promisedHours } from './promise.ts';

const waiting = listingSummary.extend({
  hoursWaited: z
    .int()
    .meta({ description: 'Since it was sent, or for changes since the first that nobody has looked at.' }),
  isOverdue: z
    .boolean()
    .meta({ description: `Whether that is more than the ${promisedHours} hours promised.` }),
});
export type WaitingListing = z.infer<typeof waiting>;

const deleted = z.object({
  _id: id,
  kind: z.enum(kindNames),
  title: z.string(),
  status: z.enum(listingStatuses),
  owner: z.object({ _id: id, userName: z.string(), email: z.string() }).nullable(),
  deletedAt: instant,
  keptUntil: instant.meta({ description: 'Until when it can be brought back.' }),
});
export type DeletedListing = z.infer<typeof deleted>;

export const moderationAdminEndpoints = {
  'GET /admin/deleted-listings': {
    summary: 'Listings that were deleted and can be brought back, the latest first',
    access: 'admin',
    query: z.strictObject({
      ...paging,
      search: search.meta({ description: 'A part of the title, or of its owner’s name or address.' }),
    }),
    success: { status: 200, reply: z.array(deleted) },
  },
  'POST /admin/listings/{id}/restore': {
    summary: 'Brings back a listing that was deleted by mistake, as it and its money stand by now',
    access: 'admin',
    success: { status: 204, reply: empty },
    refusals: ['CONFLICT'],
  },
  'GET /admin/pending/{kind}': {
    summary: `What waits for our team, longest first: ${Object.keys(pendingKinds).join(', ')}`,
    access: 'admin',
    query: z.strictObject({
      ...paging,
      what: z.enum(['new', 'changed']).default('new').meta({
        description: 'What was never looked at, what is live already first; or what changed since.',
      }),
    }),
    success: { status: 200, reply: z.array(waiting) },
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
