import type { AuditEntry, AuditSubject } from '@serendib/contract/admin/audit-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { capitalised } from '~/lib/words/capitalised.ts';

export const subjectLabels: Record<AuditSubject, string> = {
  ...(Object.fromEntries(kindNames.map((kind) => [kind, capitalised(kinds[kind].noun)])) as Record<
    KindName,
    string
  >),
  destination: t('Destination'),
  user: t('User'),
  review: t('Review'),
  payment: t('Payment'),
  settings: t('Settings'),
  alert: t('Alert'),
  inquiry: t('Question of a traveller'),
  job: t('Work behind the pages'),
  audit: t('Audit'),
};

export const things = Object.entries(subjectLabels).map(([value, label]) => ({ value, label }));

/** The page of the back office on which the thing of an entry is found. */
export const pageOf = ({ thing, thingId, action }: AuditEntry): string | null => {
  if (action === 'export') return null;
  if (action === 'reconcile') return '/admin/payments';
  if (thing in kinds) return `${kinds[thing as keyof typeof kinds].pages.admin}?id=${thingId}`;
  if (thing === 'user') return `/admin/users?id=${thingId}`;
  if (thing === 'review') return `/admin/reviews?id=${thingId}`;
  if (thing === 'destination') return `/admin/destinations?id=${thingId}`;
  if (thing === 'payment') return `/admin/payments/view/${thingId}`;
  if (thing === 'alert') return '/admin';
  if (thing === 'job') return '/admin/failed-jobs';
  if (thing === 'settings') return '/admin/settings';
  return null;
};
