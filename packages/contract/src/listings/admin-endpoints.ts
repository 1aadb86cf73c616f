import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { type FeaturedStatus, featuredStatuses } from '../options/options.ts';
import { id, instant, search, wholeOrPage } from '../paging.ts';
import { adminSorts } from './admin-sorts.ts';
import { kindFilters } from './endpoints.ts';
import type { Kind, KindName } from './kind.ts';
import { kindNames } from './kinds/index.ts';
import { listingStatuses } from './listing-statuses.ts';
import { type OwnerView, ofEachKind, ownerViews } from './views.ts';

/** The summary of a listing of any kind. */
export const listingSummary = z.object({
  _id: id,
  kind: z.enum(kindNames),
  title: z.string(),
  image: z.string().nullable(),
  status: z.enum(listingStatuses),
  needsReview: z.boolean(),
  isPremium: z.boolean(),
  isHidden: z.boolean(),
  version: z.int(),
  ownerId: id.nullable(),
  ownerName: z.string().nullable(),
  submittedAt: instant,
  lookedAt: instant.nullable().meta({ description: 'When a person of our team last looked at it.' }),
  updatedAt: instant,
  changedAt: instant.nullable().meta({
    description: 'Where it needs review: since when, which is its first change since a person looked.',
  }),
});
export type ListingSummary = z.infer<typeof listingSummary>;

const owner = z.object({
  _id: id,
  userName: z.string(),
  email: z.string(),
  suspendedAt: instant.nullable(),
});
type Owned = { owner: z.infer<typeof owner> | null };

export type AdminView = { [K in KindName]: OwnerView[K] & Owned };

/** A listing as administrators see it in their tables. */
export const adminViews = ofEachKind<{ [K in KindName]: z.ZodType<AdminView[K]> }>(({ name }) =>
  (ownerViews[name] as unknown as z.ZodObject).extend({
    owner: owner.nullable().meta({ description: 'Null where an administrator made it.' }),
  }),
);

const yesOrNo = z.enum(['true', 'false']).optional();

/** What an administrator's table of a kind can be narrowed by; its export takes the same. */
const adminFilters = {
  search,
  status: z.enum(listingStatuses).optional(),
  premium: yesOrNo,
  needsReview: yesOrNo,
  looked: yesOrNo.meta({ description: 'Whether a person of our team has looked at it once.' }),
  hidden: yesOrNo.meta({ description: 'Whether its owner is suspended.' }),
  featured: z
    .enum(featuredStatuses.map(({ value }) => value) as [FeaturedStatus, ...FeaturedStatus[]])
    .optional(),
  ownerId: id.optional(),
};

const adminListQuery = (kind: Kind) =>
  z.strictObject({
    ...kindFilters(kind),
    ...wholeOrPage,
    ...adminFilters,
    sort: z.enum(adminSorts).default('newest').meta({
      description:
        '`expiry` has what is premium alone, what ends soonest first; `waiting` what waits for our team, the longest wait first: new ones by when they were sent, with `needsReview=true` changed ones by their first change since a person looked.',
    }),
  });
export type AdminListQuery = ReturnType<typeof adminListQuery>;
/** What a table of any kind was asked for, after its parameters were checked. */
export type AdminListRequest = z.output<AdminListQuery>;

export const allEndpoint = (kind: Kind): Endpoint => ({
  summary: `All ${kind.plural} in any state`,
  access: 'admin',
  query: adminListQuery(kind),
  success: { status: 200, reply: z.array(adminViews[kind.name]) },
});

/** Its export takes the same, and has it whole. */
export const exportQuery = (kind: Kind) => adminListQuery(kind).omit({ limit: true, cursor: true });
export type ExportQuery = ReturnType<typeof exportQuery>;
