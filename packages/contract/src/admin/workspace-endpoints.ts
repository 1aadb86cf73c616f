import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { kindNames } from '../listings/kinds/index.ts';
import { listingStatuses } from '../listings/listing-statuses.ts';
import { cursor, id, instant } from '../paging.ts';
import { paymentStatuses } from '../payments/states.ts';
import { formatNumber } from '../words/format-number.ts';
import { t } from '../words/t.ts';
import { longestAdminNote } from './limits.ts';

/** So many of each sort are found at once. */
export const mostFound = 8;

const foundListing = z.object({
  _id: id,
  kind: z.enum(kindNames),
  title: z.string(),
  status: z.enum(listingStatuses),
  isHidden: z.boolean(),
  plateNumber: z.string().nullable(),
  ownerName: z.string().nullable(),
});
const foundPerson = z.object({ _id: id, userName: z.string(), email: z.string(), isSuspended: z.boolean() });
const foundPayment = z.object({
  orderId: z.string(),
  description: z.string(),
  status: z.enum(paymentStatuses),
  userName: z.string().nullable(),
});
const found = z.object({
  listings: z.array(foundListing),
  people: z.array(foundPerson),
  payments: z.array(foundPayment),
});
export type AdminSearchResult = z.infer<typeof found>;

const note = z.object({
  _id: id,
  at: instant,
  authorId: id,
  authorName: z.string(),
  text: z.string(),
});
export type AdminNote = z.infer<typeof note>;

const about = { listingId: id.optional(), userId: id.optional() };
type About = { listingId?: string | undefined; userId?: string | undefined };
const isOne = ({ listingId, userId }: About) => (listingId === undefined) !== (userId === undefined);
const oneOfThem = { error: t('Please name a listing or a person.'), path: ['listingId'] };

/** Who has not been heard of for so many seconds is not looking any more. */
export const presenceSeconds = 45;

export const adminWorkspaceEndpoints = {
  'GET /admin/search': {
    summary:
      'Looks for something in all there is: listings by words, owner, plate or telephone, people, and orders by their number',
    access: 'admin',
    query: z.strictObject({ q: z.string().trim().min(2, t('Please type at least two signs.')).max(100) }),
    success: { status: 200, reply: found },
  },
  'GET /admin/notes': {
    summary:
      'What administrators noted of a listing or a person, newest first; the Link header leads to what is beyond 200. Nobody else reads it',
    access: 'admin',
    query: z.strictObject({ ...about, cursor }),
    success: { status: 200, reply: z.array(note) },
  },
  'POST /admin/notes': {
    summary: 'Notes something of a listing or a person for other administrators',
    access: 'admin',
    body: z
      .object({
        ...about,
        text: z
          .string(t('Please write something.'))
          .trim()
          .min(1, t('Please write something.'))
          .max(
            longestAdminNote,
            t('A note can have at most {longest} characters.', { longest: formatNumber(longestAdminNote) }),
          ),
      })
      .refine(isOne, oneOfThem),
    success: { status: 201, reply: note },
    refusals: ['NOT_FOUND'],
  },
  'DELETE /admin/notes/{id}': {
    summary: 'Deletes a note; one’s own alone',
    access: 'admin',
    success: { status: 204, reply: empty },
  },
  'PUT /admin/listings/{id}/presence': {
    summary: `Says that one is looking at a listing, for ${presenceSeconds} seconds, and tells who else is`,
    access: 'admin',
    success: {
      status: 200,
      reply: z.object({ others: z.array(z.object({ userName: z.string(), since: instant })) }),
    },
  },
  'DELETE /admin/listings/{id}/presence': {
    summary: 'Says that one is looking no more',
    access: 'admin',
    success: { status: 204, reply: empty },
  },
} as const satisfies Record<string, Endpoint>;
