import { promotion } from '../promotion.ts';

/** What pages show as long as nobody has set anything. */
export const deliveredSettings = {
  promotionLastDay: promotion.lastDay as string,
  contactEmail: 'hello@serendib.example',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/serendib' },
    { name: 'Instagram', href: 'https://www.instagram.com/serendib' },
    { name: 'YouTube', href: 'https://www.youtube.com/@serendib' },
  ],
};
