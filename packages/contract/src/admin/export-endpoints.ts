import { z } from 'zod';
import { accountFilters } from '../accounts/admin-endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { destinationCategories } from '../options/options.ts';
import { districts } from '../options/places.ts';
import { search } from '../paging.ts';
import { paymentFilters } from '../payments/admin-endpoints.ts';
import { chargebackFilters } from '../payments/chargeback-endpoints.ts';
import { reviewFilters } from '../reviews/admin-endpoints.ts';
import { auditFilters } from './audit-endpoints.ts';
import { exportRow } from './export-row.ts';

export const exportEndpoints = {
  'GET /admin/exports/destinations': exportRow(
    'destinations',
    z.strictObject({
      search,
      district: z.enum(districts).optional(),
      category: z.enum(destinationCategories.map(({ value }) => value) as [string, ...string[]]).optional(),
    }),
  ),
  'GET /admin/exports/users': exportRow(
    'accounts',
    z.strictObject({ ...accountFilters, sort: z.enum(['newest', 'name']).default('newest') }),
  ),
  'GET /admin/exports/reviews': exportRow('reviews', z.strictObject(reviewFilters)),
  'GET /admin/exports/audit': exportRow('actions of administrators', z.strictObject(auditFilters)),
  'GET /admin/exports/payments': exportRow('payments', z.strictObject(paymentFilters)),
  'GET /admin/exports/chargebacks': exportRow('chargebacks', z.strictObject(chargebackFilters)),
} as const satisfies Record<string, Endpoint>;
