import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { id, instant } from '../paging.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';

/** What needs an administrator at once, each with the words that head it. */
export const alertKinds = {
  chargeback: t('A bank took money back'),
  paid_again: t('An order was paid more than once'),
  refused_notification: t('A signed notification of a payment was refused'),
  unknown_order: t('A signed notification named an order that is not ours'),
  backup_failed: t('The backup could not be made'),
  backup_incomplete: t('Files are missing from the backup'),
} as const;
export type AlertKind = keyof typeof alertKinds;
const kindNames = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]];

/** So many are shown at once; the others come as these are answered. */
export const mostAlerts = 50;

/** Where what an alert is about is seen; `subject` is the order, where it is about one. */
export function alertPath(kind: AlertKind, subject: string): string {
  if (kind === 'backup_failed' || kind === 'backup_incomplete') return '/admin';
  if (kind === 'unknown_order') return '/admin/payments';
  return `/admin/payments/view/${encodeURIComponent(subject)}`;
}

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
