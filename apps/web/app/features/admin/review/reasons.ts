import type { KindName } from '@serendib/contract/listings/kind';
import { kindUi } from '~/kinds/index.ts';

const everywhere = [
  {
    label: 'Photos',
    words:
      'Please send clear photos of your own. The ones we have are blurred, very small, or taken from elsewhere.',
  },
  {
    label: 'Too short',
    words: 'Please tell travellers more. With only a few words they cannot tell what to expect.',
  },
  {
    label: 'Contact',
    words:
      'We could not reach you by the phone number or address you gave. Please check them and send it again.',
  },
  {
    label: 'Twice',
    words: 'You have listed this before. Please keep one listing and change it where something is new.',
  },
];

/** What is often said to owners, to begin from. Several kinds at once: what is true of all. */
export const reasonsFor = (kinds: readonly KindName[]) => {
  const [kind, ...others] = new Set(kinds);
  return kind && others.length === 0 ? [...kindUi[kind].reasons, ...everywhere] : everywhere;
};
