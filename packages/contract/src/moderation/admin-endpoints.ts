import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { listingSummary } from '../listings/admin-endpoints.ts';
import { paging } from '../paging.ts';
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

export const moderationAdminEndpoints = {
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
