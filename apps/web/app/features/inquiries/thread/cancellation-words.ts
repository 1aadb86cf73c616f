import { dayAfter, dayInWords } from '@serendib/contract/calendar';
import { cancellationWords } from '@serendib/contract/inquiries/cancellation-in-words';
import type { Offer } from '@serendib/contract/inquiries/offer';
import { t } from '@serendib/contract/words/t';

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
