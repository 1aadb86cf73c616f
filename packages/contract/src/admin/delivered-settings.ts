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

/** Whether it is the made-up one, which no mail reaches. The value tells: saving rates stores it as it stands. */
export const isDelivered = (contactEmail: string): boolean => contactEmail === deliveredSettings.contactEmail;

/** Without the links to pages of strangers; one who has set an address has chosen the links beside it. */
export const ownLinks = <Link extends { href: string }>(contactEmail: string, social: Link[]): Link[] =>
  isDelivered(contactEmail)
    ? social.filter(({ href }) => !deliveredSettings.social.some((delivered) => delivered.href === href))
    : social;
