import { t } from '../words/t.ts';
import type { Offer } from './offer.ts';

/** What it costs to change one's mind, in the words of the offer. */
export const cancellationWords = (cancellation: Offer['cancellation']): string =>
  'words' in cancellation
    ? cancellation.words
    : cancellation.freeUntilDays === 0
      ? t('Free of charge until the first day')
      : t(
          '{days, plural, one {Free of charge until # day before} other {Free of charge until # days before}}',
          {
            days: cancellation.freeUntilDays,
          },
        );
