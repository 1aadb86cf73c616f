import type { Offer } from '@serendib/contract/inquiries/offer';
import { t } from '@serendib/contract/words/t';

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

export const unitWords = (unit: Offer['lines'][number]['unit'], quantity: number): string =>
  ({
    day: t('{quantity, plural, one {# day} other {# days}}', { quantity }),
    night: t('{quantity, plural, one {# night} other {# nights}}', { quantity }),
    km: t('{quantity} km', { quantity }),
    person: t('{quantity, plural, one {# person} other {# people}}', { quantity }),
    trip: t('{quantity, plural, one {once} other {# times}}', { quantity }),
  })[unit];
