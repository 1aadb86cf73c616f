import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { id, instant } from '../paging.ts';
import { told } from '../words/told.ts';
import { type AlertKind, alertKinds } from './alert-kinds.ts';

const kindNames = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]];

/** So many are shown at once; the others come as these are answered. */
export const mostAlerts = 50;

const alert = z.object({
  _id: id,
  kind: z.enum(kindNames),
  subject: z.string().meta({ description: 'What it is about: an order, or the backup.' }),
  what: told(z.string().meta({ description: 'What happened, in a sentence.' })),
  raisedAt: instant,
});
export type Alert = z.infer<typeof alert>;

export const alertEndpoints = {
  'GET /admin/alerts': {
    summary: `What needs an administrator and was not answered, oldest first, at most ${mostAlerts}`,
    access: 'admin',
    success: { status: 200, reply: z.array(alert) },
  },
  'POST /admin/alerts/{id}/answer': {
    summary: 'Says that what it needed is done; it is gone from the dashboard of everybody',
    access: 'admin',
    success: { status: 204, reply: empty },
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
