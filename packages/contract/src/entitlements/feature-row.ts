import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { adminViews } from '../listings/admin-endpoints.ts';
import type { Kind } from '../listings/kind.ts';
import { type FeaturedStatus, featuredStatuses } from '../options/options.ts';

const feature = z.object({
  status: z.enum(featuredStatuses.map(({ value }) => value) as [FeaturedStatus, ...FeaturedStatus[]]),
});

export const featureRow = (kind: Kind): Endpoint => ({
  summary: `Features a premium ${kind.noun}, or no longer`,
  access: 'admin',
  body: feature,
  success: { status: 200, reply: adminViews[kind.name] },
  refusals: ['CONFLICT'],
});
