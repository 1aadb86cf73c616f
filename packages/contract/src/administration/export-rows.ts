import { z } from 'zod';
import { accountFilters } from '../accounts/admin-rows.ts';
import { adminListQuery } from '../listings/admin-rows.ts';
import type { Kind } from '../listings/kind.ts';
import { blog, businessListing, tour, tourGuide, vehicle } from '../listings/kinds/index.ts';
import { destinationCategories } from '../options/options.ts';
import { districts } from '../options/places.ts';
import { search } from '../paging.ts';
import { paymentFilters } from '../payments/admin-rows.ts';
import { reviewFilters } from '../reviews/admin-rows.ts';
import type { Row } from '../row.ts';
import { auditFilters } from './audit-rows.ts';

/** As a table program reads it: UTF-8 with a mark at its beginning, and no cell that would be run as a formula. */
const csv = { status: 200, reply: z.string().meta({ description: 'text/csv' }) } as const;

const table = <Q extends z.ZodObject>(plural: string, query: Q) =>
  ({
    summary: `All ${plural} that the filters leave, as CSV`,
    access: 'admin',
    query,
    success: csv,
  }) as const satisfies Row;

const ofKind = (kind: Kind) => table(kind.plural, adminListQuery(kind).omit({ limit: true, cursor: true }));

export const exportRows = {
  'GET /admin/exports/tour-guides': ofKind(tourGuide),
  'GET /admin/exports/vehicles': ofKind(vehicle),
  'GET /admin/exports/tours': ofKind(tour),
  'GET /admin/exports/affiliate-links': ofKind(businessListing),
  'GET /admin/exports/blogs': ofKind(blog),
  'GET /admin/exports/destinations': table(
    'destinations',
    z.strictObject({
      search,
      district: z.enum(districts).optional(),
      category: z.enum(destinationCategories.map(({ value }) => value) as [string, ...string[]]).optional(),
    }),
  ),
  'GET /admin/exports/users': table(
    'accounts',
    z.strictObject({ ...accountFilters, sort: z.enum(['newest', 'name']).default('newest') }),
  ),
  'GET /admin/exports/reviews': table('reviews', z.strictObject(reviewFilters)),
  'GET /admin/exports/audit': table('deeds of administrators', z.strictObject(auditFilters)),
  'GET /admin/exports/payments': table('payments', z.strictObject(paymentFilters)),
} as const satisfies Record<string, Row>;
