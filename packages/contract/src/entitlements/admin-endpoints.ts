import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { adminViews } from '../listings/admin-endpoints.ts';
import type { KindName } from '../listings/kind.ts';
import { instant } from '../paging.ts';
import { t } from '../words/t.ts';
import { plans } from './endpoints.ts';
import { extensionDays, mostPremiumDays } from './premium-days.ts';

const invalidDays = t('Please enter a valid number of days');
const days = z.coerce
  .number(invalidDays)
  .int(invalidDays)
  .min(1, invalidDays)
  .max(mostPremiumDays, t('At most ten years can be given at once.'));

const period = z.object({
  source: z.enum(['payment', 'admin', 'promotion']),
  plan: z.enum(plans).nullable(),
  startsAt: instant,
  endsAt: instant,
  cancelledAt: instant.nullable(),
});

const one = <K extends KindName>(kind: K) => ({ status: 200, reply: adminViews[kind] }) as const;
/** What is done to the premium of guides, and what to that of vehicles. */
export const entitlementAdminEndpoints = {
  'POST /admin/tour-guides/{id}/extend-premium': {
    summary: `Adds ${extensionDays} days to a guide’s premium; refused where there is none`,
    access: 'admin',
    success: one('tourGuide'),
    refusals: ['CONFLICT'],
  },
  'DELETE /admin/tour-guides/{id}/premium': {
    summary: 'Ends a guide’s premium now',
    access: 'admin',
    success: one('tourGuide'),
    refusals: ['CONFLICT'],
  },
  'GET /admin/tour-guides/{id}/payment-history': {
    summary: 'Whether a guide ever had premium, and when',
    access: 'admin',
    success: { status: 200, reply: z.object({ hadPremium: z.boolean(), periods: z.array(period) }) },
  },
  'PATCH /tour-guides/{id}/restore-premium': {
    summary: 'Gives a guide that once had premium some days of it',
    access: 'admin',
    body: z.object({ durationDays: days }),
    success: one('tourGuide'),
    refusals: ['CONFLICT'],
  },
  'POST /admin/vehicles/{id}/premium': {
    summary: 'Gives a vehicle days of premium, added to what it has',
    access: 'admin',
    body: z.object({ durationDays: days.default(extensionDays) }),
    success: one('vehicle'),
    refusals: ['CONFLICT'],
  },
  'DELETE /admin/vehicles/{id}/premium': {
    summary: 'Ends a vehicle’s premium now',
    access: 'admin',
    success: one('vehicle'),
    refusals: ['CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
