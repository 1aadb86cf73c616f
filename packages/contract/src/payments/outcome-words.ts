import { t } from '../words/t.ts';
import type { testCards } from './gateway.ts';

/** What comes of paying with the test cards. */
export const outcomeWords: Record<(typeof testCards)[number]['outcome'], string> = {
  Accepted: t('Accepted'),
  'Insufficient funds': t('Insufficient funds'),
  'Limit exceeded': t('Limit exceeded'),
  'Do not honour': t('Do not honour'),
  'Network error': t('Network error'),
};
