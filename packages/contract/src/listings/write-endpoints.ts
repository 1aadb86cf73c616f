import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { transitionActors } from '../moderation/transitions.ts';
import { instant, wholeOrPage } from '../paging.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';
import { precisions } from './area-query.ts';
import { island } from './island.ts';
import type { Kind } from './kind.ts';
import { listingStatuses } from './listing-statuses.ts';
import { ownerViews, ownState } from './views.ts';

const json = ['application/json'] as const;
const both = ['multipart/form-data', 'application/json'] as const;

/**
 * Fields are checked by the kind's own list, in its order and with its words, so the body itself is anything.
 * Status, owner, ratings and other values that a client may not set are not among the fields, and are dropped.
 */
const fieldsOf = (kind: Kind) => {
  const { noun, example } = kind;
  const said = (how = '') =>
    // It describes the API to programmers, and is not a message.
    `Fields of a ${noun}${how}. An update may name the "version" it began from; fields it leaves out stay as they are.`;
  const body = z.record(z.string(), z.unknown()).meta({ description: said(), example });
  if (!hasFile(kind)) return { body, consumes: json };
  const form = z.looseObject({ image: z.file().optional() }).meta({
    description: said(', with lists as JSON text and the picture as the file "image"'),
    example: { ...example, image: undefined },
  });
  return { body, form, consumes: both };
};

/** What is paid for before it is submitted, or submitted again after its payment was taken back. */
const unpaid = ({ voucher }: Kind): readonly ErrorCode[] => (voucher ? ['VOUCHER_REQUIRED'] : []);

/** A single picture may come as a file in the same request. */
const hasFile = ({ fields, image }: Kind) =>
  fields.some(({ name, type }) => name === image && type === 'image');

/** An administrator's own call publishes at once. */
export const makeRow = (kind: Kind, byAdmin = false): Endpoint => ({
  summary: byAdmin ? `Publishes a ${kind.noun}` : `Submits a ${kind.noun}, which waits for our team`,
  access: byAdmin ? 'admin' : 'user',
  ...fieldsOf(kind),
  success: { status: 201, reply: ownerViews[kind.name] },
  refusals: ['CONFLICT', 'ALREADY_YOURS', 'FORBIDDEN', ...unpaid(kind)],
});

export const changeRow = (kind: Kind, byAdmin = false): Endpoint => ({
  summary: `Changes a ${kind.noun}; an approved one stays live and is marked for review`,
  access: byAdmin ? 'admin' : 'user',
  ...fieldsOf(kind),
  success: { status: 200, reply: ownerViews[kind.name] },
  refusals: ['FORBIDDEN', 'STALE_VERSION', 'CONFLICT', ...unpaid(kind)],
});

const ownListQuery = z.strictObject({
  ...wholeOrPage,
  view: z.enum(['summary', 'state']).optional().meta({
    description:
      'With `summary` long texts are cut and of the pictures the first alone is there; with `state` no more than `_id`, `status`, `isPremium` and `premiumExpiry`.',
  }),
});
export type OwnListQuery = typeof ownListQuery;
export type OwnListRequest = z.output<typeof ownListQuery>;

export const mineRow = (kind: Kind): Endpoint => ({
  summary: `My ${kind.plural} in any state, newest first; all of them unless a limit is given`,
  access: 'user',
  query: ownListQuery,
  // A state lacks what every whole view must have, so that the first that fits is the right one.
  success: { status: 200, reply: z.array(z.union([ownerViews[kind.name], ownState])) },
});

export const removeRow = (kind: Kind): Endpoint => ({
  summary: `Deletes a ${kind.noun}; it is gone from every page at once`,
  access: 'user',
  success: { status: 204, reply: empty },
  refusals: ['FORBIDDEN'],
});

/** A field of a listing, before and after, as its history and its review tell it. */
export const oneChange = z.object({
  field: z.string(),
  label: told(z.string(), 'label'),
  from: z.unknown(),
  to: z.unknown(),
});
const history = z.object({
  steps: z.array(
    z.object({
      from: z.enum(listingStatuses).nullable(),
      to: z.enum(listingStatuses),
      by: z.enum(transitionActors),
      reason: told(z.string().nullable(), 'label'),
      at: instant,
    }),
  ),
  revisions: z.array(
    z.object({
      version: z.int().meta({ description: 'The version that this change made.' }),
      by: z.enum(transitionActors),
      userName: z
        .string()
        .nullable()
        .meta({ description: 'Of our team it is told to administrators alone.' }),
      at: instant,
      changes: z.array(oneChange),
    }),
  ),
});
export type ListingHistory = z.infer<typeof history>;

const day = z.object({ day: z.iso.date(), views: z.int(), clicks: z.int(), inquiries: z.int() });
export type ListingDay = z.infer<typeof day>;

const onIsland = t('This point is not in Sri Lanka.');
const pinSent = z.strictObject({
  latitude: z.number().min(island.south, onIsland).max(island.north, onIsland),
  longitude: z.number().min(island.west, onIsland).max(island.east, onIsland),
});
export type PinSent = z.infer<typeof pinSent>;

const pinned = z.object({
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  located: z.enum(precisions).nullable(),
});
export type Pinned = z.infer<typeof pinned>;

/** The calls that are the same for a listing of any kind. */
export const listingWriteEndpoints = {
  'GET /listings/{id}/history': {
    summary:
      'What became of a listing and what was changed in it, newest first; for its owner and administrators',
    access: 'user',
    success: { status: 200, reply: history },
  },
  'PUT /listings/{id}/pin': {
    summary:
      'Puts a listing to its exact place on the map, by its owner or an administrator; its words no longer say where it is',
    access: 'user',
    body: pinSent,
    success: { status: 200, reply: pinned },
    refusals: ['FORBIDDEN'],
  },
  'DELETE /listings/{id}/pin': {
    summary: 'Takes the pin away: where it is follows from its words again',
    access: 'user',
    success: { status: 200, reply: pinned },
    refusals: ['FORBIDDEN'],
  },
  'GET /listings/{id}/days': {
    summary: 'Views, clicks and inquiries of a listing per day in Sri Lanka; days without any are left out',
    access: 'user',
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    success: { status: 200, reply: z.array(day) },
  },
} as const satisfies Record<string, Endpoint>;
