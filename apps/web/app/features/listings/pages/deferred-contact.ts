import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

// Links, which work before their scripts have come.
export const Contact = deferHydration('ways', () => import('./contact.tsx').then((part) => part.Contact));
export const ContactBar = deferHydration('contact-bar', () =>
  import('./contact-bar.tsx').then((part) => part.ContactBar),
);
