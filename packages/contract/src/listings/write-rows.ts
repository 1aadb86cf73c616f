import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { instant, wholeOrPage } from '../paging.ts';
import { empty, type Row } from '../row.ts';
import type { Kind, KindName } from './kind.ts';
import { blog, businessListing, tour, tourGuide, vehicle } from './kinds/index.ts';
import { listingStatuses, type OwnerView, ownerViews } from './views.ts';

const json = ['application/json'] as const;
const both = ['multipart/form-data', 'application/json'] as const;

/**
 * Fields are checked by the kind's own list, in its order and with its words, so the body itself is anything.
 * Status, owner, ratings and whatever else a client may not say are not among the fields, and fall away.
 */
const fieldsOf = (kind: Kind) =>
  z.record(z.string(), z.unknown()).meta({
    description: `Fields of a ${kind.noun}; in multipart, lists as JSON text and the picture as the file "image". An update may name the "version" it began from; fields it leaves out stay as they are.`,
    example: kind.example,
  });

/** What is paid for before it is submitted, or submitted again after its payment was taken back. */
const voucher = ({ name }: Kind): readonly ErrorCode[] =>
  name === 'blog' || name === 'tour' ? ['VOUCHER_REQUIRED'] : [];

type One<Name extends KindName> = Row & {
  body: z.ZodRecord<z.ZodString, z.ZodUnknown>;
  success: { status: 200 | 201; reply: z.ZodType<OwnerView[Name]> };
};

const make = <Name extends KindName>(
  kind: Kind & { name: Name },
  consumes: Row['consumes'],
  { access = 'user' as Row['access'], summary = `Submits a ${kind.noun}, which waits for our team` } = {},
) =>
  ({
    summary,
    access,
    body: fieldsOf(kind),
    consumes,
    success: { status: 201, reply: ownerViews[kind.name] },
    refusals: ['CONFLICT', 'ALREADY_YOURS', 'FORBIDDEN', ...voucher(kind)],
  }) as unknown as One<Name> & { success: { status: 201 } };

const change = <Name extends KindName>(
  kind: Kind & { name: Name },
  consumes: Row['consumes'],
  access: Row['access'] = 'user',
) =>
  ({
    summary: `Changes a ${kind.noun}; an approved one stays live and is marked for review`,
    access,
    body: fieldsOf(kind),
    consumes,
    success: { status: 200, reply: ownerViews[kind.name] },
    refusals: ['FORBIDDEN', 'STALE_VERSION', 'CONFLICT', ...voucher(kind)],
  }) as unknown as One<Name> & { success: { status: 200 } };

const ownListQuery = z.strictObject(wholeOrPage);
export type OwnListRequest = z.output<typeof ownListQuery>;

const mine = <Name extends KindName>(kind: Kind & { name: Name }) => ({
  summary: `My ${kind.plural} in any state, newest first; all of them unless a limit is given`,
  access: 'user' as const,
  query: ownListQuery,
  success: {
    status: 200 as const,
    reply: z.array(ownerViews[kind.name]) as unknown as z.ZodType<OwnerView[Name][]>,
  },
});

const remove = (kind: Kind) => ({
  summary: `Deletes a ${kind.noun}; it is gone from every page at once`,
  access: 'user' as const,
  success: { status: 204 as const, reply: empty },
  refusals: ['FORBIDDEN'] as const,
});

const oneChange = z.object({ field: z.string(), label: z.string(), from: z.unknown(), to: z.unknown() });
const history = z.object({
  steps: z.array(
    z.object({
      from: z.enum(listingStatuses).nullable(),
      to: z.enum(listingStatuses),
      by: z.enum(['owner', 'admin', 'system']),
      reason: z.string().nullable(),
      at: instant,
    }),
  ),
  revisions: z.array(
    z.object({
      version: z.int().meta({ description: 'The version that this change made.' }),
      by: z.enum(['owner', 'admin', 'system']),
      userName: z.string().nullable(),
      at: instant,
      changes: z.array(oneChange),
    }),
  ),
});
export type ListingHistory = z.infer<typeof history>;

const day = z.object({ day: z.iso.date(), views: z.int(), clicks: z.int(), inquiries: z.int() });
export type ListingDay = z.infer<typeof day>;

export const listingWriteRows = {
  'POST /vehicles': make(vehicle, json),
  'PUT /vehicles/owner/{id}': change(vehicle, json),
  'PUT /vehicles/{id}': change(vehicle, json, 'admin'),
  'GET /vehicles/my-submissions': mine(vehicle),
  'DELETE /vehicles/{id}': remove(vehicle),

  'POST /tour-guides': make(tourGuide, both),
  'PUT /tour-guides/{id}': change(tourGuide, both),
  'GET /tour-guides/my-submissions': mine(tourGuide),
  'DELETE /tour-guides/{id}': remove(tourGuide),

  'POST /tours': make(tour, both, { access: 'admin', summary: 'Publishes a tour' }),
  'POST /tours/partnership': make(tour, both),
  'PUT /tours/{id}': change(tour, both),
  'GET /tours/my-submissions': mine(tour),
  'DELETE /tours/{id}': remove(tour),

  'POST /affiliate-links': make(businessListing, both),
  'PUT /affiliate-links/{id}': change(businessListing, both),
  'GET /affiliate-links/user': mine(businessListing),
  'DELETE /affiliate-links/{id}': remove(businessListing),

  'POST /blogs': make(blog, both, { access: 'admin', summary: 'Publishes a blog' }),
  'POST /blogs/sponsored': make(blog, both),
  'PUT /blogs/{id}': change(blog, both, 'admin'),
  'PUT /blogs/user/{id}': change(blog, both),
  'GET /blogs/my-submissions': mine(blog),
  'DELETE /blogs/{id}': remove(blog),

  'GET /listings/{id}/history': {
    summary:
      'What became of a listing and what was changed in it, newest first; for its owner and administrators',
    access: 'user',
    success: { status: 200, reply: history },
  },
  'GET /listings/{id}/days': {
    summary: 'Views, clicks and inquiries of a listing per day in Sri Lanka; days without any are left out',
    access: 'user',
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    success: { status: 200, reply: z.array(day) },
  },
} as const satisfies Record<string, Row>;
