import { z } from 'zod';
import { type Endpoint, empty, fileOf } from '../endpoint.ts';
import { kindNames } from '../listings/kinds/index.ts';
import { largestPhotoBytes } from '../media/images.ts';
import { id, instant } from '../paging.ts';
import { paperDays, paperTypes, waitingPaperDays } from './papers.ts';

const paper = z.object({
  _id: id,
  type: z.enum(paperTypes),
  addedAt: instant,
  decidedAt: instant.nullable().meta({
    description: `When it was looked at with a decision; ${paperDays} days later it is deleted.`,
  }),
});
export type Paper = z.infer<typeof paper>;

export const paperEndpoints = {
  'GET /papers': {
    summary:
      'Papers of a listing, its owner’s and administrators’; or those that wait for one’s next listing of a kind',
    access: 'user',
    query: z.strictObject({ listingId: id.optional(), kind: z.enum(kindNames).optional() }),
    success: { status: 200, reply: z.array(paper) },
    refusals: ['NOT_FOUND'],
  },
  'POST /papers': {
    summary: `Takes a photo of a paper (up to ${largestPhotoBytes / 1024 / 1024} MB) as the file "paper", with its \`type\` and \`listingId\`, or \`kind\` where the listing is yet to be made within ${waitingPaperDays} days. Only its owner and administrators see it`,
    access: 'user',
    consumes: ['multipart/form-data'],
    form: z.object({
      paper: z.file(),
      type: z.enum(paperTypes),
      listingId: id.optional(),
      kind: z.enum(kindNames).optional(),
    }),
    success: { status: 201, reply: paper },
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'CONFLICT'],
  },
  'GET /papers/{id}/photo': {
    summary:
      'The photo itself, for its owner and administrators; that an administrator looked is in the audit',
    access: 'user',
    success: fileOf('image/webp'),
  },
  'DELETE /papers/{id}': {
    summary: 'Deletes one of one’s own papers',
    access: 'user',
    success: { status: 204, reply: empty },
  },
} as const satisfies Record<string, Endpoint>;
