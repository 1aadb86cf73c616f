import { deliveredSettings } from '@serendib/contract/admin/delivered-settings';

/** What the site says of itself. */
export const site = {
  name: 'Serendib',
  line: 'Small island. Take the long way.',
  description:
    'Guides, drivers, tours, rooms and tables across Sri Lanka: you ring or write to the people who run them.',
  /** As delivered; what operators have set instead is known to `useContact`. */
  email: deliveredSettings.contactEmail,
  social: deliveredSettings.social,
} as const;

export const mainLinks = [
  { to: '/', label: 'Home' },
  { to: '/destinations', label: 'Destinations' },
  { to: '/map', label: 'Map' },
  { to: '/tours', label: 'Tour List' },
  { to: '/tour-guides', label: 'Tour Guides' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/affiliate-links', label: 'Bookings' },
  { to: '/partnership', label: 'Partnership' },
  { to: '/vehicles', label: 'Vehicles' },
] as const;
