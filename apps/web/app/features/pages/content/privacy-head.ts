import { t } from '@serendib/contract/words/t';

/** What a page says of the privacy policy before its words are there. */
export const privacyHead = {
  path: '/privacy-policy',
  title: t('Privacy policy'),
  description: t('What Serendib keeps about you, why, for how long, and what you can ask of us.'),
};
