import { promotion } from '../promotion.ts';

/** The settings before an administrator has saved any. */
export const deliveredSettings = {
  // Until an administrator has set them prices are told as they are written.
  rates: null,
  promotionLastDay: promotion.lastDay as string,
  contactEmail: 'hello@serendib.example',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/serendib' },
    { name: 'Instagram', href: 'https://www.instagram.com/serendib' },
    { name: 'YouTube', href: 'https://www.youtube.com/@serendib' },
  ],
};
