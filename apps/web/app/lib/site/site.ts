import { t } from '@serendib/contract/words/t';

/** What the site says of itself. */
export const site = {
  name: 'Serendib',
  line: t('Small island. Take the long way.'),
  description: t(
    'Guides, drivers, tours, rooms and tables across Sri Lanka: you ring or write to the people who run them.',
  ),
} as const;

export const mainLinks = [
  { to: '/', label: t('Home') },
  { to: '/destinations', label: t('Destinations') },
  { to: '/map', label: t('Map') },
  { to: '/tours', label: t('Tour List') },
  { to: '/tour-guides', label: t('Tour Guides') },
  { to: '/blogs', label: t('Blogs') },
  { to: '/affiliate-links', label: t('Bookings') },
  { to: '/partnership', label: t('Partnership') },
  { to: '/vehicles', label: t('Vehicles') },
] as const;

/** In the menu of phones and at the foot of pages: the bar has no room for all of them. */
export const menuLinks = [...mainLinks, { to: '/trip', label: t('My trip') }] as const;
