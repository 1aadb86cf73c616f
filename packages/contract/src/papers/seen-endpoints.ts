import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { day } from '../fields.ts';
import { id, instant } from '../paging.ts';
import { seenTypes } from './seen.ts';

const seenForAdmin = z.object({
  type: z.enum(seenTypes),
  validUntil: z.iso.date(),
  seenAt: instant,
  seenBy: z.object({ _id: id, userName: z.string() }),
});
export type SeenForAdmin = z.infer<typeof seenForAdmin>;
const reply = z.array(seenForAdmin);

export const seenEndpoints = {
  'GET /admin/listings/{id}/seen': {
    summary: 'Which papers of a listing our team has seen: who, when, and until when they are valid',
    access: 'admin',
    success: { status: 200, reply },
  },
  'PUT /admin/listings/{id}/seen/{type}': {
    summary:
      'Records that one has seen a paper of a listing, which its page says until the last day of the paper; its owner is asked for the next one 30 days before',
    access: 'admin',
    body: z.strictObject({ validUntil: day }),
    success: { status: 200, reply },
  },
  'DELETE /admin/listings/{id}/seen/{type}': {
    summary: 'Takes back that a paper was seen',
    access: 'admin',
    success: { status: 200, reply },
  },
} as const satisfies Record<string, Endpoint>;
