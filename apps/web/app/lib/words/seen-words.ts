import { monthInWords } from '@serendib/contract/calendar-words';
import { seenLabels } from '@serendib/contract/papers/seen';
import type { PaperSeen } from '@serendib/contract/papers/seen-schema';
import { t } from '@serendib/contract/words/t';

/** `Licence of a national guide seen, valid until March 2028`; of an address when it was visited. */
export const seenWords = ({ type, seenOn, validUntil }: PaperSeen): string =>
  type === 'address'
    ? t('Address visited in {month}', { month: monthInWords(seenOn) })
    : t('{paper} seen, valid until {month}', { paper: seenLabels[type], month: monthInWords(validUntil) });
