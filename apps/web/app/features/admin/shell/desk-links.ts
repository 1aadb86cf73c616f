import type { KindName } from '@serendib/contract/listings/kind';

export interface DeskLink {
  to: string;
  label: string;
  /** Whose waiting listings are counted beside it. */
  kind?: KindName;
}

/** Where an administrator works, in the order of the side. */
export const deskLinks: readonly { title: string; links: readonly DeskLink[] }[] = [
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
      { to: '/admin/tour-guides', label: 'Tour guides', kind: 'tourGuide' },
      { to: '/admin/vehicles', label: 'Vehicles', kind: 'vehicle' },
      { to: '/admin/tours', label: 'Tours', kind: 'tour' },
      { to: '/admin/affiliate-links', label: 'Business listings', kind: 'businessListing' },
      { to: '/admin/blogs', label: 'Blogs', kind: 'blog' },
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
