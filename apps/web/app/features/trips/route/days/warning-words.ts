import { monthName } from '@serendib/contract/calendar';
import type { Warning } from '@serendib/contract/trips/route/advice/warnings';
import type { RouteStop } from '@serendib/contract/trips/route/days';
import type { Planner } from '@serendib/contract/trips/route/planner';
import { t } from '@serendib/contract/words/t';
import { hoursOf, placeWords, stopName } from '../route-words.ts';

/** A warning in words for a traveller. */
export function warningWords(warning: Warning, stops: readonly RouteStop[], planner: Planner): string {
  const nameOf = (id: string) => {
    const stop = stops.find((one) => one.id === id);
    return stop ? stopName(stop, planner) : '';
  };
  switch (warning.kind) {
    case 'longDrive':
      return t('Day {day}: {hours} in the car. A night on the way would help.', {
        day: warning.day,
        hours: hoursOf(warning.minutes),
      });
    case 'farDayTrip':
      return t(
        'Day {day}: {place} is {hours} there and back, too far for one day. Stay a night there instead.',
        {
          day: warning.day,
          place: placeWords(warning.place, planner),
          hours: hoursOf(warning.minutes),
        },
      );
    case 'manyDayTrips':
      return t(
        '{place}: {dayTrips, plural, one {# day trip} other {# day trips}} for {days, plural, one {# day} other {# days}}, which is too much driving. Stay longer, or leave one out.',
        { place: nameOf(warning.stop), dayTrips: warning.dayTrips, days: warning.days },
      );
    case 'noNights':
      return t('{place}: no night, so you only pass through.', { place: nameOf(warning.stop) });
    case 'twice':
      return t('{place} is in your trip twice. Is that what you want?', { place: nameOf(warning.stop) });
    case 'offSeason':
      return t('{place}: {month} is off season there, with rain or a rough sea.', {
        place: placeWords(warning.place, planner),
        month: monthName(warning.month),
      });
    case 'closed':
      return warning.day === null
        ? warning.times.words
        : t('Day {day}: you would come too late. {words}', { day: warning.day, words: warning.times.words });
    case 'lastMile':
      return warning.by === 'by boat'
        ? t('{place}: the road ends at the sea. You go on by boat, which is not in the hours.', {
            place: placeWords(warning.place, planner),
          })
        : t('{place}: the road ends below. You go on on foot, which is not in the hours.', {
            place: placeWords(warning.place, planner),
          });
    case 'farFirstNight':
      return t(
        'The first night is {hours} from the airport. If you land in the evening, sleep near it, in Negombo say.',
        { hours: hoursOf(warning.minutes) },
      );
    case 'noPoint':
      return t('{place} is on no map of ours, so its way and weather are not known.', {
        place: nameOf(warning.stop),
      });
  }
}
