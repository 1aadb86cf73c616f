import { t } from '@serendib/contract/words/t';

/** Ends a mail about what our team did. */
export const ifThisIsWrong = t('If you think this is wrong, please write to us.');

/** An answer to a mail of ours arrives nowhere: what has to reach us is written on the page for it. */
export const writeToUs = { words: t('Write to us'), path: '/contact' };
