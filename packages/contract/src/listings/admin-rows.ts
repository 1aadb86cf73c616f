import { z } from 'zod';
import { type FeaturedStatus, featuredStatuses } from '../options/options.ts';
import { id, instant, search, wholeOrPage } from '../paging.ts';
import type { Row } from '../row.ts';
import type { Kind, KindName } from './kind.ts';
import { blog, businessListing, kindNames, tour, tourGuide, vehicle } from './kinds/index.ts';
import { kindFilters } from './rows.ts';
import { listingStatuses, type OwnerView, ownerViews } from './views.ts';

/** A listing in a line, whatever its kind. */
export const listingBrief = z.object({
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
export type ListingBrief = z.infer<typeof listingBrief>;

const owner = z.object({
  _id: id,
  userName: z.string(),
  email: z.string(),
  suspendedAt: instant.nullable(),
});
type Owned = { owner: z.infer<typeof owner> | null };

export type AdminView = { [K in KindName]: OwnerView[K] & Owned };
const adminViewOf = <K extends KindName>(kind: K) =>
  (ownerViews[kind] as unknown as z.ZodObject).extend({
    owner: owner.nullable().meta({ description: 'Null where an administrator made it.' }),
  }) as unknown as z.ZodType<AdminView[K]>;

/** A listing as administrators see it in their tables. */
export const adminViews = {
  tourGuide: adminViewOf('tourGuide'),
  vehicle: adminViewOf('vehicle'),
  tour: adminViewOf('tour'),
  businessListing: adminViewOf('businessListing'),
  blog: adminViewOf('blog'),
};

export const adminSorts = ['newest', 'oldest', 'waiting', 'title', 'expiry'] as const;
export type AdminSort = (typeof adminSorts)[number];

const yesOrNo = z.enum(['true', 'false']).optional();

/** What an administrator's table of a kind can be narrowed by; its export takes the same. */
export const adminFilters = {
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

export const adminListQuery = (kind: Kind) =>
  z.strictObject({
    ...kindFilters(kind),
    ...wholeOrPage,
    ...adminFilters,
    sort: z.enum(adminSorts).default('newest').meta({
      description:
        '`expiry` has what is premium alone, what ends soonest first; `waiting` what waits for our team, the longest wait first: new ones by when they were sent, with `needsReview=true` changed ones by their first change since a person looked.',
    }),
  });
/** What a table of any kind was asked for, after its parameters were checked. */
export type AdminListRequest = z.output<ReturnType<typeof adminListQuery>>;

type AllRow<Path extends string, Name extends KindName> = {
  [Key in `GET ${Path}/all`]: Row & {
    query: ReturnType<typeof adminListQuery>;
    success: { status: 200; reply: z.ZodArray<z.ZodType<AdminView[Name]>> };
  };
};

const allRow = <const Path extends `/${string}`, Name extends KindName>(
  kind: Kind & { path: Path; name: Name },
) =>
  ({
    [`GET ${kind.path}/all`]: {
      summary: `All ${kind.plural} in any state`,
      access: 'admin',
      query: adminListQuery(kind),
      success: { status: 200, reply: z.array(adminViews[kind.name]) },
    },
  }) as unknown as AllRow<Path, Name>;

export const listingAdminRows = {
  ...allRow(tourGuide),
  ...allRow(vehicle),
  ...allRow(tour),
  ...allRow(businessListing),
  ...allRow(blog),
  'GET /admin/tours/{id}': {
    summary: 'One tour in any state',
    access: 'admin',
    success: { status: 200, reply: adminViews.tour },
  },
} as const satisfies Record<string, Row>;
