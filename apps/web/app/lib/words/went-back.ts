import { t } from '@serendib/contract/words/t';

/** What is said to its owner of what was taken down because its payment went back, where it would say to mend it. */
export const wentBack = {
  title: t('Not shown: the payment for it went back'),
  words: t('Nothing in it has to be changed. Once it is paid for again, send it again.'),
  link: t('Pay and send it again'),
} as const;
