import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { itemSummary } from '../listings/item-summary.ts';
import { thingKinds } from '../listings/thing-kinds.ts';
import { id, instant } from '../paging.ts';
import { t } from '../words/t.ts';
import { mostLinks, mostShown, mostTrips } from './limits.ts';
import { linkRights, newTrip, trip, tripChange, tripCopy, tripInList } from './trip.ts';

const key = z.string().max(100).optional().meta({ description: 'The key of a link that was shared.' });
const byLink = z.strictObject({ key });

const link = z.object({
  _id: id,
  right: z.enum(linkRights).meta({ description: 'Whether who has it may read the trip, or change it too.' }),
  createdAt: instant,
});
export type TripLink = z.infer<typeof link>;

/** A trip of another that an account has joined. */
const joined = z.object({
  _id: id,
  updatedAt: instant.meta({ description: 'When the trip was last changed.' }),
  isLeft: z.boolean().meta({ description: 'It was left again: devices that keep it let go of it.' }),
});

const sentAt = instant.optional().meta({
  description:
    'What the device’s clock says: when it is wrong by a minute or more, its moments are put right by the difference.',
});

const unnamed = t('Please name things by kind and id, like vehicle:019acd00-0000-7000-8000-000000000001.');

const things = z
  .string(unnamed)
  .transform((words, context) => {
    const all = words.split(',').map((word) => {
      const [kind, itemId] = word.split(':');
      return { kind: thingKinds.find((one) => one === kind), itemId: itemId?.toLowerCase() ?? '' };
    });
    const known = all.flatMap(({ kind, itemId }) =>
      kind && id.safeParse(itemId).success ? [{ kind, itemId }] : [],
    );
    if (known.length < all.length) context.addIssue({ code: 'custom', message: unnamed });
    if (all.length > mostShown)
      context.addIssue({ code: 'custom', message: t('At most {mostShown} things at once.', { mostShown }) });
    return known;
  })
  .meta({ description: 'Kinds and ids: `vehicle:…,destination:…`.' });

export const tripEndpoints = {
  'GET /items': {
    summary: `Places and listings of any kind in a few words, as trips show them; at most ${mostShown}. What is not public is left out`,
    access: 'public',
    query: z.strictObject({ ids: things }),
    success: { status: 200, reply: z.array(itemSummary) },
  },
  'GET /trips': {
    summary: 'My trips, the one changed last first',
    access: 'user',
    success: { status: 200, reply: z.array(tripInList) },
  },
  'GET /trips/joined': {
    summary: 'Trips of others that I have joined by a link, as long as the link is not revoked',
    access: 'user',
    success: { status: 200, reply: z.array(joined) },
  },
  'POST /trips': {
    summary: `Begins a trip; at most ${mostTrips} an account`,
    access: 'user',
    body: newTrip,
    success: { status: 201, reply: trip },
    refusals: ['CONFLICT'],
  },
  'GET /trips/{id}': {
    summary: 'A trip: one’s own, or with the key of a link that was shared',
    access: 'public',
    session: 'or key',
    query: byLink,
    success: { status: 200, reply: trip },
  },
  'PATCH /trips/{id}': {
    summary: 'Changes what is named of a trip; with a link that may change it, too',
    access: 'public',
    session: 'or key',
    query: byLink,
    body: tripChange,
    success: { status: 200, reply: trip },
    refusals: ['FORBIDDEN', 'STALE_VERSION'],
  },
  'DELETE /trips/{id}': {
    summary: 'Deletes one of one’s own trips, with its links',
    access: 'user',
    success: { status: 204, reply: empty },
  },
  'PUT /trips/{id}/items/{kind}/{itemId}': {
    summary: 'Saves a place or a listing into a trip; saving it again changes its stop and note',
    access: 'public',
    session: 'or key',
    query: byLink,
    body: z
      .object({ stopId: z.string().max(40).nullish(), note: z.string().max(500).optional() })
      .nullish()
      .transform((sent) => sent ?? {}),
    success: { status: 200, reply: trip },
    refusals: ['FORBIDDEN', 'CONFLICT'],
  },
  'DELETE /trips/{id}/items/{kind}/{itemId}': {
    summary: 'Takes something out of a trip; what is not in it is no error',
    access: 'public',
    session: 'or key',
    query: byLink,
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN'],
  },
  'POST /trips/merge': {
    summary:
      'Brings what a device kept without a network or before sign-in: of every field, stop and saved thing the newest stays, and nothing is lost. Answers with those trips as they are now',
    access: 'user',
    body: z.object({
      sentAt,
      trips: z.array(tripCopy).min(1).max(mostTrips, t('At most {mostTrips} trips.', { mostTrips })),
    }),
    success: { status: 200, reply: z.array(trip) },
    refusals: ['CONFLICT'],
  },
  'POST /trips/{id}/merge': {
    summary:
      'Brings a device’s copy of one trip that is changed together, with a link that may change it: of every field, stop and saved thing the newest stays, so that two devices write over nothing of each other',
    access: 'public',
    session: 'or key',
    query: byLink,
    body: z.object({ sentAt, trip: tripCopy }),
    success: { status: 200, reply: trip },
    refusals: ['FORBIDDEN', 'CONFLICT'],
  },
  'PUT /trips/{id}/joined': {
    summary: `Joins a trip of another by a link that may change it, so that my account opens it on all my devices until the link is revoked; at most ${mostTrips}. Without a key one that I left comes back`,
    access: 'user',
    query: byLink,
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN', 'CONFLICT'],
  },
  'DELETE /trips/{id}/joined': {
    summary: 'Leaves a trip of another; one that I have not joined is no error',
    access: 'user',
    success: { status: 204, reply: empty },
  },
  'GET /trips/{id}/links': {
    summary: 'The links by which one of my trips is shared, without their keys',
    access: 'user',
    success: { status: 200, reply: z.array(link) },
  },
  'POST /trips/{id}/links': {
    summary: `Makes a secret link to a trip, to read or to change it; at most ${mostLinks}. Its key is told here alone`,
    access: 'user',
    body: z.object({ right: z.enum(linkRights).default('read') }),
    success: { status: 201, reply: link.extend({ key: z.string(), url: z.string() }) },
    refusals: ['CONFLICT'],
  },
  'DELETE /trips/{id}/links/{linkId}': {
    summary: 'Revokes a link: from now on it opens nothing',
    access: 'user',
    success: { status: 204, reply: empty },
  },
} as const satisfies Record<string, Endpoint>;
