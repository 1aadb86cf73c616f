import { monthName } from '@serendib/contract/calendar';
import { weatherIn } from '@serendib/contract/season/climate';
import type { Month } from '@serendib/contract/season/months-in';
import { fitIn, type PlaceMonths } from '@serendib/contract/season/place-months';
import { t } from '@serendib/contract/words/t';
import { monthsWords } from '~/lib/words/months-words.ts';

/** When a place is at its best, for who has not said when; nothing where its own words name no months. */
export function bestTimeLine({ bestMonths }: Pick<PlaceMonths, 'bestMonths'>): string | undefined {
  if (bestMonths.length === 0) return undefined;
  return bestMonths.length >= 12
    ? t('Good all year')
    : t('Best time: {months}', { months: monthsWords(bestMonths) });
}

/** What a month is like at a place, in a few words. */
export function seasonLine(place: PlaceMonths & { district: string }, at: Month): string {
  const month = monthName(at);
  const weather = weatherIn(place.district, at);
  switch (fitIn(place, at)) {
    case 'avoid':
      return weather === 'monsoon'
        ? t('Monsoon in {month}', { month })
        : t('Rough sea in {month}', { month });
    case 'between':
      return t('Showers in {month}', { month });
    default:
      if (weather === 'dry') return t('Dry in {month}', { month });
      return weather === 'monsoon'
        ? t('Good in {month}, even in the monsoon', { month })
        : t('Good in {month}, with showers', { month });
  }
}
