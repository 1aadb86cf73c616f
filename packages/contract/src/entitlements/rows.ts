import { z } from 'zod';
import { instant } from '../paging.ts';
import type { Row } from '../row.ts';

export const plans = ['monthly', 'yearly'] as const;
export type Plan = (typeof plans)[number];

const premiumStatus = z.object({
  hasActivePremiumSubscription: z.boolean(),
  activePlanType: z.enum(plans).nullable(),
  premiumExpiry: instant.nullable(),
});
export type PremiumStatus = z.infer<typeof premiumStatus>;

const mine = (summary: string) =>
  ({ summary, access: 'user', success: { status: 200, reply: premiumStatus } }) as const satisfies Row;

export const entitlementRows = {
  'GET /tour-guides/my-premium-status': mine('Whether my guide profile is premium, and until when'),
  'GET /vehicles/my-premium-status': mine('Whether my vehicles are premium, and until when'),
  'GET /affiliate-links/my-premium-status': mine('Whether my businesses are premium, and until when'),
} as const satisfies Record<string, Row>;
