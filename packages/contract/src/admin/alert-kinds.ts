import { t } from '../words/t.ts';

/** What needs an administrator at once, each with the words that head it. */
export const alertKinds = {
  chargeback: t('A bank took money back'),
  paid_again: t('An order was paid more than once'),
  payer_gone: t('Money came in for an account that was deleted'),
  refused_notification: t('A signed notification of a payment was refused'),
  unknown_order: t('A signed notification named an order that is not ours'),
  backup_failed: t('The backup could not be made'),
  backup_incomplete: t('Files are missing from the backup'),
  backup_not_removed: t('An old backup could not be removed'),
} as const;
export type AlertKind = keyof typeof alertKinds;

/** Where what an alert is about is seen; `subject` is the order, where it is about one. */
export function alertPath(kind: AlertKind, subject: string): string {
  if (kind.startsWith('backup_')) return '/admin';
  if (kind === 'unknown_order') return '/admin/payments';
  return `/admin/payments/view/${encodeURIComponent(subject)}`;
}
