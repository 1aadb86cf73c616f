import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import type { Listed } from '~/lib/api/call.ts';

/** `1,000+`, where counting stopped. */
export const countWords = ({ total, capped }: Pick<Listed<unknown>, 'total' | 'capped'>): string =>
  `${formatNumber(total)}${capped ? '+' : ''}`;

/** How many match of all that there are. */
export const ofAllWords = (list: Pick<Listed<unknown>, 'total' | 'capped' | 'totalUnfiltered'>): string =>
  t('{shown} of {all}', { shown: countWords(list), all: formatNumber(list.totalUnfiltered) });
