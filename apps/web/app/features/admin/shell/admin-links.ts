import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
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
    title: 'Today',
    links: [
      { to: '/admin', label: 'Dashboard' },
      { to: '/admin/queue', label: 'Queue' },
    ],
  },
  {
    title: 'Listings',
    links: [
      ...kindNames.map((kind) => ({ to: kinds[kind].pages.admin, label: kindUi[kind].title, kind })),
      { to: '/admin/destinations', label: 'Destinations' },
    ],
  },
  {
    title: 'People and money',
    links: [
      { to: '/admin/users', label: 'Users' },
      { to: '/admin/reviews', label: 'Reviews' },
      { to: '/admin/payments', label: 'Payments' },
      { to: '/admin/chargebacks', label: 'Chargebacks' },
      { to: '/vehicle-premium', label: 'Vehicle premium' },
    ],
  },
  {
    title: 'The site',
    links: [
      { to: '/admin/audit', label: 'Audit' },
      { to: '/admin/settings', label: 'Settings' },
    ],
  },
];
