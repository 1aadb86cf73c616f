import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { kindUi } from '~/kinds/index.ts';

export interface AdminLink {
  to: string;
  label: string;
  /** Whose waiting listings are counted beside it. */
  kind?: KindName;
}

/** Where an administrator works, in the order of the side. */
export const adminLinks: readonly { title: string; links: readonly AdminLink[] }[] = [
  {
    title: t('Today'),
    links: [
      { to: '/admin', label: t('Dashboard') },
      { to: '/admin/queue', label: t('Queue') },
    ],
  },
  {
    title: t('Listings'),
    links: [
      ...kindNames.map((kind) => ({ to: kinds[kind].pages.admin, label: kindUi[kind].title, kind })),
      { to: '/admin/destinations', label: t('Destinations') },
      { to: '/admin/deleted', label: t('Deleted listings') },
    ],
  },
  {
    title: t('People and money'),
    links: [
      { to: '/admin/users', label: t('Users') },
      { to: '/admin/reviews', label: t('Reviews') },
      { to: '/admin/inquiries', label: t('Reported inquiries') },
      { to: '/admin/payments', label: t('Payments') },
      { to: '/admin/chargebacks', label: t('Chargebacks') },
      { to: '/vehicle-premium', label: t('Vehicle premium') },
    ],
  },
  {
    title: t('The site'),
    links: [
      { to: '/admin/audit', label: t('Audit') },
      { to: '/admin/failed-jobs', label: t('What failed') },
      { to: '/admin/settings', label: t('Settings') },
    ],
  },
];
