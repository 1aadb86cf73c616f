import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { takenFreeMonths } from '../entitlements/endpoints.ts';
import { listingSummary } from '../listings/admin-endpoints.ts';
import { reason } from '../moderation/reason.ts';
import { instant, search, wholeOrPage } from '../paging.ts';
import { told } from '../words/told.ts';
import { roles, user } from './endpoints.ts';

const account = user.extend({
  emailVerifiedAt: instant.nullable(),
  pendingEmail: z.string().nullable().meta({ description: 'A new address that waits for its confirmation.' }),
  suspendedAt: instant.nullable(),
  suspendReason: told(z.string().nullable(), 'label'),
  isDemo: z.boolean().meta({ description: 'One of the people of the demo catalogue.' }),
  listingCount: z.int(),
  lastSeenAt: instant.nullable().meta({ description: 'Of the sessions that have not ended.' }),
});
export type Account = z.infer<typeof account>;

const agreements = z.object({
  made: z.int(),
  cancelled: z.int().meta({ description: 'By them.' }),
});

const wholeAccount = account.extend({
  listings: z.array(listingSummary).meta({ description: 'Newest first, at most 200.' }),
  freeMonths: z.array(takenFreeMonths).meta({ description: 'The free months of premium that they took.' }),
  reviewCount: z.int(),
  sessionCount: z.int(),
  agreements: z.object({ asTraveller: agreements, asPartner: agreements }),
});
export type WholeAccount = z.infer<typeof wholeAccount>;

export const accountStates = ['active', 'suspended', 'unverified'] as const;

/** What the list can be narrowed by; its export takes the same. */
export const accountFilters = {
  search: search.meta({ description: 'A part of a name or address.' }),
  role: z.enum(roles).optional(),
  state: z.enum(accountStates).optional(),
};

const suspension = z.object({
  reason: reason.meta({ description: 'What the person is told by mail.' }),
});

export const accountAdminEndpoints = {
  'GET /admin/users': {
    summary: 'Accounts, newest first or by name',
    access: 'admin',
    query: z.strictObject({
      ...wholeOrPage,
      ...accountFilters,
      sort: z.enum(['newest', 'name']).default('newest'),
    }),
    success: { status: 200, reply: z.array(account) },
  },
  'GET /admin/users/{id}': {
    summary: 'One account with what it lists',
    access: 'admin',
    success: { status: 200, reply: wholeAccount },
  },
  'PATCH /admin/users/{id}/role': {
    summary: 'Makes somebody an administrator, or one an ordinary user; the last one stays',
    access: 'admin',
    stepUp: true,
    body: z.object({ role: z.enum(roles) }),
    success: { status: 200, reply: account },
    refusals: ['CONFLICT'],
  },
  'POST /admin/users/{id}/suspend': {
    summary: 'Ends somebody’s sessions and hides their listings from everybody at once',
    access: 'admin',
    stepUp: true,
    body: suspension,
    success: { status: 200, reply: account },
    refusals: ['CONFLICT'],
  },
  'POST /admin/users/{id}/restore': {
    summary: 'Lets somebody in again, and shows their listings',
    access: 'admin',
    stepUp: true,
    success: { status: 200, reply: account },
    refusals: ['CONFLICT'],
  },
  'POST /admin/users/{id}/resend-verification': {
    summary: 'Mails somebody another link that confirms their address',
    access: 'admin',
    success: { status: 202, reply: empty },
    refusals: ['CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
