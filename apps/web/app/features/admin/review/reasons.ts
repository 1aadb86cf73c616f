import type { KindName } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import { kindUi } from '~/kinds/index.ts';

const everywhere = [
  {
    label: t('Photos'),
    words: t(
      'Please send clear photos of your own. The ones we have are blurred, very small, or taken from elsewhere.',
    ),
  },
  {
    label: t('Too short'),
    words: t('Please tell travellers more. With only a few words they cannot tell what to expect.'),
  },
  {
    label: t('Contact', {}, 'of an owner'),
    words: t(
      'We could not reach you by the phone number or address you gave. Please check them and send it again.',
    ),
  },
  {
    label: t('Twice'),
    words: t('You have listed this before. Please keep one listing and change it where something is new.'),
  },
];

/** What is often said to owners, to begin from. Several kinds at once: what is true of all. */
export const reasonsFor = (kinds: readonly KindName[]) => {
  const [kind, ...others] = new Set(kinds);
  return kind && others.length === 0 ? [...kindUi[kind].reasons, ...everywhere] : everywhere;
};
