import { dayAfter, dayInWords } from '@serendib/contract/calendar';
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

/** What an agreement says of its end, on the day on which one thinks of it. */
export function endingWords(
  { cancellation, from }: Pick<Offer, 'cancellation' | 'from'>,
  today: string,
): string {
  if ('words' in cancellation) return t('Agreed about cancelling: {words}', { words: cancellation.words });
  if (!from) return cancellationWords(cancellation);
  const last = dayAfter(from, -cancellation.freeUntilDays);
  const day = dayInWords(last);
  return today <= last
    ? t('As you agreed, it is free of charge until {day}.', { day })
    : t(
        'As you agreed, it was free of charge until {day}. Please talk to each other about what is due now.',
        {
          day,
        },
      );
}

export const unitWords = (unit: Offer['lines'][number]['unit'], quantity: number): string =>
  ({
    day: t('{quantity, plural, one {# day} other {# days}}', { quantity }),
    night: t('{quantity, plural, one {# night} other {# nights}}', { quantity }),
    km: t('{quantity} km', { quantity }),
    person: t('{quantity, plural, one {# person} other {# people}}', { quantity }),
    trip: t('{quantity, plural, one {once} other {# times}}', { quantity }),
  })[unit];
