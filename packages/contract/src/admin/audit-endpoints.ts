import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { kindNames } from '../listings/kinds/index.ts';
import { id, instant, paging, search } from '../paging.ts';
import { told } from '../words/told.ts';

/** What an administrator's doing can be done to. */
export const auditSubjects = [
  ...kindNames,
  'destination',
  'user',
  'review',
  'payment',
  'settings',
  'alert',
  'inquiry',
  'job',
  'audit',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

const entry = z.object({
  _id: id,
  at: instant,
  actorId: id,
  actorName: z.string().meta({
    description:
      'Who did it; “The settings of the server” or “The operator of the server” where no administrator did.',
  }),
  action: z.string().meta({ description: 'A verb, such as “approve”.' }),
  thing: z.enum(auditSubjects),
  thingId: z.string(),
  thingName: z.string().meta({ description: 'What it was called then.' }),
  reason: told(z.string().nullable(), 'label'),
  bulkOf: z
    .int()
    .nullable()
    .meta({ description: 'Of how many things done at once it was one; null where it was done by itself.' }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  erasedAt: instant.nullable().meta({
    description:
      'When it lost what it held of a person: 30 days after the account or the listing was deleted.',
  }),
});
export type AuditEntry = z.infer<typeof entry>;

/** What the list can be narrowed by; its export takes the same. */
export const auditFilters = {
  actorId: id.optional(),
  thing: z.enum(auditSubjects).optional(),
  thingId: z.string().max(100).optional(),
  action: z.string().max(40).optional(),
  from: z.iso.date().optional().meta({ description: 'The first day in Sri Lanka.' }),
  to: z.iso.date().optional().meta({ description: 'The last day in Sri Lanka, included.' }),
  search: search.meta({ description: 'Words of what the thing was called.' }),
};

export const auditEndpoints = {
  'GET /admin/audit': {
    summary: 'What administrators did, newest first',
    access: 'admin',
    query: z.strictObject({ ...paging, ...auditFilters }),
    success: { status: 200, reply: z.array(entry) },
  },
} as const satisfies Record<string, Endpoint>;
