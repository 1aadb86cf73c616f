import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { pendingKinds } from '../moderation/pending-kinds.ts';
import { serviceTypes } from '../payments/services.ts';
import { told } from '../words/told.ts';

type PerKind = { [Word in keyof typeof pendingKinds]: z.ZodInt };
const perKind = z.object(
  Object.fromEntries(Object.keys(pendingKinds).map((word) => [word, z.int()])) as PerKind,
);

const stats = z.object({
  users: z.int(),
  destinations: z.int(),
  vehicles: z.int(),
  tourGuides: z.int(),
  blogs: z.int(),
  affiliates: z.int(),
  tours: z.int(),
  premiumVehicles: z.int(),
  premiumGuides: z.int(),
  pending: perKind.meta({ description: 'What was never looked at.' }),
  changed: perKind.meta({ description: 'What its owner changed since somebody looked.' }),
  suspendedUsers: z.int(),
  unverifiedUsers: z.int().meta({ description: 'Who has not confirmed their address.' }),
  pendingPayments: z.int().meta({ description: 'Orders that nobody has paid yet.' }),
  openChargebacks: z.int().meta({ description: 'Those that nobody has answered yet.' }),
  hiddenReviews: z.int(),
  waitingReviews: z.int().meta({ description: 'First ones, and hidden ones that were written anew.' }),
  reportedReviews: z
    .int()
    .meta({ description: 'With reports that nobody has decided on, of those that do not wait.' }),
  reportedInquiries: z
    .int()
    .meta({ description: 'Threads that a side has reported, and that wait for a look.' }),
  openAlerts: z.int().meta({ description: 'What needs an administrator and was not answered.' }),
  failedJobs: z.int().meta({ description: 'Jobs and mails that are tried no more.' }),
});
export type DashboardStats = z.infer<typeof stats>;

const revenueMonth = z.object({
  month: z.string().meta({ description: '`2026-11`, in Sri Lanka.' }),
  total: z.number().meta({ description: 'In LKR.' }),
  services: z.array(
    z.object({
      serviceType: z.enum(serviceTypes),
      words: told(z.string(), 'label'),
      amount: z.number(),
      count: z.int(),
    }),
  ),
});
export type RevenueMonth = z.infer<typeof revenueMonth>;

export const dashboardEndpoints = {
  'GET /admin/dashboard-stats': {
    summary: 'How many there are of everything that is not deleted',
    access: 'admin',
    success: { status: 200, reply: stats },
  },
  'GET /admin/revenue': {
    summary:
      'What came in and stayed by month and service, the present month last; test payments are not counted, nor in production what no real money paid',
    access: 'admin',
    query: z.strictObject({ months: z.coerce.number().int().min(1).max(36).default(12) }),
    success: { status: 200, reply: z.array(revenueMonth) },
  },
} as const satisfies Record<string, Endpoint>;
