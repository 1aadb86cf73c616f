import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { instant } from '../paging.ts';

export const plans = ['monthly', 'yearly'] as const;
export type Plan = (typeof plans)[number];

const premiumStatus = z.object({
  hasActivePremiumSubscription: z.boolean(),
  activePlanType: z.enum(plans).nullable(),
  premiumExpiry: instant.nullable(),
});
export type PremiumStatus = z.infer<typeof premiumStatus>;

/** The kinds whose first premium the promotion begins with free months. */
export const freeMonthsKinds = ['tourGuide', 'vehicle', 'tour', 'businessListing'] as const;
export type FreeMonthsKind = (typeof freeMonthsKinds)[number];

const freeMonths = z.object({
  kind: z.enum(freeMonthsKinds),
  state: z.enum(['open', 'taken', 'closed']).meta({
    description:
      'open: they can be begun now; taken: they were; closed: the promotion is over, payments are paused, there was premium before, or the tour that had them was deleted.',
  }),
  endsAt: instant.nullable().meta({
    description:
      'When they end or ended, or would if they began now; null for a tour, whose months begin when it is approved.',
  }),
  awaitsSubmission: z.boolean().optional().meta({
    description: 'Of a tour whose free months were taken: true until one is submitted with them.',
  }),
});
export type FreeMonthsView = z.infer<typeof freeMonths>;

export const takenFreeMonths = z.object({
  kind: z.enum(freeMonthsKinds),
  takenAt: instant,
  startsAt: instant.nullable().meta({ description: 'null for a tour that is not approved yet.' }),
  endsAt: instant.nullable(),
});
export type TakenFreeMonths = z.infer<typeof takenFreeMonths>;

export const premiumStatusRow = (summary: string): Endpoint => ({
  summary,
  access: 'user',
  success: { status: 200, reply: premiumStatus },
});

export const entitlementEndpoints = {
  'GET /free-months': {
    summary: 'The free months of premium I can begin, or have begun, of each kind',
    access: 'user',
    success: { status: 200, reply: z.array(freeMonths) },
  },
  'POST /free-months': {
    summary: 'Begins the free months of my first premium of a kind; nothing is charged, then or later',
    access: 'user',
    body: z.object({ kind: z.enum(freeMonthsKinds) }),
    success: { status: 201, reply: freeMonths },
    refusals: ['CONFLICT', 'UNAVAILABLE'],
  },
} as const satisfies Record<string, Endpoint>;
