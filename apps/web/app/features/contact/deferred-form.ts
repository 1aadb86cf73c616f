import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

export const ContactForm = deferHydration('contact', () =>
  import('./contact-form.tsx').then((part) => part.ContactForm),
);
